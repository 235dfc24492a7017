# What every game says alike. A game's own message file may say any of it in another way.

### How people are listed, and what the reader is called

# In the middle of a sentence. At its beginning a message says NAMES($who, you: "You").
you = you
nobody = nobody
list-two = { $first } and { $last }
list-more = { $first }, { $next }
list-last = { $first }, and { $last }

### What any game may have to say

name = { $name }
number = { $number }
whose-name = { NAMES($who, you: "You") }
with-rule = { $reason } (rule: { $rule })
no-time-limit = No time is running out now.
no-such-seat = There is no seat { $seat } at a table for { $players }.
team = Team { $team }
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

### What happens at a table rather than in its game
table-opened = The table is open.
table-left = Seat { $seat } is free again.
table-bot-sat = A bot sits down in seat { $seat }: { NAMES($who) }.
table-paused = The table rests.
table-time-ran-out = Time is up.
table-rematch = The same people go on at another table.
table-broken = The rules failed here. The table is closed, and a report was written.
table-rested = Nobody is here; the table rests until somebody is back.
table-woken = Somebody is here again; the game goes on.
table-left-out = { FORM($who) ->
    [you] You have mixed nothing into the deal: your client did not answer in time.
   *[one] { NAMES($who) } has mixed nothing into the deal: no answer came in time.
}
table-withheld = { $name } held back what was promised for the deal and has lost the seat. Everybody mixes anew.
table-out-of-time = { FORM($who) ->
    [you] Your time is up; a bot makes this move for you.
   *[one] Time is up for { NAMES($who) }; a bot makes this move.
}
table-away = { FORM($who) ->
    [you] You seem to be away.
   *[one] { NAMES($who) } seems to be away.
}
table-bot-let-play = { FORM($by) ->
    [you] You let a bot play for { NAMES($who) } until they are back.
   *[one] { NAMES($by) } lets a bot play for { NAMES($who) } until they are back.
}
table-host-passed = { FORM($who) ->
    [you] The host has gone; you host the table now.
   *[one] The host has gone; { NAMES($who) } hosts the table now.
}
table-rematch-asked = { FORM($who) ->
    [you] You would like to play again.
   *[one] { NAMES($who) } would like to play again.
}
table-kept = Seat { $seat } is kept for { $name }.
table-kept-no-more = { $name } does not play again.
table-said = { FORM($who) ->
    [you] You: { $text }
   *[one] { NAMES($who) }: { $text }
}
table-sat = { FORM($who) ->
    [you] You sit down in seat { $seat }.
   *[one] { NAMES($who) } sits down in seat { $seat }.
}
table-bot-stands-in = { FORM($who) ->
    [you] A bot plays for you.
   *[one] A bot plays for { NAMES($who) }.
}
table-back = { FORM($who) ->
    [you] You are back.
   *[one] { NAMES($who) } is back.
}
table-back-succeeded = { FORM($who) ->
    [you] You are back; { NAMES($host) } hosts the table now.
   *[one] { FORM($host) ->
        [you] { NAMES($who) } is back; you host the table now.
       *[one] { NAMES($who) } is back; { NAMES($host) } hosts the table now.
    }
}
table-another-device = { FORM($who) ->
    [you] You play on another device too.
   *[one] { NAMES($who) } plays on another device too.
}
table-time-up = { FORM($who) ->
    [you] Your time is up.
   *[one] Time is up for { NAMES($who) }.
}
table-undone = { FORM($who) ->
    [you] You take a move back.
   *[one] { NAMES($who) } takes a move back.
}
table-undo-asked = { FORM($who) ->
    [you] You ask to take a move back.
   *[one] { NAMES($who) } asks to take a move back.
}
table-pause-asked = { FORM($who) ->
    [you] You ask for a pause.
   *[one] { NAMES($who) } asks for a pause.
}
table-replace-asked = { FORM($who) ->
    [you] You ask that somebody else takes a seat.
   *[one] { NAMES($who) } asks that somebody else takes a seat.
}
table-kick-asked = { FORM($who) ->
    [you] You ask that a bot takes the seat of { NAMES($whom) }.
   *[one] { NAMES($who) } asks that a bot takes the seat of { NAMES($whom) }.
}
table-agreed = { FORM($who) ->
    [you] You agree.
   *[one] { NAMES($who) } agrees.
}
table-declined = { FORM($who) ->
    [you] You do not agree.
   *[one] { NAMES($who) } does not agree.
}
table-resumed = { FORM($who) ->
    [you] You let the game go on.
   *[one] { NAMES($who) } lets the game go on.
}

### Why the table refuses something

table-bad-id = A request has an id of 1 to 64 characters.
table-id-used = This id was used for another request; use a new one.
table-is-closed = The rules failed here; the table is closed.
table-only-moves = So much has happened at this table that only moves are taken now.
table-only-seated = Only somebody who sits at this table may do that.
table-no-such-thing = There is nothing of that name on the table.
table-nothing-proposed = Nothing is proposed at the moment.
table-not-dealt = The cards are not dealt yet.
table-rests = The table rests; let it go on first.
table-owner-back = The owner of the seat is back.
table-moved-on = The table has moved on since you chose; look again.
table-no-undo = This table plays without taking back.
table-undo-over = The game is over and its chance revealed; nothing is taken back any more.
table-undo-nothing = You have no move to take back.
table-no-game = No game is under way.
table-not-over = This game is not over yet.
table-other-proposed = Something else is proposed at the moment.
table-a-seat-for-people = Leave at least one seat for a person.
table-no-partners = You have no partners here; what you say is for everybody.
table-only-phrases = At this table only the ready phrases are said.
table-too-much-said = Say 1 to 200 letters on one line.
table-bots-by-host = Bots are seated by the host.
table-sits-already = You sit at this table already.
table-has-begun = The game has begun; you may watch.
table-seat-taken = That seat is taken; choose another.
table-crowded = So many have come and gone here that you have to wait; try again in { $seconds } seconds.
table-sent-away = The host has sent you away from this table; you may watch.
table-full = Every seat is taken; you may watch.
table-seat-kept = That seat is kept for somebody who played before; choose another.
table-seats-kept = The free seats are kept for those who played before; you may watch.
table-being-dealt = The cards are being dealt; wait a moment.
table-no-commitment = No commitment is taken now: there is one already, or it comes too late.
table-no-contribution = That is not what you have committed to in this round.
table-reveal-too-early = Not everybody has committed yet; reveal nothing before.
table-has-withheld = You held back here what you had promised for the deal; you may watch.
table-kick-needs-others = Nobody removes somebody from a game alone: others who are there must agree, and nobody else is.
table-no-such-seat = There is no such seat here.
table-only-host-is = Only the host may do that: { NAMES($who) }, who opened the table or has taken over.
table-only-host = Only the host may do that: whoever opened the table, or has taken over from them.
table-bot-needs-no-link = A bot needs no other device.
table-seat-is-free = That seat is free: the table's own link lets anybody sit there.
table-only-owner-links = Only its owner makes a link to that seat.
table-only-playing-host = Only a host who plays may ask somebody else in.
table-link-over = This link is no longer good; ask for a new one.
table-too-many-devices = That seat is open on too many devices already.
table-bot-cannot-sit = A bot cannot sit in seat { $seat } here.
table-bad-name = A name has 1 to { $most } letters.
table-bad-bot = { $reason }
table-bot-too-deep = A bot here thinks at most search:{ $most }.
table-bot-too-long = A bot here thinks at most search:{ $most }ms.
table-no-move = That is no move of this game: { $reason }.
table-not-away = { FORM($who) ->
    [you] You are not away.
   *[one] { NAMES($who) } has not been away for long enough; wait a moment.
}

table-rule-requests = Requests
table-rule-closed = Closed table
table-rule-talk = Talk
table-rule-seats = Seats
table-rule-consent = Consent
table-rule-moves = Moves
table-rule-pause = Pause
table-rule-bots = Bots
table-rule-undo = Taking back
table-rule-rematch = Another game
table-rule-absence = Absence
table-rule-host = Host
table-rule-seal = Sealed chance

### Ready phrases

name-hello = Hello!
name-good-luck = Good luck!
name-well-played = Well played!
name-ouch = Ouch!
name-thinking = Thinking…
name-sorry = Sorry!
name-one-more = One more?
name-thanks--bye = Thanks, bye!
name-help-me-here = Help me here!
name-i-take-care-of-this = I take care of this.
name-leave-this-one = Leave this one.
name-save-your-strength = Save your strength.
name-give-it-all = Give it all!
name-good-idea = Good idea.
