summary = Bid cards for prizes; equal highest bids cancel out. The example of how to add a game.

### The rules

rule-goal = Five prizes worth 1 to 5 points come up one after the other. Whoever has the most points in the end wins.
    .title = The goal
rule-bidding = Everyone holds the cards 1 to 5. For each prize everyone bids one card at once, face down. The cards are turned over together, and they are gone.

    The highest bid takes the prize. If two made it, nobody does.
    .title = Bidding

### What happens

prize-shown = A prize of { $prize } comes up.
bid-made = { FORM($who) ->
    [you] You lay a bid face down.
   *[one] { NAMES($who) } lays a bid face down.
}
bid-shown = { FORM($who) ->
    [you] You have bid { $card }.
   *[one] { NAMES($who) } has bid { $card }.
}
prize-taken = { FORM($who) ->
    [you] You take the prize.
   *[one] { NAMES($who) } takes the prize.
}
prize-lost = The highest bids are equal: nobody takes the prize.

### What goes on now

now-prize = A prize of { $prize }
now-bid = Bid a card. All are turned over at once.
now-waiting = { FORM($who) ->
    [one] { NAMES($who) } is choosing a card.
   *[many] { NAMES($who) } are choosing a card.
}
now-over = No prize is left

### What may be done, and what it would bring

bid = Bid the { $card }
preview-certain = Nobody can bid as high: the prize of { $prize } is yours.
preview-hopeless = Somebody is sure to bid higher.
preview-open = { $above ->
    [0] Nobody can bid higher, but an equal bid leaves the prize to nobody.
    [one] { $above } other can bid higher.
   *[other] { $above } others can bid higher.
}

### What may be asked about

explain-prize = The highest bid takes it. If two made that bid, nobody does.
explain-to-come = Still to come: { $cards }.
explain-card = The { $card }
explain-bid = It is bid for one prize and then gone.
explain-held = { FORM($who) ->
    [none] Nobody has it any more.
   *[one] Still held by { NAMES($who) }.
}
explain-points = The prizes taken, added up. The most points win.
explain-cards = { $cards }
explain-none = nothing
label-points = points

### What may not be done

refused-twice = You have bid for this prize; wait for the others.
refused-not-held = You do not hold that card.

### The table, drawn with letters

draw-over = No prize is left.
draw-prize = The prize: { $prize }    still to come: { $cards }
draw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-holds = holds
draw-thinking = thinking
