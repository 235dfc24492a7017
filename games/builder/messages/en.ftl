summary = Build a dungeon of rooms, traps and monsters, and help the party through everybody else's. The fullest hoard wins.

### Options

option-cycles = How many times everybody builds and is invaded. A full game has as many cycles as players.
    .name = Cycles
    .value-full = As many as players
    .value-one = One
    .value-two = Two
    .value-three = Three
option-windows = How long somebody has to help or hinder before it counts as passed.
    .name = Time in windows
    .value-untimed = No limit
    .value-minute = A minute
    .value-brisk = Twenty seconds

### The rules

rule-goal = Everybody builds a dungeon in front of a hoard. Then one party of adventurers visits every dungeon in turn, and whoever has the most gold in the hoard at the end wins.

    Your dungeon earns 2 gold for each adventurer that dies in it and 1 for each that flees. A party that reaches the hoard takes 1 gold for each survivor. In the dungeons of others you help the party as well as you can.

    A tie is shared. Only gold in the hoard counts.
    .title = The goal
rule-cards = Grey and green cards are rooms, blue ones traps, purple ones monsters. Yellow and black cards are wild: they upgrade a trap or a monster, as each says, a yellow one once and a black one twice.

    Grey cards also help adventurers a little, green ones hinder them a little, and yellow ones help or hinder them much. Some black cards are strong rooms, others interfere with somebody else's dungeon.

    Red cards are major improvements. They are bought, always lie face up, and a dungeon has two at most.
    .title = The cards
rule-setup = All cards but the red ones are one deck; from four players on two decks are shuffled together. Everybody is dealt seven cards, and six lie available. Three or more black ones among them are too many: then all six are dealt anew, and after three times single ones are swapped.

    Each hoard gets a piece of gold for each player. The colour of the first available card says who is first: the dealer for grey, then one further left for green, blue, purple, yellow and black.
    .title = Set-up
rule-rounds = A cycle is five building rounds and one adventuring round. In a building round everybody has a turn of five phases: new cards, upgrade, build, contents, improvement or interference. At its end you may discard cards.

    The adventurers' level is the number of the cycle. After each cycle somebody else is first.
    .title = Rounds
rule-new_cards = Draw three cards from the deck, or take three of the available cards that are not black, or take one that is black. What was taken is refilled.

    An empty deck takes the discards. Where less is left, you take what there is.
    .title = New cards
rule-upgrading = Lay cards face down on what you built in an earlier round. A room takes the same card, a trap or a monster the same card or a wild one of its colour.

    Rooms and monsters have two upgrades, traps three. A monster is upgraded only where its room bears that; in grey rooms there is no limit. The text of a higher level replaces the lower one.
    .title = Upgrading
rule-building = Rooms form a line from the hoard to the entrance. A new room is laid face down at the entrance end, and there are five at most.

    Once a turn, before building, you may discard one of your rooms with all it holds; the line closes up. Rooms never move otherwise.
    .title = Building
rule-contents = A room holds one trap below it. Monsters lie above rooms that bear them: the Chamber and Lair lines, Barracks, Dragon's Den and the Diligent Guard Post. A Gelatinous Cube may lie above any grey room.

    Goblins and Hobgoblins placed in an earlier round may walk one room, into grey rooms or where the level is borne, even if somebody is there.

    All of it lies face down until a party meets it.
    .title = Contents
rule-improvements = Instead of interfering you may buy one major improvement from your hoard. No two in a dungeon are equal. You may give one back at any time in your turn, without refund.

    When Deep Delvings leaves, rooms above the limit are discarded from the entrance end.
    .title = Improvements
rule-interference = Instead of buying you may play one black card on somebody else's dungeon. It needs a target. Whoever it is aimed at may cancel it with one Counterspell, and is always asked.

    A Cave-in discards the room at the entrance. Imps steal gold. A Saboteur discards a trap. Mutiny takes a monster that is a single face-down card. Scrying shows you, and nobody else, every face-down card.
    .title = Interference
rule-party = The first player draws a party of four. The same party, fresh each time, invades everybody, clockwise from the first player. The player to the right of the victim is the invader and decides for the party.

    Each class has an ability that costs charges. Health and charges carry over from room to room.
    .title = The party
rule-moving = The party moves one room towards the hoard at a time. At a door the invader may unlock or bash it. A door that holds loses a charge, and the party stays for a full round.

    Secret doors cost a movement, and whoever is turned around goes back a room: each once an adventure, on the way in only. Doors do not hold anybody who leaves.
    .title = Moving
rule-entering = Room, trap and monsters are turned up together. Some rooms do something when they are entered first: they take morale, draw a guard, or let the owner bring monsters for 1 gold each. Where several have equal morale, the invader chooses.
    .title = Entering a room
rule-windows = When a room is revealed and again in recovery everybody may play cards to help or hinder, one after another from the left of the victim, who is last. A cancel names a card that was played before. Then what was not cancelled takes effect in the order played.

    Cards for traps and for combat are played only in the first window. You may pass for the whole invasion unless something happens that you name.
    .title = Help and hinder
rule-traps = A thief may disable a trap, unless it has its third upgrade. Then each fighter may bash it, taking off as many charges as its strength.

    What is left fires: one charge for each member that it does not spare, in party order. A trap without charges is discarded. Charges left stay for later cycles.
    .title = Traps
rule-monsters = Before the fight an Illusionist may lead the party past the monsters. A Mage, a Barbarian or a Ranger may kill figures, one a charge, unless they are immune. A Ranger hates the first type that is met.

    A monster card may stand for several figures. It is discarded only if all of them die.
    .title = Monsters
rule-combat = In each round the monsters strike first, the strongest first, each another member in party order. All strikes land together. Then the members strike one by one, at monsters of the invader's choice. It goes on until no monster is left, or no adventurer.
    .title = Combat
rule-recovery = After the window a Cleric may heal. Then everybody whose morale is 0 flees.

    Morale falls by one for everybody when a member dies. The Paladin's Moral Compass is offered at the first loss in a room and stops all of them until recovery is over.
    .title = Recovery and morale
rule-death = The victim earns 2 gold for a member that dies and 1 for one that flees. Gold that somebody carried goes to the foremost who carries none, or back to the hoard.
    .title = Death and flight
rule-hoard = At the hoard each member takes 1 gold, front to back. If there is too little, the party also destroys a room or an improvement of the invader's choice.

    Then it walks out through the same rooms. What it carries out is lost. Afterwards living monsters are back in full number, doors are whole, and some of the dead return.
    .title = The hoard
rule-ending = The game ends after the last adventuring round. Most gold wins; a tie is shared.
    .title = The end

### What things are called

card-unknown = a card
card-wild = { $card } ({ $wild ->
    [traps] blue
   *[monsters] purple
})
trap-upgraded = { $trap } +{ $level }
gold = { $gold } gold
score = { $score } gold
a-trap = trap
room-numbered = { $room } (room { $place })
room-hidden = room { $place }
monster-hidden = a face-down monster
monster-hidden-at = the face-down monster of room { $place }
monster-at = { $monster } (room { $place })
trap-hidden = a face-down trap
trap-of-room = Trap of { $room }
hero-numbered = { $hero } ({ $number })
figure = { $monster } { $strength }/{ $health }
of-most = { $count } of { $most }
colour = { $colour ->
    [grey] grey
    [green] green
    [blue] blue
    [purple] purple
    [yellow] yellow
   *[black] black
}
rating = { $rating ->
    [low] low
    [medium] medium
   *[high] high
}
label-gold = Gold
label-cards = Cards
label-rooms = Rooms
label-strength = Strength
label-health = Health
label-morale = Morale
label-charges = Charges
label-figures = Figures
label-cost = Cost
label-colour = Colour
label-copies = Copies
label-ability = Ability
cards-of-colour = { $colour ->
    [grey] Grey: connecting rooms
    [green] Green: utility rooms
    [blue] Blue: traps
    [purple] Purple: monsters
    [yellow] Yellow: wild once
   *[black] Black: wild twice
}
cards-red = Red: major improvements
cards-classes = Adventurers
cards-parties = Parties
party-members = Front to back: { $members }.

### What cards do

effect-none = It does nothing by itself.
effect-holds = { $count ->
    [one] It bears a monster
   *[other] It bears { $count } monsters{ $mix ->
        [alike] {" "}of one line
        [different] {" "}of different lines
       *[any] {""}
    }
}{ $level ->
    [basic] , not upgraded.
    [first] , upgraded once at most.
   *[any] , with any upgrade.
}
effect-attackers = { $count ->
    [one] Only one adventurer attacks here in a round.
   *[other] At most { $count } adventurers attack here in a round.
}
effect-guard = If no monster is here, a card is drawn as the party enters, and a monster stays to guard.
effect-frightens = { $whom ->
    [highest] { $count ->
        [one] The member with the highest morale loses 1 as the party enters.
       *[other] The { $count } members with the highest morale lose 1 each as the party enters.
    }
    [lowest] { $count ->
        [one] The member with the lowest morale loses 1 as the party enters.
       *[other] The { $count } members with the lowest morale lose 1 each as the party enters.
    }
   *[all] Every member loses 1 morale as the party enters.
}
effect-secret-doors = The party spends its next movement here too.
effect-turned-around = The party's next movement goes back.
effect-horde = As the party arrives the owner may bring basic monsters here: { $line }, 1 gold each.
effect-horde-any = As the party arrives the owner may bring any basic monsters here, 1 gold each.
effect-door = A door with { $charges ->
    [one] { $charges } charge
   *[other] { $charges } charges
} stands at its far side.
effect-trap-charges = A trap here has +{ $charges } charges.
effect-trap-set-again = A trap here is never discarded, and is full again after each adventure.
effect-figures = A monster card placed here stands for { $count } figures.
effect-strength = Monsters here have +{ $by } strength.
effect-comes-with-trap = It comes with a trap: { $trap } at upgrade { $level }.
level-does = { $level }: { $does }
monster-values = strength { $strength }, health { $health }
trait-walks = May walk one room in each building round.
trait-joins = One more joins after each adventure.
trait-grey-rooms = May be placed in grey rooms.
trait-returns = Returns after the adventure when it was killed.
trait-immune = Immune to { $ability }.
trait-heals = Is back to full health at the start of each combat round.
trait-corrodes = Whoever strikes it takes { $damage } damage.
trait-chills = Whoever it hurts loses { $morale } morale.
trait-no-passing = No illusion leads past it.
trap-hits = { $hits ->
    [morale] It takes morale.
   *[health] It takes health.
}
trap-spares = It leaves alone: { $classes }.
trap-upgrades = Each upgrade adds { $charges } charges and { $strength } strength, { $most } times at most.
ability-name = { $ability ->
    [bash] Bash
    [disable] Disable
    [fireball] Fireball
    [heal] Heal
    [berserk] Berserk
    [hatred] Hatred
    [compass] Moral Compass
   *[illusion] Illusion
}
ability-does = { $ability ->
    [bash] Takes as many charges off a door or a trap as its strength.
    [disable] Disables a trap, or unlocks a door.
    [fireball] Kills one monster before the fight.
    [heal] Brings a living member to full health, instead of a strike or in recovery.
    [berserk] Kills one monster before the fight; the next one wounds for sure.
    [hatred] Kills one monster of the hated type before the fight.
    [compass] Nobody loses morale in this room.
   *[illusion] The party slips past this room's monsters.
}
played-as = { $side ->
    [help] To help: { $does }
    [hinder] To hinder: { $does }
   *[interference] Interference: { $does }
}
wild-for = { $wild ->
    [traps] { $steps ->
        [one] Wild: upgrades any trap once.
       *[other] Wild: upgrades any trap twice.
    }
   *[monsters] { $steps ->
        [one] Wild: upgrades any monster once.
       *[other] Wild: upgrades any monster twice.
    }
}
play-strength = { $way ->
    [more] A member's next strike or Bash has +{ $by } strength.
   *[less] A member's next strike or Bash has -{ $by } strength.
}
play-ward = A member does not feel the next { $points ->
    [one] point
   *[other] { $points } points
} of damage.
play-charges = { $way ->
    [more] A member gets +{ $by } charges.
   *[less] A member loses { $by } charges.
}
play-morale = { $way ->
    [more] A member gets +{ $by } morale.
   *[less] A member loses { $by } morale.
}
play-morale-all = { $way ->
    [more] Every member gets +{ $by } morale.
   *[less] Every member loses { $by } morale.
}
play-damage = A member takes { $damage } damage.
play-fewer = Monsters fewer in this combat: { $count }, but never none.
play-more = Monsters more of a kind in this combat: { $count }.
play-heal = A member is back to full health.
play-combat-strength = { $way ->
    [more] A member has +{ $by } strength in this combat.
   *[less] A member has -{ $by } strength in this combat.
}
play-trap-idle = This room's trap does not fire.
play-guardian = The next member who would die stays at 1 health.
play-ambush = This room's monsters strike twice in the first round.
play-trap-charges = This room's trap has +{ $charges } charges.
play-no-abilities = Nobody can use abilities in this room.
play-cancel = Cancels a card played before in this window, or an interference aimed at you.
interference-cave-in = The room next to the entrance is discarded with all it holds.
interference-steal = { $gold } gold goes from that hoard to yours.
interference-sabotage = A trap is discarded.
interference-mutiny = A monster that is a single face-down card goes to your hand.
interference-scry = You look at every face-down card of a dungeon.
improvement-one-more = One more figure with every basic card: { $line }.
improvement-rooms = Your dungeon may have { $rooms } rooms.
improvement-trap-strength = Your traps have +{ $by } strength.
improvement-morale = Every member enters with { $by } morale less.
improvement-rises = When the party leaves a room, the dead stand again, once an adventure: { $line }.
improvement-door = A door with { $charges } charges stands before your hoard.
improvement-bounty = +{ $gold } gold for each member killed in your dungeon.
improvement-health = Your once-upgraded monsters have +{ $by } health.

### What happens

dealer = { FORM($who) ->
    [you] You deal.
   *[one] { NAMES($who) } deals.
}
drew = { FORM($who) ->
    [you] You draw cards: { $count }.
   *[one] { NAMES($who) } draws cards: { $count }.
}
you-drew = You draw { $cards }.
available = Available: { $card }.
redealt = { $times ->
    [one] Too many available cards were black; they are dealt anew.
   *[other] Too many available cards were black; they are dealt anew { $times } times.
}
reshuffled = The discards are the deck again: { $cards } cards.
first-is = { FORM($who) ->
    [you] The first available card is { $card }: you are first.
   *[one] The first available card is { $card }: { NAMES($who) } is first.
}
cycle-began = { FORM($who) ->
    [you] Cycle { $cycle } of { $of }. You are first.
   *[one] Cycle { $cycle } of { $of }. { NAMES($who) } is first.
}
round-began = Building round { $round }
turn-began = { FORM($who) ->
    [you] It is your turn.
   *[one] It is { NAMES($who) }'s turn.
}
took = { FORM($who) ->
    [you] You take { $card }.
   *[one] { NAMES($who) } takes { $card }.
}
upgraded = { NAMES($who, you: "You") } { FORM($who) ->
    [you] lay
   *[one] lays
} an upgrade face down on { $what ->
    [room] a room
    [trap] a trap
   *[monster] a monster
}.
you-upgraded = You lay { $card } face down: now it is { $made }.
room-discarded = { FORM($who) ->
    [you] Your room { $place } is discarded with all it held: { $card }.
   *[one] Room { $place } of { NAMES($who) } is discarded with all it held: { $card }.
}
built = { FORM($who) ->
    [you] You build room { $place } face down.
   *[one] { NAMES($who) } builds room { $place } face down.
}
you-built = You build { $card } as room { $place }.
monster-put = { FORM($who) ->
    [you] You place a monster above room { $place }.
   *[one] { NAMES($who) } places a monster above room { $place }.
}
trap-put = { FORM($who) ->
    [you] You place a trap below room { $place }.
   *[one] { NAMES($who) } places a trap below room { $place }.
}
you-put = You add { $card } to room { $place }.
walked = { FORM($who) ->
    [you] Your monster walks from room { $from } to room { $to }.
   *[one] A monster of { NAMES($who) } walks from room { $from } to room { $to }.
}
bought = { FORM($who) ->
    [you] You buy { $improvement } for { $gold }.
   *[one] { NAMES($who) } buys { $improvement } for { $gold }.
}
given-back = { FORM($who) ->
    [you] You give { $improvement } back.
   *[one] { NAMES($who) } gives { $improvement } back.
}
interfered = { FORM($who) ->
    [you] You play { $card } on { NAMES($whom) }.
   *[one] { NAMES($who) } plays { $card } on { NAMES($whom) }.
}
countered = { FORM($who) ->
    [you] You cancel it with { $card }.
   *[one] { NAMES($who) } cancels it with { $card }.
}
stolen = { FORM($who) ->
    [you] You steal { $gold } from { NAMES($from) }.
   *[one] { NAMES($who) } steals { $gold } from { NAMES($from) }.
}
trap-gone = The trap of room { $place } is discarded: { $trap }.
mutinied = { FORM($who) ->
    [you] You take the monster of room { $place } from { NAMES($from) }.
   *[one] { NAMES($who) } takes the monster of room { $place } from { NAMES($from) }.
}
mutiny-is = It is { $card }.
scried = { FORM($who) ->
    [you] You look at the face-down cards of { NAMES($whom) }: { $cards }.
   *[one] { NAMES($who) } looks at the face-down cards of { NAMES($whom) }: { $cards }.
}
discarded = { FORM($who) ->
    [you] You discard { $card }.
   *[one] { NAMES($who) } discards { $card }.
}
party-is = The party of this cycle: { $party }, level { $level }.
invasion-began = { FORM($victim) ->
    [you] The party enters your dungeon. { NAMES($invader, you: "You") } { FORM($invader) ->
        [you] decide
       *[one] decides
    } for it.
   *[one] The party enters the dungeon of { NAMES($victim) }. { NAMES($invader, you: "You") } { FORM($invader) ->
        [you] decide
       *[one] decides
    } for it.
}
entered = { $way ->
    [in] The party enters room { $place }: { $room }.
   *[out] On its way out the party enters room { $place }: { $room }.
}
stayed = { $why ->
    [door] The door holds; the party stays.
   *[secret] The party looks for secret doors and stays.
}
back-at-entrance = The party is back at the entrance.
trap-revealed = A trap: { $trap }, strength { $strength }, { $charges ->
    [one] { $charges } charge
   *[other] { $charges } charges
}.
monster-revealed = { $figures ->
    [one] A monster: { $monster }.
   *[other] Monsters: { $figures } times { $monster }.
}
door-holds = { $door ->
    [vault] The Vault Door has { $left } charges left.
   *[room] The door has { $left } charges left.
}
ability-used = { $hero } uses { $ability }; charges left: { $left }.
door-damaged = The door loses { $damage } charges; { $left } left.
trap-damaged = The trap loses { $damage } charges; { $left } left.
guard-drawn = { $stays ->
    [yes] A guard is drawn and stays: { $card }.
   *[no] No guard: { $card } is discarded.
}
brought = { $monster } is brought for { $gold }.
window-opened = { $kind ->
    [recovery] Everybody may help or hinder in recovery.
   *[encounter] Everybody may help or hinder.
}
card-played = { FORM($who) ->
    [you] You play { $card }.
   *[one] { NAMES($who) } plays { $card }.
}
passed = { FORM($who) ->
    [you] You pass.
   *[one] { NAMES($who) } passes.
}
cancelled = { $card } is cancelled by { $by }.
took-effect = { $card }: { $does }
hurt = { $by ->
    [trap] The trap hits the { $hero } for { $damage }; health left: { $left }.
    [monsters] The monsters hit the { $hero } for { $damage }; health left: { $left }.
    [berserk] The first monster wounds the berserk { $hero } for { $damage }; health left: { $left }.
    [corrosion] Striking it costs the { $hero } { $damage }; health left: { $left }.
   *[card] The { $hero } takes { $damage } damage; health left: { $left }.
}
healed = The { $hero } is healed; health: { $left }.
morale-changed = { $way ->
    [more] The { $hero } gains { $by } morale; { $left } now.
   *[less] The { $hero } loses { $by } morale; { $left } left.
}
charges-changed = { $way ->
    [more] The { $hero } gains { $by } charges; { $left } now.
   *[less] The { $hero } loses { $by } charges; { $left } left.
}
steadied = The Moral Compass holds: nobody loses morale.
guarded = A guardian spirit keeps the { $hero } alive.
spared = The trap leaves the { $hero } alone.
trap-idle = The trap does not fire.
passing = The party slips past the monsters.
hates = The { $hero } hates { $monster } from now on.
combat-round = Combat round { $round } against { $figures ->
    [one] { $figures } monster
   *[other] { $figures } monsters
}.
struck = The { $hero } strikes { $monster } for { $damage }; health left: { $left }.
killed = { $monster } falls; { $left ->
    [0] none is left
   *[other] { $left } left
}.
figure-changed = { $way ->
    [more] One more { $monster } joins the fight.
   *[less] One { $monster } stays away.
}
died = The { $hero } dies.
fled = The { $hero } flees.
gold-picked-up = The { $to } picks up the gold of the { $from }.
gold-returned = The gold of the { $from } goes back to the hoard.
earned = { FORM($who) ->
    [you] Your hoard earns { $gold }.
   *[one] The hoard of { NAMES($who) } earns { $gold }.
}
hoard-reached = { FORM($who) ->
    [you] The party reaches your hoard.
   *[one] The party reaches the hoard of { NAMES($who) }.
}
gold-taken = The { $hero } takes 1 gold.
destroyed-room = The party destroys room { $place }.
destroyed-red = The party destroys { $improvement }.
party-left = The party leaves with { $gold }.
invasion-ended = { $reached ->
    [yes] { FORM($victim) ->
        [you] The invasion of your dungeon is over; the hoard was reached.
       *[one] The invasion of { NAMES($victim) }'s dungeon is over; the hoard was reached.
    }
   *[no] { FORM($victim) ->
        [you] The invasion of your dungeon is over; nobody reached the hoard.
       *[one] The invasion of { NAMES($victim) }'s dungeon is over; nobody reached the hoard.
    }
}
monster-gone = { $monster } is discarded.
monster-returned = { $monster } returns.
ended = { FORM($who) ->
    [you] You win with { $gold }.
    [one] { NAMES($who) } wins with { $gold }.
   *[other] { NAMES($who, you: "You") } share the win with { $gold } each.
}

### What goes on now

now-over = The game is over
now-cycle = Cycle { $cycle } of { $of }
now-round = Cycle { $cycle } of { $of }, building round { $round } of { $rounds }
now-invasion = { FORM($victim) ->
    [you] { $party } in your dungeon
   *[one] { $party } in the dungeon of { NAMES($victim) }
}
now-decide = { $stage ->
    [new-cards] Draw three cards, or take available ones.
    [upgrade] Upgrade what you built before, or go on.
    [build] Build rooms at the entrance, or go on.
    [contents] Add monsters and traps, or go on.
    [improve] Buy an improvement, interfere with somebody, or go on.
    [answer] Cancel it, or let it happen.
    [discard] Discard what you do not need, and end your turn.
    [door] A door is in the way: open it, or let the party wait.
    [fright] Choose who loses morale.
    [horde] Bring monsters here for 1 gold each, or let it be.
    [window] Help or hinder the party, or pass.
    [trap] Disable or bash the trap, or let it fire.
    [abilities] Use abilities before the fight, or let it begin.
    [strike] Choose whom to strike.
    [recovery] Heal somebody, or let it be.
    [compass] Morale is at stake: use the Moral Compass, or let it fall.
   *[destroy] Choose what the party destroys.
}
now-others = { NAMES($who, you: "You") } { $stage ->
    [new-cards] may take new cards
    [upgrade] may upgrade
    [build] may build
    [contents] may add monsters and traps
    [improve] may improve or interfere
    [answer] may cancel it
    [discard] may discard
    [window] may help or hinder
    [horde] may bring monsters
   *[other] decides for the party
}.
now-striker = It is the { $hero }'s strike, with strength { $strength }.

### What things count

hoard-of = { FORM($who) ->
    [you] Your hoard
   *[one] The hoard of { NAMES($who) }
}
hoard-does = Whoever has the most gold in the hoard at the end wins.
hoard-holds = It holds { $gold }.
has-improvement = Improvement: { $improvement }.
upgrades-on-it = Upgrades on it: { $count }.
cards-in-stack = Cards: { $count }.
improvements-left = For sale: { $count }.
member-fate = { $fate ->
    [going] With the party.
    [dead] Dead.
    [fled] Fled.
   *[left] Left the dungeon.
}
member-carries = Carries 1 gold.
member-ward = Does not feel the next { $points } damage.
member-owes = The next monster wounds it for sure.
member-hates = Hates { $monster }.
round-does = A cycle has { $rounds } building rounds and one adventuring round.
deck-title = The deck
deck-does = Cards are drawn from it face down.
deck-holds = Cards: { $count }.
discards-title = The discards
discards-does = They become the deck when it is empty.
available-title = Available cards
available-does = Take three that are not black, or one that is.
hand-title = Your hand
hand-does = There is no limit to it. Nobody else sees it.
party-does = { FORM($invader) ->
    [you] You decide for it.
   *[one] { NAMES($invader) } decides for it.
}
door-title = { $door ->
    [vault] Vault Door
   *[room] Door
}
door-does = It keeps the party for as many movements as it has charges.
window-title = Help and hinder
window-does = Everybody may play cards, one after another, the victim last.
ending-does = Most gold in the hoard wins.

### Moves

move-draw = Draw three cards
move-take = Take { $card }
move-upgrade = Lay { $card } on { $on }
move-raze = Discard { $room } with all it holds
move-build = Build { $card }
move-put = Add { $card } to { $room }
move-walk = { $monster } walks to { $room }
move-buy = Buy { $improvement }
move-give-back = Give { $improvement } back
move-interfere = { $card } on { NAMES($whom) }
move-interfere-at = { $card } on { NAMES($whom) }: { $at }
move-counter = Cancel it with { $card }
move-accept = Let it happen
move-discard = Discard { $card }
move-done = { $stage ->
    [door] Wait at the door
    [trap] Let it fire
    [abilities] Begin the fight
    [horde] Bring nobody more
    [recovery] Heal nobody more
    [compass] Let morale fall
   *[phase] Next phase
}
move-end-turn = End the turn
move-use = { $hero }: { $ability }
move-unlock = { $hero }: unlock
move-kill = { $hero }: { $ability } on { $monster }
move-hate = { $hero } hates { $monster }
move-frighten = { $hero } loses morale
move-bring = Bring { $monster }
move-strike = Strike { $monster }
move-hold = Do not strike
move-heal = { $hero } heals { $whom }
move-destroy = Destroy { $ruin }
move-play = Play { $card }
move-play-on = Play { $card } on { $target }
move-pass = Pass
move-pass-unless = { $order ->
    [monsters] Pass in this invasion unless monsters live in the room
    [traps] Pass in this invasion unless a trap can fire
    [fallen] Pass in this invasion unless somebody has fallen
    [cards] Pass in this invasion unless somebody has played a card
   *[never] Pass in this whole invasion
}
move-ask-me = Ask me in windows again

### What a move would bring

preview-room = It is { $room }.
preview-trap = { $trap }: strength { $strength }, charges { $charges }.
preview-monster = { $figures ->
    [one] { $monster }: strength { $strength }, health { $health }.
   *[other] { $figures } times { $monster }: strength { $strength }, health { $health }.
}
preview-costs = It costs { $gold }; { $left } left.
preview-changes = { $what ->
    [strike] Damage { $by }; health left: { $left }.
    [charges] It loses { $by } charges; { $left } left.
   *[heal] Healed by { $by } to { $left }.
}

### The table in letters

draw-available = Available:
draw-hand = Hand:
draw-counts = { $gold }, { $cards } cards
draw-member = health { $health }/{ $full } morale { $morale } str { $strength } charges { $charges }

### Refusals

refused-over = The game is over.
refused-not-you = It is not for you to decide now.
refused-new-cards = Draw from the deck, or take available cards: three that are not black, or one that is.
refused-upgrade = An upgrade is the same card, or a wild one of its colour, on something that can still be upgraded where it lies.
refused-phase-upgrade = This is the phase for upgrades.
refused-build = A room is built from the hand while the dungeon has place for it.
refused-raze = Only one room of your own may be discarded in a turn, before building.
refused-phase-build = This is the phase for building rooms.
refused-put = A room holds one trap, and only monsters that it bears.
refused-walk = Only some monsters walk, one room in a round, where the room lets them in.
refused-phase-contents = This is the phase for monsters and traps.
refused-buy = An improvement must be for sale, affordable, and unlike those you have, of which there are two at most.
refused-interfere = An interference needs a legal target in somebody else's dungeon.
refused-phase-improve = This is the phase for one improvement or one interference.
refused-answer = Cancel it with a card that cancels, or let it happen.
refused-phase-discard = Only discarding is left in this turn.
refused-door = Unlock or bash the door with somebody who can, or wait.
refused-fright = Choose one of those whose morale is equal.
refused-horde = Only basic monsters of the right kind in other rooms can be brought, for gold.
refused-window = Play a card that has a target now, or pass.
refused-trap = Somebody who can disables or bashes the trap, or it fires.
refused-abilities = Use an ability that works on these monsters, or begin the fight.
refused-strike = Strike one of the monsters; holding back or healing is for where it is offered.
refused-recovery = Heal somebody who is wounded, or let it be.
refused-compass = Use the Moral Compass, or let morale fall.
refused-destroy = Choose a room or an improvement of this dungeon.

### The guide

lesson-goal = Build a dungeon that adventurers do not survive. Each one that dies in it earns you 2 gold, each that flees 1. In the dungeons of the others you may help the party to their gold.
    .title = What it is about
lesson-new-cards = Three cards from the deck are a surprise. The available ones lie open: take three that are not black, or a single black one.
    .title = New cards
lesson-build = Rooms form a line from your hoard to the entrance. Others see only their backs until a party comes.
    .title = Build rooms
lesson-contents = Monsters need a room that bears them, such as a Chamber or a Lair. A trap fits below any room.
    .title = Monsters and traps
lesson-upgrade = The same card again, or a wild one of its colour, makes what lies there stronger.
    .title = Upgrades
lesson-improve = Improvements cost gold from your hoard, which is also your score. Black cards can harm others instead.
    .title = Improve or interfere
lesson-discard = You may keep as many cards as you like. Some are of use later, to help or to hinder.
    .title = End of your turn
lesson-answer = Somebody interferes with your dungeon. A Counterspell stops it. You are asked in any case, so that nobody learns what you hold.
    .title = Interference
lesson-party = One party visits all dungeons. It starts fresh in each of them.
    .title = The party
lesson-invader = You sit to the right of the victim, so you decide for the party. Make it reach the hoard.
    .title = You lead the party
lesson-window = Everybody may play cards now. If you do not want to be asked again, pass for the whole invasion unless something happens.
    .title = Help and hinder
lesson-trap = A thief opens what is locked, a fighter breaks it. Each use costs a charge.
    .title = Doors and traps
lesson-abilities = Some adventurers kill monsters before the fight begins, or lead past them.
    .title = Before the fight
lesson-strike = Monsters strike first. Then each adventurer strikes with its strength.
    .title = The fight
lesson-recovery = Whoever has no morale left flees after this. A Cleric heals wounds.
    .title = Recovery
lesson-end = The fullest hoard wins.
    .title = The end

### Names of cards

name-10--corridor = 10' Corridor
name-5--corridor = 5' Corridor
name-crawlspace = Crawlspace
name-t-intersection = T Intersection
name-guard-post = Guard Post
name-diligent-guard-post = Diligent Guard Post
name-crossroads = Crossroads
name-witch = Witch
name-crone = Crone
name-dead-end = Dead End
name-secret-doors = Secret Doors
name-turned-around = Turned Around
name-10--x-10--room = 10' x 10' Room
name-horde-of-orcs = Horde of Orcs
name-horde = Horde
name-chamber = Chamber
name-great-chamber = Great Chamber
name-hall = Hall
name-lair = Lair
name-den = Den
name-deep-den = Deep Den
name-gatehouse = Gatehouse
name-barred-gatehouse = Barred Gatehouse
name-fortified-gatehouse = Fortified Gatehouse
name-shrine = Shrine
name-dark-shrine = Dark Shrine
name-temple-of-dread = Temple of Dread
name-workshop = Workshop
name-great-workshop = Great Workshop
name-master-workshop = Master Workshop
name-barracks = Barracks
name-dragon-s-den = Dragon's Den
name-death-maze = Death Maze
name-pit = Pit
name-spike = Spike
name-poison-dart = Poison Dart
name-deadfall = Deadfall
name-fear = Fear
name-whirling-blades = Whirling Blades
name-orc = Orc
name-ogre = Ogre
name-giant = Giant
name-kobold = Kobold
name-lizardman = Lizardman
name-dragon = Dragon
name-goblin = Goblin
name-hobgoblin = Hobgoblin
name-troll = Troll
name-gelatinous-cube = Gelatinous Cube
name-slime = Slime
name-black-pudding = Black Pudding
name-skeleton = Skeleton
name-wight = Wight
name-lich = Lich
name-healing-draught = Healing Draught
name-enchanted-blade = Enchanted Blade
name-hymn-of-courage = Hymn of Courage
name-wand-of-plenty = Wand of Plenty
name-thieves--map = Thieves' Map
name-guardian-spirit = Guardian Spirit
name-curse-of-weakness = Curse of Weakness
name-ambush = Ambush
name-howling-dark = Howling Dark
name-overwound-springs = Overwound Springs
name-antimagic-fog = Antimagic Fog
name-counterspell = Counterspell
name-cave-in = Cave-in
name-thieving-imps = Thieving Imps
name-saboteur = Saboteur
name-mutiny = Mutiny
name-scrying = Scrying
name-orc-chieftain = Orc Chieftain
name-deep-delvings = Deep Delvings
name-trapwright = Trapwright
name-dread-banner = Dread Banner
name-bone-altar = Bone Altar
name-vault-door = Vault Door
name-bounty-board = Bounty Board
name-alchemist = Alchemist
name-fighter = Fighter
name-thief = Thief
name-mage = Mage
name-cleric = Cleric
name-barbarian = Barbarian
name-ranger = Ranger
name-paladin = Paladin
name-illusionist = Illusionist
name-the-old-guard = The Old Guard
name-the-twin-shields = The Twin Shields
name-the-wild-hunt = The Wild Hunt
name-the-pilgrims = The Pilgrims
name-the-arcane-archers = The Arcane Archers
name-the-iron-company = The Iron Company
name-the-righteous = The Righteous
name-the-night-crew = The Night Crew
name-the-oathsworn = The Oathsworn
name-the-veiled-order = The Veiled Order
