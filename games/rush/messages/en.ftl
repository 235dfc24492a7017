summary = Grab monsters with both hands before somebody else does. Your heroes grow with what they beat, until a Lord and a Dragon wait at the end.

score = { $score ->
    [one] { $score } coin
   *[other] { $score } coins
}

### The rules

rule-goal = Everybody leads two heroes, one for each hand, down a dungeon of three levels. There are nine rounds, three on each level, and a last fight. Whoever has the most coins in the end wins; if several have, they share the win.
    .title = The goal
rule-setup = A Dungeon Lord and a Dragon are drawn and lie open from the start: they wait at the end. Then heroes are drafted. The first player, who is drawn too, takes one, then the others clockwise; the last player takes the second one at once, and it goes back the other way round.

    Your first hero is your left hand, your second one your right hand. Nobody needs the heroes that are left over.
    .title = Setting up
rule-skills = There are four skills: Melee, Ranged, Magic and Stealth. A hero starts with one or two of them and learns more from monsters. Everybody's skills lie open.
    .title = Heroes and skills
rule-reveal = Each round brings two monsters for every player. All of them are turned over at the same moment, and nobody knows them before. The first three rounds bring monsters of level I, the next three of level II, the last three of level III, which are harder and pay more.
    .title = Revealing monsters
rule-attack = Each of your hands may attack one monster, or none. Both hands may go for the same one: your heroes then fight it together, and their skills are added.

    A hand that is on a monster stays there. No two players attack the same monster. You may attack something that you cannot beat, if you think that wise. A hand that you lay down does nothing more in this round.
    .title = Attacking monsters
rule-live = The first hand on a monster has it; whoever comes later is refused and loses nothing by it. Your free hand may join your other one as long as the race lasts.

    The race is over when no hand is free any more, or when time is up. Once a single player has free hands left, five seconds remain. What nobody has claimed is discarded.
    .title = A live race
rule-call = Instead of grabbing, everybody calls in secret: a monster for each hand, or nothing. You may change your mind until you say that you are ready, but then your call is as late as the change. After ten seconds, or when all are ready, the calls are shown.

    If several called the same monster, the earliest call has it. Hands that lost call again, for six seconds, among what has no owner or to join your other hand, until no hand has lost.
    .title = A race by calls
rule-calm = Everybody calls in secret as in a race by calls, but with all the time in the world. If several called the same monster, a public order decides.

    With three players the order goes clockwise and its start moves on by one seat each round. With four or five it begins with the first player; the second round takes the same order backwards, then the start moves on by one seat, and so on.
    .title = A calm race
rule-check = When the race is over every attack is checked. You need at least as much of each skill as the monster asks for, with the skills that your heroes had when it was revealed. If you have it all, the monster is defeated and you take its coins. If you lack anything, it defeats you: that card costs you one coin in the end, whatever it shows, and only once even if both your hands were on it.
    .title = Victory and defeat
rule-rewards = Most monsters give skills. All that one monster gives goes to one of your heroes, whichever you like, no matter who fought. A rune counts as any one skill; you choose which, and it stays that for good.

    All decide at the same time and in secret. If you take too long, the hero who attacked gets it, the left one if both did, and a rune counts as that hero's best skill.
    .title = Rewards
rule-end = After the ninth round your two heroes together try the Lord or the Dragon. Nobody needs to choose: of those that you can beat you are given the one that pays more. Several may beat the same one, each for all its coins, and failing costs nothing.

    Then count: the coins of your monsters and of your prize, less one for each monster that defeated you. That may be less than nothing. The most coins win.
    .title = The end

### What a table may choose

option-race = How the monsters are raced for.
    .name = Race
    .value-live = live: the first hand wins
    .value-call = by calls: in secret, the earliest call wins
    .value-calm = calm: in secret, without a clock
option-seconds = How many seconds a live race lasts at most.
    .name = Seconds
    .value-15 = 15
    .value-10 = 10
    .value-20 = 20
    .value-30 = 30

### Words within sentences

listed = { $list }
nothing = nothing
rune = a rune
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
skill = { $amount } { skill-name }
skill-name = { $skill ->
    [melee] Melee
    [ranged] Ranged
    [magic] Magic
   *[stealth] Stealth
}
your-hands = { $hands ->
    [left] your left hand
    [right] your right hand
   *[both] both hands
}
their-hands = { $hands ->
    [left] the left hand
    [right] the right hand
   *[both] both hands
}
side = { $hand ->
    [left] left
   *[right] right
}

### What happens

set-up = { FORM($who) ->
    [you] { $lord } and { $dragon } wait in the depths. You draft first.
   *[one] { $lord } and { $dragon } wait in the depths. { NAMES($who) } drafts first.
}
hero-taken = { FORM($who) ->
    [you] You take the { $hero } for your { side } hand.
   *[one] { NAMES($who) } takes the { $hero } for the { side } hand.
}
level-entered = Level { $level } of the dungeon
monsters-dealt = Round { $round }
monsters-revealed = Turned over: { $monsters }.
grabbed = { FORM($who) ->
    [you] You put { your-hands } on { $monster }.
   *[one] { NAMES($who) } puts { their-hands } on { $monster }.
}
joined = { FORM($who) ->
    [you] You add { your-hands } to { $monster }.
   *[one] { NAMES($who) } adds { their-hands } to { $monster }.
}
laid-down = { FORM($who) ->
    [you] You lay { your-hands } down.
   *[one] { NAMES($who) } lays { their-hands } down.
}
called = { FORM($who) ->
    [you] You call { $monster } with { your-hands }.
   *[one] { NAMES($who) } calls { $monster } with { their-hands }.
}
called-back = { FORM($who) ->
    [you] You call nothing with { your-hands }.
   *[one] { NAMES($who) } calls nothing with { their-hands }.
}
is-ready = { FORM($who) ->
    [you] You are ready.
   *[one] { NAMES($who) } is ready.
}
time-up = Time is up.
claimed = { FORM($who) ->
    [you] You get { $monster } with { your-hands }.
   *[one] { NAMES($who) } gets { $monster } with { their-hands }.
}
contested = { FORM($who) ->
    [you] You get { $monster } with { your-hands }, ahead of { NAMES($others) }.
   *[one] { NAMES($who) } gets { $monster } with { their-hands }, ahead of { NAMES($others) }.
}
call-again = { FORM($who) ->
    [you] You call again with what lost.
    [one] { NAMES($who) } calls again with what lost.
   *[many] { NAMES($who, you: "You") } call again with what lost.
}
discarded = Discarded, for nobody claimed it: { $monsters }.
defeated = { FORM($who) ->
    [you] You defeat { $monster }{ for-coins }.
   *[one] { NAMES($who) } defeats { $monster }{ for-coins }.
}
for-coins = { $coins ->
    [0] {""}
    [one] {" "}for { $coins } coin
   *[other] {" "}for { $coins } coins
}
hero-defeated = { FORM($who) ->
    [you] { $monster } defeats you: you lack { $missing }.
   *[one] { $monster } defeats { NAMES($who) }, who lacks { $missing }.
}
assigned = { FORM($who) ->
    [you] You have decided who gains what.
   *[one] { NAMES($who) } has decided who gains what.
}
gained = { FORM($who) ->
    [you] Your { side } hero gains { $gain }.
   *[one] The { side } hero of { NAMES($who) } gains { $gain }.
}
gained-rune = { FORM($who) ->
    [you] Your { side } hero gains { $gain }, which counts as { skill-name }.
   *[one] The { side } hero of { NAMES($who) } gains { $gain }, which counts as { skill-name }.
}
lord-beaten = { FORM($who) ->
    [you] Your heroes beat the Lord for { $coins } coins.
   *[one] The heroes of { NAMES($who) } beat the Lord for { $coins } coins.
}
dragon-beaten = { FORM($who) ->
    [you] Your heroes beat the Dragon for { $coins } coins.
   *[one] The heroes of { NAMES($who) } beat the Dragon for { $coins } coins.
}
no-prize = { FORM($who) ->
    [you] Your heroes beat neither the Lord nor the Dragon.
   *[one] The heroes of { NAMES($who) } beat neither the Lord nor the Dragon.
}
won = { FORM($who) ->
    [you] You win with { $coins } coins!
    [one] { NAMES($who) } wins with { $coins } coins.
   *[many] { NAMES($who, you: "You") } share the win with { $coins } coins each.
}

### What goes on now

now-draft = The draft
now-take = Take a hero.
now-others-take = { NAMES($who) } is taking a hero.
now-round = Round { $round } of { $of }, level { $level }
now-face-down = The monsters are about to be turned over.
now-grab = Put your hands on monsters, or lay them down.
now-hurry = Only you have a free hand left. Be quick!
now-call = Call a monster with each hand, or nothing, and say when you are ready.
now-choose = Choose what each of your hands calls. Nobody hurries you.
now-call-again = What you called has gone to somebody else. Call again with the hand that lost.
now-others-attack = { FORM($who) ->
    [one] { NAMES($who) } still has free hands.
   *[many] { NAMES($who) } still have free hands.
}
now-assign = Say which hero gains what.
now-others-assign = { FORM($who) ->
    [one] { NAMES($who) } is deciding who gains what.
   *[many] { NAMES($who) } are deciding who gains what.
}
now-over = The rush is over

### What may be done, and what it would bring

move-take = { $hero }: { $skills }
move-grab = { $monster }: { their-hands }
move-call = Call { $monster }: { their-hands }
move-lay-down = Lay down { their-hands }
move-call-back = Call nothing: { their-hands }
move-ready = Ready
move-choose = Call { $left } (left hand) and { $right } (right hand)
move-choose-nothing = Call nothing
move-give = { $gain } for the { $hero }
move-give-rune = { $gain }, as { skill-name }, for the { $hero }
preview-defeats = You defeat { $monster }: { $reward }.
preview-lacks = You lack { $missing } against { $monster }.
preview-contest = Somebody else may get it.
preview-skills = Your heroes then have: left { $left }, right { $right }.

### What may be asked about

label-coins = coins
label-won = monsters defeated
label-failed = defeats
label-skills = skills
label-needs = needs
label-gives = gives
explain-boss = After the last round both heroes of a player try it together. Everybody who meets all it asks for gets its coins.
explain-together-lack = Your two heroes together lack: { $missing }.
explain-owned = { FORM($who) ->
    [you] Your hand is on it.
   *[one] A hand of { NAMES($who) } is on it.
}
explain-lack = You lack: { $left } (left hero), { $right } (right hero), { $both } (both).
explain-seat = Each defeat costs one coin, which is taken off already.
cards-heroes = Heroes
cards-level = Monsters of level { $level }
cards-lords = Dungeon Lords
cards-dragons = Dragons

### What may not be done

refused-no-seat = You do not play at this table.
refused-draft-turn = It is not your turn to take a hero.
refused-hero-gone = That hero cannot be taken.
refused-other-round = That was meant for another round.
refused-not-now = This is not the moment for that.
refused-hand-busy = That hand is not free in this round.
refused-no-monster = No monster lies there.
refused-owned = Somebody else has that monster.
refused-ready = You have called; wait for the others.
refused-changes = You have changed your mind often enough; say that you are ready.
refused-repeated = You call that monster already; nothing changes.
refused-nothing-called = That hand calls nothing.
refused-nothing-to-assign = You have nothing to give to your heroes now.
refused-gifts = Give each gain to one hero, and choose a skill for each rune.

### The table, drawn with letters

draw-skill = { $amount }{ $skill ->
    [melee] Me
    [ranged] Ra
    [magic] Ma
   *[stealth] St
}
draw-rune = rune
draw-gives-coins = { $coins }c
draw-coins = { $coins ->
    [one] { $coins } coin, { $failed } lost
   *[other] { $coins } coins, { $failed } lost
}
draw-thinking = thinking
draw-hand = { $hand ->
    [left] L
   *[right] R
}
draw-on = on { $place }
draw-calls = calls { $place }
draw-free = free

### What the guide explains

lesson-goal = Two heroes, two hands, nine rounds: take coins from monsters and let your heroes grow. Take heroes whose skills go together, and look at what the Lord and the Dragon will ask for.
    .title = Into the dungeon
lesson-live = Be first! A hand on a monster is there for good. Look for one that your hero beats alone, and use both hands together where one is not enough.
    .title = A race
lesson-call = Call a monster with each hand. Nobody sees it, but the earlier call wins, so decide quickly. A change makes your call later.
    .title = Calling
lesson-calm = Take your time. If several want the same monster, the order at the side decides, and it changes every round. Who is late in it does well to want something else.
    .title = In all calm
lesson-defeat = That one was too strong: it costs you a coin in the end. Compare skill by skill before you go for a monster.
    .title = A defeat
lesson-rewards = What a monster gives goes to either hero. A strong hero beats more alone; two even ones do better with different monsters. A rune stays what you make of it.
    .title = Your reward
lesson-again = Somebody was before you. Your hand may call what is left, or join your other one.
    .title = Once more
lesson-level = Monsters of this level ask for more and pay more. Both hands together are no shame.
    .title = One level down
lesson-last = These are the last rounds. What your two heroes have together decides whether they beat the Lord or the Dragon.
    .title = Think of the end
lesson-end = The coins of monsters and prizes, less one for each defeat. Shall we go again?
    .title = Counting

### Names of cards

name-cellar-rat = Cellar Rat
name-goblin-scout = Goblin Scout
name-old-bones = Old Bones
name-cave-bat = Cave Bat
name-stray-wasp = Stray Wasp
name-shy-gecko = Shy Gecko
name-green-slime = Green Slime
name-will-o-wisp = Will-o-Wisp
name-grumpy-imp = Grumpy Imp
name-watchful-owl = Watchful Owl
name-door-hound = Door Hound
name-web-spinner = Web Spinner
name-wild-boar = Wild Boar
name-kobold-slinger = Kobold Slinger
name-clay-servant = Clay Servant
name-walking-stump = Walking Stump
name-back-alley-thug = Back-Alley Thug
name-lurking-toad = Lurking Toad
name-spore-cap = Spore Cap
name-cheeky-sprite = Cheeky Sprite
name-thieving-crow = Thieving Crow
name-tree-adder = Tree Adder
name-aether-cultist = Aether Cultist
name-hollow-cat = Hollow Cat
name-pit-brawler = Pit Brawler
name-rafter-harpy = Rafter Harpy
name-lantern-ghost = Lantern Ghost
name-masked-footpad = Masked Footpad
name-mirror-shade = Mirror Shade
name-snapping-chest = Snapping Chest
name-tunnel-ratcatcher = Tunnel Ratcatcher
name-rune-beetle = Rune Beetle
name-toll-collector = Toll Collector
name-lost-pirate = Lost Pirate
name-orc-raider = Orc Raider
name-grave-ghoul = Grave Ghoul
name-hooded-headsman = Hooded Headsman
name-thunder-lizard = Thunder Lizard
name-sniping-centaur = Sniping Centaur
name-carrion-vulture = Carrion Vulture
name-moon-witch = Moon Witch
name-bound-flame = Bound Flame
name-floating-eye = Floating Eye
name-night-prowler = Night Prowler
name-silent-lynx = Silent Lynx
name-wall-wraith = Wall Wraith
name-whispering-idol = Whispering Idol
name-sleeping-bear = Sleeping Bear
name-snare-hunter = Snare Hunter
name-stone-sentry = Stone Sentry
name-iron-boarhound = Iron Boarhound
name-rust-knight = Rust Knight
name-sling-troop = Sling Troop
name-ember-moth = Ember Moth
name-dream-jelly = Dream Jelly
name-talking-skull = Talking Skull
name-ceiling-lurker = Ceiling Lurker
name-tunnel-serpent = Tunnel Serpent
name-minotaur-calf = Minotaur Calf
name-frozen-giant = Frozen Giant
name-ditch-crocodile = Ditch Crocodile
name-storm-eagle = Storm Eagle
name-giant-scorpion = Giant Scorpion
name-smiling-doll = Smiling Doll
name-bog-ogre = Bog Ogre
name-pack-hyena = Pack Hyena
name-bog-warlock = Bog Warlock
name-invisible-page = Invisible Page
name-cave-troll = Cave Troll
name-tusked-brute = Tusked Brute
name-bone-colossus = Bone Colossus
name-razor-raptor = Razor Raptor
name-young-wyvern = Young Wyvern
name-song-siren = Song Siren
name-court-djinn = Court Djinn
name-weeping-medusa = Weeping Medusa
name-salt-mummy = Salt Mummy
name-velvet-vampire = Velvet Vampire
name-grinning-werewolf = Grinning Werewolf
name-guild-assassin = Guild Assassin
name-armoured-rhino = Armoured Rhino
name-sword-golem = Sword Golem
name-deep-squid = Deep Squid
name-sky-pegasus = Sky Pegasus
name-blind-cyclops = Blind Cyclops
name-riddle-sphinx = Riddle Sphinx
name-old-hydra = Old Hydra
name-manticore-queen = Manticore Queen
name-brass-efreet = Brass Efreet
name-chimera = Chimera
name-grave-choir = Grave Choir
name-root-horror = Root Horror
name-warband-of-three = Warband of Three
name-siege-beetle = Siege Beetle
name-vault-tyrant = Vault Tyrant
name-kraken-arm = Kraken Arm
name-pale-lich = Pale Lich
name-knife-marquis = Knife Marquis
name-champion-in-black = Champion in Black
name-hundred-eyes = Hundred Eyes
name-star-prophet = Star Prophet
name-nobody-at-all = Nobody at All
name-warrior = Warrior
name-archer = Archer
name-wizard = Wizard
name-thief = Thief
name-sorceress = Sorceress
name-witch = Witch
name-assassin = Assassin
name-ranger = Ranger
name-spelunker = Spelunker
name-druid = Druid
name-iron-baron = Iron Baron
name-arrow-duchess = Arrow Duchess
name-hollow-archmage = Hollow Archmage
name-masked-viceroy = Masked Viceroy
name-red-dragon = Red Dragon
name-storm-dragon = Storm Dragon
name-mist-dragon = Mist Dragon
name-shadow-dragon = Shadow Dragon
