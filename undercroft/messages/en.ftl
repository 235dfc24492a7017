# What the program says itself about a game. What a game has to say stands in the game's own files.

### A table and who looks at it

seat = Seat { $seat }
players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
seen-by-seat = as { $name } sees it
seen-by-spectator = as a spectator sees it
seen-by-all = everything, hidden things included
position-heading = { $title }, { players }, { $eye }
own-cards = own cards
packs = { $packs ->
    [one] { $packs } card pack
   *[other] { $packs } card packs
}
own-cards-called = own cards "{ $name }"

### Where a game stands

waiting-for = Waiting for { NAMES($who) }.
may-do-nothing = { NAMES($who, you: "You") } may do nothing now.
over = The game is over. { $winners }
winners = { FORM($who) ->
    [none] Nobody wins: everyone has lost.
    [you] You win.
    [one] { NAMES($who) } wins.
   *[many] { NAMES($who, you: "You") } share the win.
}
team-wins = { NAMES($who, you: "You") } win as a team.
teams-share = { $teams } share the win: { NAMES($who) }.

### undercroft games

game = { $title }, { $fewest } to { $most } players, about { $minutes } minutes
lesson = { $title }, a lesson for people who add games
options = options (set with --option NAME=VALUE):
fits-players = for { $players } players
fits-not-with = not with { $values }
card-packs = card packs (add one with --pack NAME): { $packs }
cards-of-your-own = cards of your own: undercroft cards { $game } > mine.toml
the-rules = the rules: undercroft rules { $game }
play-one = Play one:  undercroft play { $game }

### undercroft rules

cards-in-play = The cards, for { $players } players

### undercroft replay

replay-heading = { $title }, { players }, { moves }{ $agreed }, { $eye }
deal = The deal
nothing-heard = (nothing to be heard)
table-after = The table after { moves }

### undercroft verify

holds =
    { $file } holds: { $title }, { players }, { moves }{ $agreed }.
    - Seed, setup and table are those committed to before the deal:
    {"  "}{ $commitment }
    { $mixed ->
        [0] - Nobody mixed anything into the deal; it was the dealer's alone.
        [one] - One player mixed random bytes into the deal, and they are those committed to.
       *[other] - { $mixed } players mixed random bytes into the deal, and they are those committed to.
    }{ $left ->
        [0] {""}
        [one] {" "}One was left out, who did not answer in time.
       *[other] {" "}{ $left } were left out, who did not answer in time.
    }{ $withheld ->
        [0] {""}
       *[other] {" "}It was begun anew { $withheld } times, because somebody held back what they had committed to.
    }
    - So dealt, every move is legal by version { $rules } of the rules, and the chain of all moves is whole.
    - They end the game as recorded, and no byte of the file was changed.
    Compare the commitment with the one the table showed you before the deal.

### undercroft play: sitting down

you-are = You are { $name }, in seat { $seat }. Against you: { $others }.
you-are-in-a-team = You are { $name }, in seat { $seat }, in a team with { $partners }. Against you: { $others }.
how-to-choose = Type what stands before a choice, and ? after it to hear what it would bring. `rules` tells the rules, ? helps, q leaves.
sealed = All chance is sealed. Its commitment, to check afterwards:
so-far = So far
thinking = { $name } is thinking

### undercroft play: choosing

help =
    You may type:
      2, b, ...  make the choice before which it stands
      2?, b?     hear what that choice would bring
      ? vault    hear what something on the table is and counts
      a word     make the choice in whose line alone it stands, such as: torch
      table      see the table again
      rules      read the rules of the game
      log, l     read what has happened so far
      hint       hear what a bot would do in your place
      quit, q    leave the table
    The choices listed are all that the rules allow you now.
    Nothing is played until you choose.

# What may be typed for each of these, apart by blanks. In every language the English words are understood too.
typed-help = ? h help
typed-table = table
typed-rules = rules
typed-log = l log
typed-hint = hint
typed-quit = q quit exit

choice = Your choice ({ $choices }):
only-choice = Your only choice (Enter):
choices-to = { $first } to { $last }
choices-or = { $others } or { $last }
type-one = Type { $choices } and Enter, or ? for help.
no-choice-number = There is no choice { $typed }. Type { $choices }, or ? for help.
no-choice = `{ $typed }` is no choice. Type { $choices }, or ? for help.
no-such-thing = Nothing here is called `{ $typed }`. You may ask about: { $things }.
may-mean = `{ $typed }` may mean { $choices }. Type which.
would-choose = A bot in your place would choose: { $choice }
would-bring = { $choice }: { $brings }
would-bring-unknown = { $choice }: what it would bring cannot be told beforehand.

### undercroft play: leaving and ending

left = You leave the table after { moves }.
left-kept = The game is kept in { $file }; go on with it whenever you like:
left-again = The same deal is dealt again by:
seed-was = The seed was { $seed }
commitment-was = Its commitment { $commitment }
kept = The game is kept in { $file }. Check it and see it again:
again = The same deal again, and this time keep the game to check and replay it:
