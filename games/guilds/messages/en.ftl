summary = Send your adventurers down together with rival guilds. Share the gold, push weaker ones aside, and pray that no room fails.

### What a table may choose

option-masters = Each round has a Dungeon Master who bends a rule. Without them a first game is simpler.
    .name = Dungeon Masters
    .value-base = The six of the box
    .value-all = The six and five promos
    .value-none = None
option-locks = The strength at which nobody can be bumped off a room any more.
    .name = When a room locks
    .value-printed = At the highest defense on its back
    .value-changed = At the same, as the Dungeon Master changes it
option-teams = Partners count their money together. The team with the most wins.
    .name = Teams
    .value-none = Everyone alone
    .value-2v2 = Two against two
    .value-3v3 = Three against three
    .value-2v2v2 = Three pairs
option-ghost = One more room in each dungeon, and two ghosts that take up places.
    .name = Ghost player
    .value-true = With ghosts
    .value-false = Without

### The rules

rule-goal = You each lead a guild of adventurers. A round is one dungeon, and there are as many rounds as players. Whoever has the most money after the last one wins.

    Nobody gets far alone. Each room is fought by two adventurers, often of two guilds, and a single room that fails ruins everything below it.
    .title = What it is about
rule-guild = Five adventurers of strength 1 to 5. In every round three of them are available and two are disabled; two of the three go into the dungeon.

    An adventurer hurt in a failed room must be healed. With the standard cards that costs $1 for a 1 or a 2, $2 for a 3 or a 4, $3 for a 5.

    Money and adventurers always lie open.
    .title = Your guild
rule-disabled = Everyone begins with $2. Before the first round each player chooses two adventurers in secret. All are shown at once; they are disabled for the first dungeon, and the bank pays what healing them would cost.

    Later the two that went into a dungeon are disabled in the next one. Nobody is paid for that.
    .title = Disabled adventurers
rule-round = A dungeon is laid out and its Dungeon Master turned over. The guilds place their adventurers, the rooms are opened from the top, and whoever was hurt is healed.

    Then the start marker goes one seat on.
    .title = A round
rule-rooms = There are as many rooms as players, and one more with the ghost, in a column: level 1 on top, level 3 at the bottom. They lie face down, and the back shows what may be inside.

    With the standard cards, level 1 has defense 3 to 5 and treasure $2 to $4, level 2 defense 4 to 7 and treasure $5 to $8, level 3 defense 5 to 8 and treasure $12 to $18.

    Every room has two spaces, so in the end all are full.
    .title = Rooms
rule-placement = In your turn you do one of three things: place an adventurer, bump somebody else’s, or replace one of your own.

    With two adventurers in the dungeon you pass; otherwise you must act. If you are bumped you have a turn again. It goes on until everyone has two in the dungeon.
    .title = Placing
rule-order = From the guild with the start marker it goes around to the last one, which acts twice in a row. Then it goes back to the first, which also acts twice, and so on.

    Whoever must pass is skipped. So it may happen that somebody places two adventurers one after the other.
    .title = The winding order
rule-place = Any available adventurer goes to any empty space, for nothing.
    .title = Placing an adventurer
rule-bump = In a room with two adventurers that is not locked, a stronger one may push out somebody else’s. Equal strength is not enough.

    Level 1 costs $1 to the bank. Level 2 costs $1 to the bank and $1 to the owner of the one pushed out, level 3 $1 and $2. Whoever cannot pay it all cannot bump.

    The one pushed out is available to its guild at once.
    .title = Bumping
rule-replace = In a full room that is not locked you may swap your own adventurer for a stronger one of yours. That costs $1 to the bank.

    The weaker one is available again, and you still have a second one to place.
    .title = Replacing
rule-locked = As soon as the two adventurers in a room together reach the highest defense on its back, the room is locked. Nobody can be bumped there or replaced.

    The changes of a Dungeon Master do not count for that, unless the table has chosen so.
    .title = Locked rooms
rule-resolution = When all are placed, the rooms are turned over one after the other, from the top. If the two adventurers together reach the defense, the monsters are defeated and the treasure is shared at once.
    .title = Opening the rooms
rule-treasure = Each of the two guilds gets half. An odd dollar goes to the stronger adventurer, and to nobody if both are equal.

    If both adventurers are of one guild, it gets everything.
    .title = Sharing the treasure
rule-failure = If the two fall short, the room has failed, and with it every room below. Those are put away without anybody looking at them.
    .title = Failure
rule-healing = Every guild pays the bank for each of its adventurers in a failed room, also in the unseen ones. If the money does not suffice, it pays what it has. Nobody ever owes anything.
    .title = Healing
rule-cleanup = The two adventurers that each guild sent are disabled now, and all others are available. A new dungeon is dealt from the rooms that are left.
    .title = After the dungeon
rule-money = Money comes from the bank and goes to it, except for what is paid to the owner in a bump.
    .title = Money
rule-masters = Each round has one, who bends a rule of this dungeon. Rooms are counted from the top.

    The Succubus: no 1 may enter. The Beholder: $3 more in the first room. The Lich King: the second room has 2 more defense and $3 more.

    The Guardian: healing a 4 or a 5 costs $2 more. The Vampire Lord: $2 less in each of the first two rooms. The Red Dragon: $10 more in the last room.

    Treasure never falls below nothing.
    .title = Dungeon Masters
rule-promos = A table may add five more. Hello Duck: $4 more in each of the last two rooms. Bigfun King: the last room has 3 less defense and $5 less.

    The Naughty Kid: a defeated room with two of equal strength holds $3 more. Boardgame Lord: before the first room is opened, whoever sent the least strength together gets $3, and all of them if several did.

    The Caveman: every 1 and 2 is disabled, every 3, 4 and 5 available. If he owns the first dungeon, there is nothing to choose, and everyone is paid for the 1 and the 2.
    .title = More Dungeon Masters
rule-teams = Two against two, three against three, or three pairs. Partners do not sit side by side. They may talk in private.

    Fees and shares stay as they are, between partners too. At the end the team with the most money together wins.
    .title = Teams
rule-ghost = For three to five players. Each dungeon has one room more, and a ghost each in the first two rooms. A ghost is as strong as the level of the room it is in.

    In a full room that is not locked a stronger adventurer may bump it, for $1 to the bank at any level. It moves to the next lower room with an empty space, or if there is none, to the first from the top.

    Its part of a treasure stays in the bank.
    .title = The ghost player
rule-end = After the last round the most money wins. If several have the same, the stronger adventurer that was available and not placed in the last dungeon decides. If that is equal too, they share the win.
    .title = The end

### The guide

lesson-goal = The guild with the most money wins. You have five adventurers of strength 1 to 5, and every room takes two. First leave two out of the first dungeon, in secret: you get what healing them would cost, so leaving strong ones out makes you richer now and weaker below.
    .title = Welcome, guild leader
lesson-dungeon = Rooms lie face down, the dangerous ones at the bottom. The back of each tells how much defense and treasure it may hold. The two adventurers in it must reach its defense together.
    .title = The dungeon
lesson-master = Each round somebody else owns the dungeon and bends a rule. It stands below the rooms, and values that change are marked on them.
    .title = The Dungeon Master
lesson-place = Choose an adventurer, then a space in a room. Below you read what it may bring. Touch the space again, or Play, to do it.
    .title = Send somebody in
lesson-chain = Rooms are opened from the top. If one fails, all below it fail too, whoever stands there. So look at the rooms above yours as well.
    .title = All hang together
lesson-share = Two guilds in a room split its treasure. The stronger takes the odd dollar. If both adventurers are yours, you keep it all.
    .title = Sharing
lesson-order = Turns go around to the last guild, which acts twice, and then back again. You are done once two of yours are in the dungeon.
    .title = Winding turns
lesson-bump = In a full room a stronger adventurer can push a weaker one out. It costs $1 to the bank, and deeper down $1 or $2 more for the owner. The price stands on the space.
    .title = You may bump
lesson-replace = In a full room you may swap your adventurer for a stronger one of yours, for $1. It is how to save a room that looks weak.
    .title = Your own, but stronger
lesson-bumped = No harm done: your adventurer is back in your hand, deeper rooms even paid you for it, and you get another turn.
    .title = You were bumped
lesson-locked = The strength in it has reached the mark on its meter, so nobody can be bumped there any more. That room is safe from your rivals.
    .title = A locked room
lesson-ghost = A ghost is as strong as the level of its room. For $1 you may bump it, and it drifts on to the next free space below. Its share goes to nobody.
    .title = Ghosts
lesson-failed = Its two adventurers were too weak, so the expedition ended there. Everything below was lost without being seen.
    .title = A room has failed
lesson-cleared = Every room fell, so everyone was paid and nobody pays for healing. That takes guilds that do not only look after themselves.
    .title = All the way down
lesson-healing = You pay for each of your adventurers in a failed room what stands beside the cross on its card. Your money never drops below zero.
    .title = The healer’s bill
lesson-rest = As a rule the two you sent are disabled in the next round, and the others are back. So whoever you send now will be missing in the next dungeon.
    .title = Those who went must rest
lesson-last = Nothing needs saving now. With equal money the strongest adventurer that stayed home decides.
    .title = The last dungeon
lesson-end = The most money wins. You know all the rules now, and with more guilds the dungeons get deeper. Another round?
    .title = The accounts

### Money, numbers and teams

score = ${ $score }
team = { $team ->
    [1] Sun team
    [2] Moon team
   *[3] Star team
}
the-team = the { team }
dollars = ${ $dollars }
dollars-here = ${ $dollars } (here ${ $here })
dollar-range = ${ $least }–{ $most }
number-here = { $number } (here { $here })
range = { $least }–{ $most }
more = +{ $number }
less = −{ $number }
more-dollars = +${ $dollars }
less-dollars = −${ $dollars }
sentences = { $first } { $next }

### What a Dungeon Master changes

does-defense = { which }: { $defense } defense.
does-treasure = { which }: { $treasure } treasure.
does-both = { which }: { $defense } defense, { $treasure } treasure.
which = { $rooms ->
    [first] First room
    [second] Second room
    [first-two] First two rooms
    [last] Last room
   *[last-two] Last two rooms
}
does-bar = No { $adventurer } may enter.
does-heal = Healing { $whom } costs ${ $dollars } more.
does-heal-whom = a { $adventurer }
does-heal-or = { $one } or { $other }
does-equals = A defeated room with two of equal strength pays +${ $dollars }.
does-weakest = Whoever sends the least strength gets ${ $dollars } first.
does-disable = Every { $one } and { $other } is disabled, all others are available.
does-nothing = Changes nothing.

### What happens

round-set-up = Round { $round } of { $of }: a new dungeon
rooms-dealt = Rooms from the top: level { $levels }.
ghosts-placed = Ghosts haunt rooms { $rooms }.
master-drawn = { $master } rules here. { $does }
disabling-decided = { NAMES($who, you: "You") } { FORM($who) ->
    [one] has
   *[you] have
} decided whom to disable.
disabling-chosen = { FORM($who) ->
    [you] You leave out your { $one } and your { $other }.
   *[one] It is the { $one } and the { $other }.
}
disabled = { FORM($who) ->
    [you] You disable { $one } and { $other } and get ${ $dollars }.
   *[one] { NAMES($who) } disables { $one } and { $other } and gets ${ $dollars }.
}
master-disabled = Everyone disables { $one } and { $other }. All others are available.
marker-passed = { FORM($who) ->
    [you] You have the start marker.
   *[one] { NAMES($who) } has the start marker.
}
placed = { FORM($who) ->
    [you] You place a { $adventurer } in room { $room }.
   *[one] { NAMES($who) } places a { $adventurer } in room { $room }.
}
bumps = { FORM($who) ->
    [you] You bump
   *[one] { NAMES($who) } bumps
}
whose = { FORM($owner) ->
    [you] your { $other }
   *[one] { NAMES($owner) }’s { $other }
}
bumped = { bumps } { whose } off room { $room } with a { $adventurer }, for ${ $bank } to the bank.
bumped-for = { bumps } { whose } off room { $room } with a { $adventurer }, for ${ $bank } to the bank and ${ $fee } to { NAMES($owner) }.
ghost-bumped = { bumps } the ghost off room { $room } with a { $adventurer }, for ${ $bank }. It drifts to room { $to }.
replaced = { FORM($who) ->
    [you] You replace a { $replaced } in room { $room } with a { $adventurer }, for ${ $bank }.
   *[one] { NAMES($who) } replaces a { $replaced } in room { $room } with a { $adventurer }, for ${ $bank }.
}
locked = Room { $room } is locked: nobody can be bumped there any more.
resolution-began = Everyone is in place. The doors open from the top
weakest-rewarded = The least strength sent is { $strength }: { NAMES($who) } { FORM($who) ->
    [you] get ${ $dollars }.
    [one] gets ${ $dollars }.
   *[many] get ${ $dollars } each.
}
room-opened = Room { $room }: { $monsters }, defense { $defense }, { $treasure }.
defeated = { $strength } against { $defense }: defeated! { $dollars ->
    [0] There is nothing to share.
   *[other] There is ${ $dollars } to share.
}
gains = { $gains }.
gain-first = { FORM($who) ->
    [you] You get ${ $dollars }
   *[one] { NAMES($who) } gets ${ $dollars }
}
gain-next = { NAMES($who) } ${ $dollars }
everybody-gets = Everyone gets ${ $dollars }.
paid = { FORM($who) ->
    [none] ${ $dollars } stays in the bank.
    [you] You pay ${ $dollars }.
   *[one] { NAMES($who) } pays ${ $dollars }.
}
ghost-share = The ghost’s ${ $dollars } stays in the bank.
odd-dollar = Two of equal strength: the odd dollar stays in the bank.
failed = Failure! { $monsters }: { $strength } against { $defense } is too little. { $below ->
    [0] Room { $room } is lost.
   *[other] Room { $room } is lost, and all below it.
}
abandoned = { $count ->
    [one] Room { $rooms } is abandoned. Nobody will know what was in it.
   *[other] Rooms { $rooms } are abandoned. Nobody will know what was in them.
}
cleared = The whole dungeon is cleared! Nobody needs healing.
healing = Healing costs { $bills }.
bill = { NAMES($who) } ${ $dollars }
bill-short = { NAMES($who) } ${ $dollars } of the ${ $owed } owed
round-ended = Round { $round } is over.
tie-broken = { NAMES($who, you: "You") } have the same money. The strongest adventurer left out decides: a { $adventurer }.
tie-broken-teams = A tie: { $teams } have the same money. The strongest adventurer left out decides: a { $adventurer }.
won = { FORM($who) ->
    [you] You win with ${ $dollars }!
   *[one] { NAMES($who) } wins with ${ $dollars }!
}
shared = { NAMES($who, you: "You") } share the win with ${ $dollars } each!
team-won = { FORM($who) ->
    [with-you] Your team wins!
   *[many] The { team } wins!
} { NAMES($who, you: "You") } have ${ $dollars } together.
teams-shared = A shared win for { $teams }, with ${ $dollars } a team!

### What goes on now

now-round = Round { $round } of { $of }
now-disable = Choose in secret two adventurers to leave out of the first dungeon. You are paid for them.
now-disabled = You have chosen. { NAMES($who) } { FORM($who) ->
    [one] is
   *[many] are
} still deciding.
now-others-disable = { NAMES($who) } { FORM($who) ->
    [one] decides
   *[many] decide
} in secret whom to leave out.
now-place = Send an adventurer into a room: choose who, then where.
now-or-bump = In a full room you may push a weaker one aside, for a fee.
now-twice = You act twice in a row.
now-you-pass = Your two adventurers are in the dungeon. { NAMES($who) } is placing.
now-others-place = { NAMES($who) } is placing an adventurer.
now-over = The last dungeon is done
now-won = { FORM($who) ->
    [you] You win with ${ $dollars }.
   *[one] { NAMES($who) } wins with ${ $dollars }.
}
now-team-won = { NAMES($who, you: "You") } win as a team, with ${ $dollars } together.
now-teams-shared = A shared win for { $teams }, with ${ $dollars } a team.
now-shared = { NAMES($who, you: "You") } share the win with ${ $dollars } each.

### Why somebody stands where they do at the end

reason-tie = Equal money, so the strongest adventurer left out counts: { $adventurer ->
    [0] none.
   *[other] a { $adventurer }.
}
reason-equal = Equal money, and equal in the strongest adventurer left out: { $adventurer ->
    [0] none.
   *[other] a { $adventurer }.
}

### What may be done

move-disable = Disable your { $one } and { $other }
move-place = Place your { $adventurer } in room { $room }
move-bump = Bump { whose } off room { $room } with your { $adventurer }
move-bump-ghost = Bump the ghost off room { $room } with your { $adventurer }
move-replace = Replace your { $other } in room { $room } with your { $adventurer }

### What it would bring

preview-disable = You get ${ $dollars } and play the first dungeon with your { $rest }.
preview-own = { $adventurer }
preview-bump = You pay ${ $bank } to the bank. { NAMES($owner) } takes the { $adventurer } back.
preview-bump-owner = You pay ${ $bank } to the bank and ${ $fee } to { NAMES($owner) }, who takes the { $adventurer } back.
preview-replace = You pay ${ $bank } to the bank and take your { $adventurer } back.
preview-ghost-price = You pay ${ $bank } to the bank.
preview-ghost = The ghost drifts to room { $room }.
preview-ghost-waits = There the strength is { $strength } then, and a space is empty.
preview-ghost-surely = There it is { $strength } against at most { $most } then: room { $room } is beaten for certain.
preview-ghost-never = There it is { $strength } against at least { $least } then: room { $room } cannot be beaten.
preview-ghost-perhaps = There it is { $strength } against { $defense } then: maybe enough for room { $room }.
preview-ghost-locks = Room { $room } locks.
preview-surely = { $strength } against at most { $most }: beaten for certain.
preview-never = { $strength } against at least { $least }: it cannot be beaten.
preview-perhaps = { $strength } against { $defense }: maybe. It beats { $beaten } of the { $of } rooms this may be.
preview-locks = It locks.
preview-enough = Your { $strength } beats this room whoever joins.
preview-from-to = { $least } to { $most }
preview-needs = It still takes { $takes } from whoever joins you.
preview-needs-more = It still takes { $takes } from whoever joins you, and even that may not be enough.
preview-hopeless = Even with a { $strongest } beside you it is { $reach } against at least { $least }: it cannot be beaten.
preview-stakes = Success brings you { $win }; { $place ->
    [top] failure
   *[below] failure here or above
} costs ${ $healing } of healing.
preview-costs = { $place ->
    [top] Failure
   *[below] Failure here or above
} costs ${ $healing } of healing.

### What is refused

refused-disabling-over = Adventurers are disabled by choice only before the first round.
refused-decided = You have decided whom to disable; wait for the others.
refused-too-early = Nobody is placed before everyone has decided whom to disable.
refused-over = The game is over; nobody is placed any more.
refused-must-pass = You have two adventurers in the dungeon and must pass.
refused-not-your-turn = It is not your turn in the winding order.
refused-disabled = Your { $adventurer } is disabled in this round.
refused-placed = Your { $adventurer } is in the dungeon already.
refused-barred = { $master } lets no { $adventurer } into this dungeon.
refused-room-full = Both spaces of room { $room } are taken.
refused-no-room = The dungeon has { $rooms } rooms.
refused-no-space = The dungeon has { $rooms } rooms of two spaces.
refused-space-left = Room { $room } has an empty space; place your adventurer there.
refused-locked = Room { $room } is locked: it locks at { $locks }, and the strength in it is { $strength }.
refused-weaker = Your { $adventurer } is not stronger than the { $standing } in that space.
refused-own = That is your own adventurer; you may replace it.
refused-not-own = That adventurer is not yours; you may bump it.
refused-price = This costs ${ $dollars }, and you have ${ $money }.

### What may be asked about

label-defense = Defense
label-treasure = Treasure
label-strength = Strength
label-locks = Locks at
label-bump = Bumping costs
label-healing = Healing costs
label-left-out = Leaving it out brings
label-level = Level
label-cards = Rooms of it
label-masters-left = May still come
label-money = Money
label-team = Team
label-available = Available
label-placed = In the dungeon
label-disabled = Disabled

explain-none = none
explain-list = { $list }
explain-changed = { $value } ({ $change })
explain-fee = ${ $bank } to the bank
explain-fee-owner = ${ $bank } to the bank, ${ $owner } to the owner

explain-room = Room { $room }, level { $level }
explain-open = Room { $room }: { $monsters }
explain-room-does = The two adventurers in it must reach its defense together. Then they share the treasure; if not, this room and all below it fail.
explain-empty-room = Nobody is in it yet.
explain-surely = The strength in it is { $strength }: beaten for certain, if nothing above fails.
explain-never = The strength in it is { $strength }: that cannot be enough, whoever joins.
explain-perhaps = The strength in it is { $strength }: whether that is enough depends on what is inside, or on who joins.
explain-locked = It is locked: nobody can be bumped or replaced.
explain-defeated = Its monsters were defeated.
explain-failed = It failed.
explain-abandoned = It was abandoned unseen.
explain-empty = An empty space in room { $room }
explain-empty-does = Any available adventurer may be placed here, for nothing.
explain-stands = { NAMES($who, you: "You") }: a { $adventurer } in room { $room }
explain-stands-does = In a full room a stronger adventurer may push it out; its owner may replace it with a stronger one for $1. Equal strength is not enough.
explain-cannot-bump-locked = The room is locked: it stays.
explain-cannot-bump-yet = The room is not full, so it cannot be pushed out now.
explain-can-bump = It can be pushed out now.
explain-over = The dungeon is done.
explain-ghost = A ghost
explain-ghost-does = It is as strong as the level of its room. Bumped, it drifts to the next lower room with an empty space. Its part of a treasure stays in the bank.
explain-level = Rooms of level { $level }
explain-level-does = This is what stands on their backs: the least and the most that may be inside.

explain-adventurer = Adventurer of strength { $adventurer }
explain-adventurer-does = Every guild has one. Healing is paid when it stands in a room that fails.
explain-available = { FORM($who) ->
    [none] Available to nobody.
   *[one] Available to { NAMES($who) }.
}
explain-own-placed = Yours is in room { $room }.
explain-own-disabled = Yours is disabled in this round.
explain-guild = Three of the five adventurers are available in a round, and two of them go into the dungeon.
explain-money = Money
explain-money-does = { $teams ->
    [teams] The team with the most money together wins.
   *[alone] The most money wins.
} It lies open all the time.
explain-most = The most: { NAMES($who) }.
explain-marker = The start marker
explain-marker-does = The winding order begins with its owner. It goes one seat on after each round.
explain-turns = Turns to come
explain-turns-does = It goes around to the last guild, which acts twice, and back again. Whoever has two in the dungeon is passed over.
explain-next = { FORM($who) ->
    [you] It is your turn.
   *[one] It is the turn of { NAMES($who) }.
}

list-level = Rooms of level { $level }
list-masters = Dungeon Masters in play
list-adventurers = Adventurers

### The table, drawn with letters

draw-level = level
draw-defense = defense
draw-treasure = treasure
draw-strength = strength
draw-changed = * as the Dungeon Master changes it
draw-locked = locked
draw-defeated = defeated
draw-failed = failed
draw-abandoned = abandoned
draw-ghost = (ghost)
draw-money = money
draw-available = available
draw-placed = placed
draw-disabled = disabled
draw-thinking = thinking
draw-decided = has decided
draw-chosen = disables { $one }, { $other }
draw-marker = (start)
draw-turns = Turns to come:

### Monsters and Dungeon Masters

name-cellar-rats = Cellar Rats
name-lantern-moths = Lantern Moths
name-broom-sprites = Broom Sprites
name-scrap-kobolds = Scrap Kobolds
name-moss-toads = Moss Toads
name-pantry-slimes = Pantry Slimes
name-candle-bats = Candle Bats
name-bone-puppets = Bone Puppets
name-gutter-goblins = Gutter Goblins
name-grumbling-chest = Grumbling Chest
name-cobweb-weavers = Cobweb Weavers
name-mushroom-brutes = Mushroom Brutes
name-drowned-sailors = Drowned Sailors
name-howling-portrait = Howling Portrait
name-ember-hounds = Ember Hounds
name-salt-mummies = Salt Mummies
name-marsh-witches = Marsh Witches
name-hook-ghouls = Hook Ghouls
name-thorn-satyrs = Thorn Satyrs
name-crypt-choir = Crypt Choir
name-rust-knights = Rust Knights
name-iron-boar = Iron Boar
name-stone-twins = Stone Twins
name-glass-serpent = Glass Serpent
name-storm-roc = Storm Roc
name-ash-giants = Ash Giants
name-abyssal-eel = Abyssal Eel
name-plague-titan = Plague Titan
name-frost-wyrm = Frost Wyrm
name-mirror-queen = Mirror Queen
name-bell-colossus = Bell Colossus
name-clockwork-hydra = Clockwork Hydra
name-obsidian-warden = Obsidian Warden
name-nameless-shepherd = Nameless Shepherd
name-hollow-king = Hollow King
name-sleeping-star = Sleeping Star
name-the-succubus = The Succubus
name-the-beholder = The Beholder
name-the-lich-king = The Lich King
name-the-guardian = The Guardian
name-the-vampire-lord = The Vampire Lord
name-the-red-dragon = The Red Dragon
name-hello-duck = Hello Duck
name-bigfun-king = Bigfun King
name-the-naughty-kid = The Naughty Kid
name-boardgame-lord = Boardgame Lord
name-the-caveman = The Caveman
