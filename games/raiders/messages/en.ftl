summary = Raid a dungeon together, each for their own purse. The richest wins, unless they are the most wounded.

### Options

option-tactical = Cards are played open and in turn. Whoever played the highest begins the next room.
    .name = Tactical variant
    .value-false = Hidden, all at once
    .value-true = Open, in turn
option-boss_pays = When the Sphinx and the Minotaur pay the highest card.
    .name = When a boss pays
    .value-always = Whether or not the boss falls
    .value-when_it_attacks = Only when the boss attacks

### The rules

rule-goal = You and the others raid one dungeon together, but everybody fills their own purse. Whoever comes out with the most coins wins.

    There is a catch. Whoever has the most wounds at the end collapses and cannot win, however rich they are.
    .title = The goal
rule-dungeon = The dungeon has five levels of five rooms: treasure, monsters, vaults and traps. The last room of the last level is a boss.

    Some rooms of a level lie open from the start. The dark ones are turned over when the party enters them. Of the 30 room cards 24 come into play, and one of the ten bosses.

    Everybody is dealt a character, who brings some coins and perhaps wounds and items. Apart from that all characters are alike.
    .title = The dungeon
rule-room = The rooms of a level are entered from left to right. In each one everybody chooses a card from their hand and lays it face down. Then all are turned over at once and the room is resolved.

    You have the power cards 1 to 5. A card that you have played lies open in front of you until the level ends. So anybody can see what you have left, and you can see what they have.

    Instead of a power card you may play an item, where it is of use. A card that has been laid stays laid.
    .title = Playing a room
rule-treasure = The highest card takes the coins of the first chest. If there is a second chest, the second-highest card takes that one.

    Players with equal cards share a chest evenly, and what cannot be divided is lost. If a chest holds less than one coin for each of them, they get nothing from it.

    If everybody plays the same card, there is no second place. Sharing can leave the first with less than the second.
    .title = Treasure room
rule-monster = Add up all the cards. If they reach the strength of the monster, it falls and nothing more happens. The strength depends on the number of players.

    If the cards fall short, the monster attacks the lowest card: its player takes all the wounds that the room shows. Several who share the lowest card each take them in full.

    An example: a Dragon has strength 18 against four players. They play 5, 4, 3 and 3, which makes 15. Both who played a 3 take 3 wounds.
    .title = Monster room
rule-vault = Nobody competes for the highest card here. Your card decides what you get: an item, coins or a potion.

    Coins and potions are there for all who choose them. A potion heals at most as many wounds as you have.

    Items come from the supply. If more players want an item than there are copies left, none of them gets one.
    .title = Vault
rule-trap = Only the highest card that anybody plays counts. The higher it is, the worse the trap; low cards may not set it off at all.

    Lava and magnet take coins from whoever has the most. Spikes and boulder wound whoever has the fewest wounds. If several are equal, all of them are hit in full.

    A trap does not care who set it off. With the standard cards the lava takes 3, 2 or 1 coins for a 5, 4 or 3. The magnet takes 2, 2, 1 or 1 for a 5, 4, 3 or 2. The spikes deal 2, 2 or 1 wounds for a 5, 4 or 3. The boulder deals 2, 1, 1 or 1 for a 5, 4, 3 or 2.
    .title = Trap
rule-boss = The last room of the game is a boss. It is fought like a monster: reach its strength together, or it attacks the lowest card. Swords count.

    Every boss has a twist of its own. Some cannot be defeated, some take coins, some pay the highest card.

    Some let you escape with an item. Whoever escapes adds nothing to the total and is never attacked. The strength stays the same, and if everybody escapes, nothing happens.
    .title = The boss
rule-bosses = Tax Collector: takes 3 coins instead of dealing wounds. Vampire: 1 wound and 2 coins lost. Medusa: whoever she attacks is out of the game; if she attacks everybody, everybody loses.

    Sphinx: 2 wounds, and the highest card gains 2 coins. Minotaur: 1 wound, and the highest card gains 1 coin. All who share the highest card are paid in full. If everybody plays the same card and the boss stands, nobody is paid. An option decides whether a boss that falls pays as well.

    Wolf Pack: 3 wounds, escape with a torch. Necromancer: 2 wounds, escape with a crystal ball. Mega Dragon: 4 wounds, cannot be defeated, escape with a key.

    Golem: 3 wounds, cannot be defeated, and a 5 or a sword counts as a 1. Mummy: 3 wounds, cannot be defeated, and it attacks the highest card instead of the lowest.
    .title = All the bosses
rule-items = There are six torches, crystal balls, keys and swords. Each can be used once and then goes back to the supply, where anybody may win it again.

    You may hold as many as you like. Items you do not use stay with you from level to level.

    An item played instead of a power card spares you that card. So you have one more to choose from later in the level.
    .title = Items
rule-torch = You may light a torch at any time, even while others are choosing. You alone look at all the dark rooms of this level. The others see that you did, but not what you saw.

    It is not your card for the room; you still play one. Several players may light torches in one level.

    Only against the Wolf Pack is a torch played as a card, and then it lets you escape.
    .title = Torch
rule-crystal-ball = Play it as your card. Once all cards lie open, you choose again and know what the others played. The second card is the one that counts.

    The second card may be a key or a sword where they are of use, but not another crystal ball. If several players look into crystal balls, their second cards are shown together.

    Against the Necromancer a crystal ball lets you escape instead, and you play no second card.
    .title = Crystal ball
rule-key = A key is played in a treasure room and counts as a 5. It ties with other fives.

    Against the Mega Dragon it lets you escape.
    .title = Key
rule-sword = A sword is played against a monster or the boss and counts as a 5.

    To the Golem it is a 1 like every other five, and to the Mummy a high card like any other.
    .title = Sword
rule-coins = Coins decide who wins. They come from chests, from some vaults and from two of the bosses.

    Nobody can hold more than 20; what would go beyond is lost. Nobody can lose more than they have.
    .title = Coins
rule-wounds = There is no limit to wounds, and they do not weaken you. But at the end the most wounded collapse.

    Potions in vaults heal some. Nobody can have fewer than none.
    .title = Wounds
rule-level = After the fifth room everybody takes all their power cards back, and the next level is laid out. Coins, wounds and items stay.

    Whoever used items kept some power cards unplayed. They come to nothing: the next level begins with all five again.
    .title = End of a level
rule-end = After the boss the most wounded collapse and cannot win. With four or five players all who tie for the most do. With three players only somebody who has more than anybody else does.

    If all have the same number of wounds, nobody collapses. Players whom Medusa put out of the game are not compared.

    Of those still standing, whoever has the most coins wins. In a tie the fewer wounds decide. If that is equal too, the win is shared.
    .title = End of the game
rule-tactical = Cards are played open and one after the other, clockwise from whoever holds the map. A random player gets it first.

    Whoever plays a crystal ball is passed over. When everybody has played, those players follow with their second card, in the same order.

    After each room the highest card takes the map, and keys and swords are fives. If several are equal, the next of them clockwise after the holder gets it. The map stays where it is between levels.
    .title = Tactical variant

### What things are called

coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
score = { $score ->
    [one] { $score } coin
   *[other] { $score } coins
}
item = { $item ->
    [torch] torch
    [crystal-ball] crystal ball
    [key] key
   *[sword] sword
}
an-item = { $item ->
    [torch] a torch
    [crystal-ball] a crystal ball
    [key] a key
   *[sword] a sword
}
power = the { $card }

# A treasure room whose card has no name of its own.
chests = { $second ->
    [0] Chest of { $first }
   *[other] Chests of { $first } and { $second }
}
name-snake = Snake
name-zombie = Zombie
name-goblin = Goblin
name-skeleton = Skeleton
name-gelatinous-cube = Gelatinous Cube
name-troll = Troll
name-dragon = Dragon
name-chest-of-1 = Chest of 1
name-chest-of-2 = Chest of 2
name-chest-of-3 = Chest of 3
name-chest-of-4 = Chest of 4
name-chests-of-2-and-1 = Chests of 2 and 1
name-chests-of-3-and-2 = Chests of 3 and 2
name-chests-of-4-and-2 = Chests of 4 and 2
name-armoury = Armoury
name-store = Store
name-lava = Lava trap
name-magnet = Magnet trap
name-spike = Spike trap
name-boulder = Boulder trap
name-tax-collector = Tax Collector
name-medusa = Medusa
name-vampire = Vampire
name-sphinx = Sphinx
name-minotaur = Minotaur
name-wolf-pack = Wolf Pack
name-necromancer = Necromancer
name-mega-dragon = Mega Dragon
name-golem = Golem
name-mummy = Mummy
name-warrior = Warrior
name-knight = Knight
name-wizard = Wizard
name-explorer = Explorer
name-thief = Thief

### What a room is, and what it does

title-room = { $room }
title-strength = { $room }, strength { $strength }
title-unbeatable = { $room }, undefeatable

does-treasure = { $second ->
    [0] The highest card takes { coins }. Equals share.
   *[other] The highest card takes { coins }, the second-highest { $second }. Equals share.
}
does-monster = Together you need { $strength }. If the cards fall short, the lowest card takes { wounds }.
does-vault = Your card decides what you get. 1: { $one }, 2: { $two }, 3: { $three }, 4: { $four }, 5: { $five }.
does-trap = { $hits ->
    [coins] The highest card sets it off. Whoever has the most coins loses some: { $steps }.
   *[wounds] The highest card sets it off. Whoever has the fewest wounds takes more: { $steps }.
}
trap-step = { $amount } for a { $card }
potion = heal { $wounds }
sentences = { $first } { $next }

# Beside a room whose figures are in sight.
beside-treasure = { $second ->
    [0] For the highest card. Equals share.
   *[other] For the highest card and the second. Equals share.
}
beside-monster = Reach it together, or the lowest card is hurt.
beside-vault = Your card decides what you get.
beside-trap = { $hits ->
    [coins] The highest card sets it off. It takes from whoever has the most coins.
   *[wounds] The highest card sets it off. It hurts whoever has the fewest wounds.
}

boss-needs = Together you need { $strength }, or it attacks.
boss-always = Nothing defeats it: it always attacks.
boss-attacks = { $whom ->
    [lowest] The lowest card { $harm }.
   *[highest] It attacks the highest card, which { $harm }.
}
# After "the lowest card" and the like.
harm-wounds = takes { wounds }
harm-coins = loses { coins }
harm-out = is out of the game
boss-pays = { $when ->
    [attacking] If it attacks, the highest card gains { coins }.
   *[always] The highest card gains { coins }.
}
boss-escape = Playing { an-item } lets you escape.
boss-fives = A 5 or a sword counts as a { $value } here.

### What happens

character-dealt = { FORM($who) ->
    [you] You are the { $character }.
   *[one] { NAMES($who) } is the { $character }.
}
level-set-up = Level { $level } of { $of } opens.
room-placed = Room { $place }: { $room }.
room-dark = Room { $place } lies in the dark.
room-entered = Room { $place }: { $room }
torch-lit = { FORM($who) ->
    [you] You light a torch and look ahead.
   *[one] { NAMES($who) } lights a torch and looks ahead.
}
torch-showed = By torchlight, room { $place }: { $room }.
card-laid = { NAMES($who, you: "You") } { FORM($who) ->
    [you] lay
   *[one] lays
} a card face down.
card-chosen = { FORM($who) ->
    [you] You lay { $card } face down.
   *[one] It is { $card }.
}
card-played = { FORM($who) ->
    [you] You play { $card }.
   *[one] { NAMES($who) } plays { $card }.
}
crystal-balls = { NAMES($who, you: "You") } { FORM($who) ->
    [one] has seen every card in the crystal ball and chooses again.
   *[many] have seen every card in the crystal ball and choose again.
}
chest-taken = { FORM($who) ->
    [you] You take the chest of { $value }.
   *[one] { NAMES($who) } takes the chest of { $value }.
}
chest-shared = { NAMES($who, you: "You") } share the chest of { $value }: { $each } each.
chest-lost = { NAMES($who, you: "You") } tie for the chest of { $value }. That is too little to share, so it is lost.
fight-won = { $room }: the cards reach { $total } against { $strength }. It falls!
fight-lost = { $room }: the cards reach only { $total } of { $strength }. It attacks { NAMES($who) }.
fight-hopeless = { $room }: nothing can defeat it. It attacks { NAMES($who) }.
escaped = { FORM($who) ->
    [you] You escape with { an-item }.
   *[one] { NAMES($who) } escapes with { an-item }.
}
nobody-there = Everybody has escaped. Nothing happens.
trap-sprung = The { $highest } sets the trap off. It hits { NAMES($who) }.
trap-quiet = The highest card is only a { $highest }. The trap stays quiet.
rewarded = For the highest card { NAMES($who) } { FORM($who) ->
    [one] is
   *[many] are
} paid.
coins-gained = { FORM($who) ->
    [you] You gain { coins }.
   *[one] { NAMES($who) } gains { coins }.
}
coins-lost = { FORM($who) ->
    [you] You lose { coins }.
   *[one] { NAMES($who) } loses { coins }.
}
wounds-gained = { FORM($who) ->
    [you] You take { wounds }.
   *[one] { NAMES($who) } takes { wounds }.
}
wounds-healed = { FORM($who) ->
    [you] You heal { wounds }.
   *[one] { NAMES($who) } heals { wounds }.
}
item-gained = { FORM($who) ->
    [you] You take { an-item }.
   *[one] { NAMES($who) } takes { an-item }.
}
item-ran-out = { FORM($who) ->
    [you] No { item } is left for you.
    [one] No { item } is left for { NAMES($who) }.
   *[many] { NAMES($who, you: "You") } want { an-item }, but there are too few. Nobody takes one.
}
eliminated = { FORM($who) ->
    [you] You are out of the game.
   *[one] { NAMES($who) } is out of the game.
}
map-passed = { FORM($who) ->
    [you] You have the map and play first.
   *[one] { NAMES($who) } has the map and plays first.
}
level-ended = Level { $level } is done. Everybody takes their cards back.
collapsed = With { wounds } { NAMES($who) } { FORM($who) ->
    [one] collapses and cannot win.
   *[many] collapse and cannot win.
}
won = { FORM($who) ->
    [you] You win with { coins }!
   *[one] { NAMES($who) } wins with { coins }!
}
won-together = { NAMES($who, you: "You") } share the win with { coins } each!
won-by-nobody = Everyone is lost. Nobody wins.

### What goes on now

now-choose = Choose a card. All are turned over together.
now-choose-in-turn = It is your turn. Your card lies open at once.
now-choose-again = Your crystal ball has shown you every card. Now choose the one that counts.
now-laid = Your card is laid. { NAMES($who, you: "You") } { FORM($who) ->
    [one] is
   *[many] are
} still thinking.
now-waiting = { NAMES($who, you: "You") } { FORM($who) ->
    [one] is
   *[many] are
} choosing.
now-waiting-in-turn = { NAMES($who, you: "You") } { FORM($who) ->
    [one] plays
   *[many] play
} next.
now-waiting-again = { NAMES($who, you: "You") } { FORM($who) ->
    [one] looks into the crystal ball and chooses last.
   *[many] look into the crystal ball and choose last.
}
now-over = The raid is over
now-won = { FORM($who) ->
    [you] You win with { coins }.
   *[one] { NAMES($who) } wins with { coins }.
}
now-won-together = { NAMES($who, you: "You") } share the win with { coins } each.
now-won-by-nobody = Nobody came out of it. Everyone has lost.
now-collapsed = Too many wounds: { NAMES($who) } collapsed.
now-all-equal = All have the same wounds, so nobody collapses.
now-tie-of-three = With three players, two who tie for the most wounds both stay on their feet.

### Why somebody stands where they do at the end

reason-collapsed = Collapsed with { wounds }, the most of all.
reason-eliminated = Put out of the game by the boss.
reason-tie = Equal coins, so the fewer wounds count: { wounds }.
reason-equal = Equal coins and equal wounds: { $wounds }.

### What may be done

play-power = Play the { $card }
play-escape = Play { an-item } and escape
play-as = Play { an-item } as a { $value }
play-crystal-ball = Play a crystal ball and choose later
light-torch = Light a torch

### What it would bring

preview-counts-as = It counts as a { $value } here.
preview-spares = Your power cards stay in your hand.
preview-escape = You leave the room: you neither help nor get hurt.
preview-crystal-ball = You see all cards first, then play one of yours.
preview-crystal-ball-in-turn = You choose again once everybody has played, knowing their cards.
preview-torch = { $rooms ->
    [one] You look at { $rooms } dark room. The others do not.
   *[other] You look at { $rooms } dark rooms. The others do not.
}
preview-torch-for-nothing = Nothing is dark to you. It would only go back to the supply.
preview-purse = { $coins ->
    [0] Your purse is full.
   *[other] Your purse has room for no more than { $coins }.
}

preview-chests = { $second ->
    [0] The highest takes { $first }.
   *[other] Highest takes { $first }, second { $second }.
}
preview-can-beat = { NAMES($who) } can play higher.
preview-can-tie = Nobody can play higher, but { NAMES($who) } can tie and share.
preview-certain = Nobody can play as high: { coins } for you.
preview-first = You have the highest card: { coins }.
preview-second = You have the second-highest card: { coins }.
preview-shared = { $coins ->
    [0] You tie with { NAMES($who) } for { $value }: too little to share.
   *[other] You share { $value } with { NAMES($who) }: { coins } each.
}
preview-nothing = Others are higher: nothing for you.

preview-need = With a { $card } the others need { $need } between them. They can reach { $most }.
preview-need-from = With a { $card } you still need { $need } from { NAMES($who) }. The most they can add is { $most }.
preview-falls = That is enough: it falls.
preview-surely-falls = With a { $card } it falls, whatever the others play.
preview-falls-short = Only { $total } of { $strength }: it attacks.
preview-cannot-fall = Together you can reach { $total } of { $strength } at most: it attacks.
preview-always = It attacks, whatever is played.
preview-hits-you = You { $harm }.
preview-if-it-attacks = If it attacks, it attacks you: you { $harm }.
preview-attacks-others = It attacks { NAMES($who) }, not you.
preview-safe = It cannot attack you.
preview-if-lowest = { $attack ->
    [certain] If nobody is lower, you { $harm }.
   *[possible] If it attacks and nobody is lower, you { $harm }.
}
preview-if-highest = { $attack ->
    [certain] If nobody is higher, you { $harm }.
   *[possible] If it attacks and nobody is higher, you { $harm }.
}
# After "you".
your-wounds = take { wounds }
your-coins = lose { coins }
your-end = are out of the game
your-luck = lose nothing, for you have no coins
preview-paid = For the highest card you gain { coins }.

preview-vault-coins = You gain { coins }.
preview-heals = { $wounds ->
    [0] A potion, but you have no wounds.
   *[other] You heal { wounds }.
}
preview-item = You take { an-item }.
preview-item-unless = { FORM($who) ->
    [one] You take { an-item }, unless { NAMES($who) } wants one too: { $left } left.
   *[many] You take { an-item }, unless more than { $left } want one: { $left } left.
}
preview-item-gone = No { item } is left: nothing for you.
preview-item-if-back = No { item } is left: you take one only if one goes back to the supply first.
preview-item-too-many = Too many want { an-item }: nobody takes one.
preview-item-too-many-yet = Too many want { an-item }: you take one only if another goes back to the supply first.

preview-trap-quiet = With a { $highest } as the highest card nothing happens.
preview-trap-coins = With a { $highest } as the highest card { NAMES($who) } { FORM($who) ->
    [one] loses
   *[many] lose
} { coins }.
preview-trap-wounds = With a { $highest } as the highest card { NAMES($who) } { FORM($who) ->
    [one] takes
   *[many] take
} { wounds }.
preview-trap-worse-coins = If somebody plays a { $highest }, { NAMES($who) } { FORM($who) ->
    [one] loses
   *[many] lose
} { $amount }.
preview-trap-worse-wounds = If somebody plays a { $highest }, { NAMES($who) } { FORM($who) ->
    [one] takes
   *[many] take
} { $amount }.

### What may not be done

refused-over = The game is over; no more is played.
refused-not-your-turn = It is not your turn to play a card.
refused-laid = You have laid your card for this room; wait for the others.
refused-no-second-card = Only those who played a crystal ball into this room choose another card now.
refused-used = Your { $card } is not in your hand; it comes back when the level ends.
refused-no-item = You hold no { item }.
refused-second-ball = The card after a crystal ball cannot be another crystal ball.
refused-key = A key is played in a treasure room or to escape a boss that allows it, not here: { $room }.
refused-sword = A sword is played against a monster or a boss, not here: { $room }.
refused-torch = A torch is lit, not played as a card; only against a boss that allows it is it played to escape. This is { $room }.
refused-torch-laid = You have laid your torch as the card for this room.

### What may be asked about

label-strength = Strength
label-wounds = Wounds
label-coins = Coins
label-first-chest = Highest card
label-second-chest = Second-highest
label-card = { $card }
label-copies = Cards of it
label-reward = Pays the highest card
label-escape = Escape with
label-attacks = Attacks
label-fives = A 5 counts as
label-value = Value
label-supply = In the supply
label-character = Character
label-hand = Power cards left
label-items = Items
label-room = Room
label-dark = Dark rooms
label-unseen = Room cards unseen

explain-nothing = nothing
explain-list = { $list }
explain-left-of = { $left } of { $of }
explain-less-coins = −{ coins }
explain-more-wounds = +{ wounds }
explain-unbeatable = cannot be defeated
explain-the-highest = the highest card

explain-vault = Your card decides what you get, and nobody competes for it. For an item there must be enough copies for all who want one.
explain-trap = { $hits ->
    [coins] The highest card that anybody plays decides. It hits whoever has the most coins, all of them if several tie.
   *[wounds] The highest card that anybody plays decides. It hits whoever has the fewest wounds, all of them if several tie.
}
explain-passed = The party is past it.
explain-here = The party is in it.
explain-ahead = { $rooms ->
    [one] It is the next room.
   *[other] It comes in { $rooms } rooms.
}
explain-would-hit = As things stand it would hit { NAMES($who) }.
explain-supply-left = Left in the supply: { $items }.
explain-reached = The open cards make { $total } of { $strength }.
explain-torchlight = It lies face down, but you know it by torchlight.
explain-seen-by = Looked at by torchlight: { NAMES($who) }.
explain-dark = A dark room
explain-dark-does = It is turned over when the party enters it. A torch shows it to you before.
explain-dark-boss = It is the boss, whichever that may be.
explain-unseen = { $rooms ->
    [one] It is the one room card that has not been seen.
   *[other] It is one of { $rooms } room cards that have not been seen.
}

explain-power = Power card { $card }
explain-power-does = It is played into one room and lies open until the level ends.
explain-item = { $item ->
    [torch] Torch
    [crystal-ball] Crystal ball
    [key] Key
   *[sword] Sword
}
explain-item-does = { $item ->
    [torch] Light it at any time: you alone see the dark rooms of this level. You still play a card.
    [crystal-ball] Play it as your card. When all cards lie open, you choose again and know what the others played.
    [key] Play it in a treasure room: it counts as a 5.
   *[sword] Play it against a monster or a boss: it counts as a 5.
} It is used once and goes back to the supply.
explain-counts = In this room it counts as a { $value }.
explain-escapes = In this room it lets you escape.
explain-lit = In this room it can be lit, but not played.
explain-looks = In this room it may be played.
explain-useless = In this room it is of no use.
explain-held = { FORM($who) ->
    [none] Nobody has it now.
   *[one] Who has it: { NAMES($who) }.
}
explain-played = { NAMES($who, you: "You") }: { $card }
explain-laid = A card face down: { NAMES($who, you: "you") }
explain-laid-does = It is turned over when everybody has laid one.
explain-may-be = It may be { $cards }.

explain-player = The most coins win, but whoever has the most wounds in the end collapses and cannot win.
explain-out = { FORM($who) ->
    [you] You are out of the game.
   *[one] { NAMES($who) } is out of the game.
}
explain-collapsed = Collapsed: { NAMES($who) }.
explain-collapsing = If it ended now, { NAMES($who) } would collapse.
explain-nobody-collapses = As things stand nobody collapses.
explain-character = This is what the character brings into the dungeon. Apart from that all are alike.
explain-supply = The supply
explain-supply-does = Vaults give items from here, and used ones come back. If more want an item than there are, nobody takes one.
explain-coins = Coins
explain-coins-does = The most coins win. Nobody can hold more than { $limit }.
explain-most-coins = The most: { NAMES($who) }.
explain-wounds = Wounds
explain-wounds-does = They do not weaken anybody, but in the end the most wounded collapse and cannot win.
explain-level = A level has five rooms, entered from left to right. After it everybody takes their power cards back.
explain-never = Of the room cards unseen, { $rooms } will never come.
explain-map = The map
explain-map-does = Whoever holds it plays first. After each room the highest card takes it.

list-treasure = Treasure rooms
list-monsters = Monsters
list-vaults = Vaults
list-traps = Traps
list-bosses = Bosses
list-characters = Characters
list-items = Items

### The table, drawn with letters

draw-level = Level { $level } of { $of }
draw-dark = (dark)
draw-passed = passed
draw-face-down = (face down)
draw-coins = coins
draw-wounds = wounds
draw-hand = hand
draw-this-room = this room
draw-item = { $item ->
    [torch] { $count ->
        [one] torch
       *[other] { $count } torches
    }
    [crystal-ball] { $count ->
        [one] crystal ball
       *[other] { $count } crystal balls
    }
    [key] { $count ->
        [one] key
       *[other] { $count } keys
    }
   *[sword] { $count ->
        [one] sword
       *[other] { $count } swords
    }
}
draw-out = out of the game
draw-collapsed = collapsed
draw-thinking = thinking
draw-laid = card laid
draw-laid-known = { $card }, face down
draw-open = { $card }
draw-power = { $card }
draw-map = (map)

### What the guide explains

lesson-goal = You raid it together, but each for their own purse. The most coins win, unless you end up with the most wounds. In each room everybody plays one of their cards 1 to 5 in secret. Touch a card to see what it may bring, and touch it again to play it.
    .title = Welcome to the dungeon
lesson-treasure = Here high cards win coins. If somebody plays the same card as you, you share. So think about what the others will want.
    .title = A treasure room
lesson-monster = Now you fight side by side. If all the cards together reach its strength, it falls. If not, only the lowest card gets hurt.
    .title = A monster
lesson-vault = No contest here: your card's number decides what you get. A card that brings you little elsewhere may be worth a lot now.
    .title = A vault
lesson-trap = The highest card sets it off, and it hits the richest or the healthiest, whoever played what. If that is you, hope for low cards. If not, a high card can bring a rival down.
    .title = A trap
lesson-dark = Some rooms ahead lie face down. Without a torch nobody knows what waits there until you walk in, so keep a card for a surprise.
    .title = Rooms in the dark
lesson-used = What you played stays out until the level ends. The others' used cards lie open too, so you can see what they have left.
    .title = Used cards
lesson-coins = Well done! A purse holds 20 coins at most. Some traps hit whoever is richest, so wealth is not without danger.
    .title = Your first coins
lesson-wound = You took wounds. A monster that is not beaten strikes the lowest card, and some traps strike the healthiest. Wounds do not slow you down, but they count at the end.
    .title = That hurt
lesson-item = You may play an item here instead of a number. A key or a sword counts as a 5, and a crystal ball lets you see all cards before you choose. Each works once.
    .title = An item you can use
lesson-torch = Light it whenever you like: you alone see the dark rooms of this level. You still play a card as usual.
    .title = Your torch
lesson-level = Everybody has all five cards again. Coins, wounds and items stay as they are.
    .title = One level deeper
lesson-danger = Nobody has more wounds than you. If it stays that way, you collapse at the end and cannot win. A potion would help, or a rival in more trouble.
    .title = Careful now
lesson-boss = This is the last room. Read what this boss does: each one breaks the rules in its own way. Save nothing, for after this only coins and wounds count.
    .title = The boss
lesson-end = First the most wounded collapse. Of those still standing, the one with the most coins wins, and fewer wounds break a tie. Another round?
    .title = The reckoning
