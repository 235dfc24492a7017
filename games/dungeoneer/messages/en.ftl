summary = Six dungeoneers, one dark dungeon. Open doors, hold the line together, and carry out more gold than your friends.

### What a table may choose

option-dungeoneers = How you come by your dungeoneers.
    .name = Dungeoneers
    .value-dealt = Dealt at random
    .value-chosen = Chosen in the order of play
option-bag = How many tiles lie ahead. The more there are, the worse the monsters become.
    .name = The dungeon
    .value-short = Short: one of each tile
    .value-long = Long: nine tiles
    .value-deadly = Deadly: eleven tiles
option-spells = How many spells may be tried in a turn.
    .name = Spells
    .value-player = One by each player
    .value-caster = One by each caster

### The rules

rule-goal = You lead dungeoneers through a dungeon that nobody has seen. Behind every door a new tile is laid, and the deeper you are, the stronger the monsters on it.

    Whoever kills monsters takes their gold. When the dungeon is done, the player whose living dungeoneers have the most gold wins. The dead count for nothing, so look after your own; and if nobody of any player is alive, everybody has lost.

    Everything lies open all the time: there is nothing hidden in this game but what the dice and the bag will bring.
    .title = What it is about
rule-dungeoneers = Six kinds set out: Warrior, Dwarf, Elf, Wizard, Cleric and Thief. Each has six abilities. Move: how many squares it may go. Fighting and Shooting: how many dice it rolls. Defence: what a die must show to hit it. Armour: what a die must show to save it from a hit. Health: how many wounds kill it.

    With the standard cards (Move, Fighting, Shooting, Defence, Armour, Health): Warrior 5, 5D6, none, 5+, 4+, 5. Dwarf 4, 4D6, none, 4+, 4+, 6. Elf 7, 4D6, 5D6, 5+, 5+, 5. Wizard 5, 2D6, none, 3+, 6+, 4. Cleric 5, 4D6, none, 4+, 4+, 5. Thief 6, 4D6, 4D6, 5+, 5+, 5.

    Two players lead three each, three lead two each, five and six lead one each. With five players one dungeoneer stays at home.

    With four everybody leads one, and the two spare ones come along. They act after all players. In the first turn the first spare one is run by whoever is first in order and the second by the next; every turn it moves on by one player. Players whose dungeoneers are dead take part in that. A spare one’s gold scores for nobody, and it tries spells on its own account. Whoever runs it counts as the opener of its doors.
    .title = The dungeoneers
rule-setup = Everyone rolls a die for the order of play, the highest first. Those who roll the same roll again between themselves.

    Then the dungeoneers are dealt, or chosen one at a time in that order. They stand on a porch of 2 by 3 squares in front of an open double door, in the order of play, nearest to the door first. The porch is part of the board.

    Behind the door lies a short corridor without monsters. Its doors are rolled as those of any tile.
    .title = Setting out
rule-turn = Players act in order. In yours, each of your dungeoneers has one go, in any order you like, and each go is finished before the next begins. Helpers go right after whoever called them. Then come the spare dungeoneers, and at last the monsters.

    A go is movement and then a fight or a shot, which ends it. Spells may be cast before, during or after the movement. You may end a go at any time, unless the dungeoneer must fight.

    Only the figure whose go it is attacks, and nobody may choose a dungeoneer or a helper as the target of an attack. Gold belongs to the dungeoneer who won it and cannot be handed on.

    After 6 turns in a row without a living monster and without an opened door, the door nearest to any dungeoneer opens by itself at the start of the next turn, the oldest of equally near ones; if it is false, the next nearest. Whoever follows in order on the last opener counts as its opener. After turn 200 everybody has lost.
    .title = The turn
rule-doors = A die says how many doors lead out of a new tile. 1: one double door. 2 or 3: one door. 4 or 5: two. 6: three.

    The first is in the middle of the wall opposite to where you come in, the second in the wall to the right, the third in the wall to the left. Where a wall has two middle squares, a single door takes the right one opposite, and on a side wall the one further from the entrance.

    A corner has its first door at the far end of its arm, then in its outer walls, straight ahead before the side. A T-junction: the right arm, the left arm, then the middle of the back wall. On a corridor one square wide a double door is a single one. A door whose place is taken goes to the next wall in order.

    A door is one square between two tiles, a double door two. Stepping into it opens it, a double door by either square and for good. Tile, doors and monsters are settled at once; then the opener goes on with the squares that are left, in or back. Doors never close again. Monsters and helpers open none.

    Somebody who stands in a single door blocks it.
    .title = Doors
rule-tiles = A token is drawn from the bag and its tile laid behind the door: by its usual entry, in the middle of the door. A coin decides which way a corner turns.

    If it does not fit there, it is shifted by one square, two and so on, right before left, as long as every square of the door touches it (one is enough for a corridor one square wide); then the other hand of a corner is tried, then other walls. If it still does not fit, the token goes back and another is drawn. Tiles may touch, but never lie over a tile or a door.

    If nothing fits, the door is false: it turns into wall, the dungeoneer stays in front of it, and the step is spent. Should every door be false with tokens left, a new one is found at the first place, newest tile first, where something fits. If there is none, the dungeon is complete, and the game ends once no monster lives.

    The last token is the final tile. It has no more doors, and all doors that were not opened are walls.

    The short bag holds one of each tile: short, long and narrow corridor, corner, T-junction, small room and large room. The long bag has a second corner and a second large room. The deadly bag has a second long corridor and small room besides.
    .title = Tiles and tokens
rule-monsters = When a tile is laid, two dice are rolled and 1 is added for every tile laid after the first corridor, this one included. 2 to 4: nobody. 5 or 6: 1D3 of level 1. 7 or 8: 1D6 of level 1. 9 or 10: 1D3 of level 2. 11 or 12: 1D6 of level 2. 13 or 14: 1D3 of level 3. 15 or 16: 1D6 of level 3. 17 or 18: 1D3 of level 4. 19 and more: one of level 5.

    If both dice show the same, there is another group: roll again with the same addition, and again as long as doubles come. A D3 is half a die, rounded up.

    With the standard cards (Move, Fighting, Defence, Armour, Health): level 1 has 5, 1D6, 2+, 6+, 1. Level 2: 5, 2D6, 3+, 6+, 1. Level 3: 5, 3D6, 4+, 5+, 2. Level 4: 5, 4D6, 5+, 4+, 4. Level 5: 5, 5D6, 5+, 3+, 8. What a group looks like, an orc or a wolf, changes nothing.

    The opener places them, first group first: the first monster as near to the centre of the tile as possible, the next ones beside it while there is room, then beside any other. Nobody is placed in a door. Whoever finds no square is discarded.

    If a monster comes to stand next to the opener, the opener’s movement is over.
    .title = Monsters
rule-moving = A figure may move as many squares as its Move says, in all eight directions; a diagonal step costs one square like any other. Cutting one corner of a wall is allowed.

    Nobody enters an occupied square. But while no monster lives, friends may walk through each other, as long as nobody stops on somebody else.

    Two squares are next to each other if they touch by an edge or a corner and are part of one tile. The square of an open door is next to the squares of both its tiles that it touches, and to the other half of a double door. It counts as part of both tiles. Nothing else is next to each other: nobody fights through a wall.

    A monster is busy while somebody other than you stands next to it, and idle otherwise. A step next to an idle monster ends your movement there, and you must fight. Busy monsters may be passed. But whoever ends a go next to any monster must fight one of them; an attack spell counts as that fight.

    Whoever begins a go next to an idle monster may not walk away; only Teleport helps. If all monsters beside you are busy, you may leave.
    .title = Moving
rule-fighting = Choose one monster next to you and roll as many dice as your Fighting says. Every die that reaches its Defence is a hit. For every hit it rolls one die and saves it by reaching its Armour. What is not saved is a wound, and when the wounds reach its Health it is dead and leaves the board. Wounds stay until they are healed.

    For example, the Warrior fights an orc. Five dice against Defence 3+ bring three hits. The orc rolls three dice for Armour 6+ and saves one. Two wounds are more than its one Health: the orc is dead.

    Monsters fight in just the same way. A fight hits one target and ends the go.
    .title = Fighting
rule-shooting = Whoever has Shooting may shoot at a monster on the same tile, in a straight line: along a row, a column or a true diagonal. Any figure in between is in the way; figures beside a diagonal are not.

    It goes like a fight, with as many dice as the Shooting says, and ends the go. Next to a monster nobody shoots: there you must fight.
    .title = Shooting
rule-magic = To cast a spell, choose its target and roll a die. If it reaches the number of the spell, the spell works.

    If not, you may pay one wound of the caster’s, which nothing saves, and the spell works all the same. The last wound cannot be paid. Otherwise nothing happens, and the go continues.

    Each player tries one spell in a turn, whether it works or not; a table may choose that each caster does. Fireball, Lightning Bolt, Disintegrate and Smite are attacks: they end the go and take the place of a fight. After the others the go continues.
    .title = Magic
rule-spells = Fireball (4+): a square on the caster’s tile and all squares next to it, with no dungeoneer on any of them. Everybody there, helpers included, takes one hit, which armour may save. The square may be empty, and no line to it is needed.

    Lightning Bolt (4+): in one of eight directions, through open doors, up to a wall or a dungeoneer. It begins with five dice and loses one after every two squares, and another for every figure it passes. Each die of 4 or more is a hit that armour may save.

    Teleport (5+): the Wizard stands on any free square of floor or open door at once, whoever was next to him, and goes on with the squares that are left. An idle monster beside the new square ends the movement.

    Disintegrate (5+): a monster on the same tile takes 1D3 wounds that nothing saves. Smite (3+): fight a monster on the same tile as if it stood beside you. Neither needs a line.

    Heal (3+): the Cleric or a dungeoneer next to him loses one wound and pays the Cleric 1 gold; for himself he throws it away. Who has no wound or no gold cannot be healed. Nobody is asked, and nothing is paid for a spell that fails.

    Holy Shield (5+): it protects the Cleric until a wound passes it. Wounds that armour lets through are saved one by one on 5 or more; the first that is not breaks the shield, and all that follow count. It is not cast again while it holds.

    Summoning (4+): say first whether you call one helper of level 2 or 1D3 of level 1. They stand next to the Cleric; who finds no square does not come. They have full goes right after the Cleric’s, in this turn already. They move, block and are attacked like dungeoneers, fire and lightning hit them, and they cannot be healed. Their wounds count as the Cleric’s. Nobody gets gold for them, and they vanish when the Cleric dies. No new ones are called while one lives, or where no square is free.
    .title = The spells
rule-treasure = A monster that dies leaves gold at once. Level 1: 1. Level 2: 1D6. Level 3: 2D6. Level 4: 4D6. Level 5: 8D6.

    It is shared by wounds. Wounds beyond the monster’s Health do not count, and only the living share. Each wound brings the same whole number of gold; what is left is divided evenly among all who wounded it; what cannot be divided is lost.

    For example, 15 gold at three wounds to one: 9 and 3, then 1 more for each, and 1 is lost.

    The gold of a dungeoneer who dies is lost.
    .title = Treasure
rule-monster_player = Whoever opened a door on monsters runs them at the end of that turn; if several did, the first of them. In every turn after that the role passes to the next in order, the dead included. When no monster is left, nobody has it.

    The Monster Player has each monster act once, in any order, and makes their choices only where the rules leave one.

    A monster next to somebody does not move. It fights, of those beside it, who wounded it most since it last acted; if nobody did, who attacked it; otherwise anybody.

    Any other monster goes for somebody on its tile who is next to no monster. If there is none, for somebody on its tile who is engaged, or for somebody elsewhere who is not, as the Monster Player likes. If nobody is on its tile, for somebody elsewhere who is not engaged; then for anybody. It may not wait.

    Of those it takes the nearest, in steps over floor and open doors, whoever stands between; of equally near ones any. Somebody to whom no free way leads is skipped while there is a way to another. Monsters move as dungeoneers do: next to somebody who is not engaged they stop and fight. A monster ends next to its target or as near as it can, and fights the target if it is next to it, or else anybody who is.
    .title = The Monster Player
rule-ending = The game ends at once, when the gold is shared and a spell is settled for everybody it hit, as soon as all monsters that were placed on the final tile are dead, wherever they stood and whatever else still lives; a final tile without monsters ends it when it is laid. It also ends when a monster of level 5 dies, and when the dungeon is complete and no monster lives.

    Each player counts the gold of their living dungeoneers. The most wins; with equal gold, more living dungeoneers; otherwise the win is shared.

    If no dungeoneer of any player lives, all have lost, even if a spare one is alive. After turn 200 all have lost too.
    .title = The end
rule-packs = A table may bring packs of its own: new dungeoneers, monsters, spells made of the known effects, tiles, names and pictures. Several packs may be used together.

    On slippery floor a die is rolled for every square somebody enters. On the number of the tile or less the figure falls there and moves no more in this go. It may still fight.
    .title = Packs

### The guide

lesson-goal = Lead your dungeoneers deeper and deeper, and bring out more gold than the others. Only the living count, and nobody survives alone: compete, but stand together.
    .title = Welcome, dungeoneer
lesson-choose = Each dungeoneer is good at something. The Warrior and the Dwarf fight, the Elf and the Thief shoot, the Wizard and the Cleric cast spells.
    .title = Whom will you lead?
lesson-turn = Every one of your dungeoneers has a go in each turn. Choose who goes first; all the others follow.
    .title = Who goes first?
lesson-walk = Choose a square to walk to: the way and its cost are shown. Diagonal steps cost one square too. You may walk, look, and walk on while there are squares left.
    .title = Take a walk
lesson-doors = Step into a door to open it. Nobody knows what is behind. Whoever opens it runs the monsters at the end of the turn, so be ready, and have your friends near.
    .title = Doors
lesson-explored = A new tile! You may go on with the squares you have left, into it or back behind your friends.
    .title = Into the unknown
lesson-monsters = Two dice and one more for every tile decide who waits there. The deeper you are, the higher their level.
    .title = You are not alone
lesson-place = You opened the door, so you place the monsters: from the centre of the tile outwards. What is suggested is always right.
    .title = Put them in their places
lesson-must-fight = A step next to a monster that nobody keeps busy ends your walk: now you must fight. While a friend keeps it busy you may slip past.
    .title = No way past
lesson-fight = Every die that reaches its Defence hits, its Armour may save it, and the rest are wounds. The chances are shown before you choose. A fight ends the go.
    .title = Fight!
lesson-shoot = This one can shoot: at a monster on the same tile, in a straight or diagonal line with nobody between. Next to a monster it must fight instead.
    .title = From afar
lesson-spells = Choose a spell and its target, then a die decides. One try in a turn. Attack spells end the go, the others do not.
    .title = Magic
lesson-pay = The spell failed. For one wound of the caster it works all the same. Is it worth that?
    .title = The price of power
lesson-gold = Whoever kills takes the gold. If several wounded it, they share it by wounds.
    .title = Gold!
lesson-heal = Heal takes a wound away from somebody next to the Cleric, for 1 gold. It works on the Cleric too.
    .title = Patch them up
lesson-monster-player = You run the monsters this turn. Choose which acts first. Weak ones may keep the front busy, so that strong ones slip past.
    .title = Now you are the danger
lesson-bound = Monsters are not free: they fight whoever hurt them and go for the nearest who is not engaged. You choose where the rules leave a choice, and only such choices are shown.
    .title = What binds you
lesson-spare = Nobody owns this dungeoneer: it is your turn to run it. Its gold scores for nobody, but you need it alive.
    .title = A spare hand
lesson-slippery = The floor is slippery. A die is rolled for every square, and a bad one ends the walk.
    .title = Mind your step
lesson-death = A dungeoneer who dies is out, and the gold with it. The others can still win for you.
    .title = A grave below
lesson-final-tile = This is the last tile. When all monsters that were placed on it are dead, the game is over and the gold is counted.
    .title = The last room
lesson-end = The most gold of living dungeoneers wins. You know all the rules now. A longer dungeon, or a deadly one?
    .title = Back in the light

### People, figures and places

score = { $score } gold
the = { FORM($owner) ->
    [you] your { $figure }
   *[one] the { $figure }
}
the-start = { FORM($owner) ->
    [you] Your { $figure }
   *[one] The { $figure }
}
to-the = { the }
marked = { $figure } { $mark }
named = { $name }
square = { $square }
bearing = { $squares } { way }
bearings = { $first }, { $next }
bearing-here = here
way = { $way ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
}
group = { $count } × { $figure }
sentences = { $first } { $next }
of = { $left } of { $full }
needed = { $needed }+
rolled = { $roll }
steps = { $steps ->
    [one] 1 square
   *[other] { $steps } squares
}
a-door = { $door ->
    [double] a double door
   *[single] a door
}

### Setting out

order-rolled = For the order of play: { $dice }.
order-rolled-again = Equals roll again: { $dice }.
order-die = { NAMES($who) } { $die }
order-settled = Order of play: { $order }.
in-order = { NAMES($who) }
dungeoneers-dealt = { FORM($who) ->
    [you] You lead: { $figures }.
   *[one] { NAMES($who) } leads: { $figures }.
}
dungeoneer-chosen = { FORM($who) ->
    [you] You take the { $figure }.
   *[one] { NAMES($who) } takes the { $figure }.
}
dungeoneer-spare = Nobody’s, and run by all in turn: { $figures }.
start-laid = The dungeon begins: { $tile }.

### Exploring

door-opened = { $who } walks { steps } and opens { a-door }. { $behind }
door-opens-itself = Nobody dared for too long: { a-door } opens by itself, and { FORM($who) ->
    [you] you count as its opener. { $behind }
   *[one] { NAMES($who) } counts as its opener. { $behind }
}
behind-tile = Behind it: { $tile }.
behind-nothing = Nothing is behind it.
door-false = { $steps ->
    [0] The door is false: nothing fits behind it, and it is wall from now on.
   *[other] After { steps } the door proves false: nothing fits behind it, and it is wall from now on.
}
token-back = Drawn and put back, for it does not fit: { $tile }.
tile-laid = A new tile: { $tile }.
final-tile = This is the final tile: the game ends when all monsters placed on it are dead.
doors-rolled = A { $die } for doors: { doors-single }.
doors-rolled-double = A { $die } for doors: { doors-double }.
doors-missing = { $missing ->
    [one] For one of them there is no room.
   *[other] For { $missing } of them there is no room.
}
doors-walled = All doors that were not opened are walls now.
door-found = There is no door left, so another one is found.
dungeon-complete = No tile fits any more: the dungeon is complete, and the game ends once no monster lives.
monsters-none = Nobody is there.
monsters-found = { $count ->
    [one] Somebody waits there: { $groups }.
   *[other] They wait there: { $groups }.
}
monsters-rolled = { $dice }, plus { $bonus }, makes { $sum }: { $found }.
monsters-rolled-double = { $dice }, plus { $bonus }, makes { $sum }: { $found }. A double, so there is another group.
roll-group = { $group }, level { $level }
roll-group-die = { $group }, level { $level }, by a { $die }
roll-nobody = nobody
monsters-placed = { $count ->
    [one] { $figures } is placed.
   *[other] { $figures } are placed.
}
monsters-discarded = { $count ->
    [one] One finds no square and is discarded.
   *[other] { $count } find no square and are discarded.
}

### Goes

turn-began = Turn { $turn }
go-began = { $who } goes.
walked = { $who } walks { steps }.
walked-engaged = { $who } walks { steps } and must fight.
walked-fell = { $who } walks { steps } and slips.
slipping-dice = Slippery: { $dice }.
does-fight = { $by } fights { $whom }
does-reach = { $by } reaches { $whom } and fights
does-shoot = { $by } shoots at { $whom }
does-smite = { $by } smites { $whom }
does-disintegrate = { $by } disintegrates { $whom }
does-burn = { $by } burns { $whom }
does-shock = { $by } strikes { $whom } with lightning
attack = { $what }: { $tally }; { $fate }.
attack-vain = { $what }: { $tally }.
dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
wounds = { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}
tally = { dice }, { hits }, { $saved } saved, { wounds }
tally-unsaved = { dice }, { hits }, { wounds }
tally-missed = { dice }, no hit
tally-wounds = { wounds }
fate-falls = { $who } falls
fate-left = { $who } has { $left } left
fate-unhurt = { $who } is unhurt
fates-fall = { $count } × { $figure } fall
fates-left = { $count } × { $figure } have { $left } left
fates-unhurt = { $count } × { $figure } are unhurt
area-fire = { $by } looses fire: { $fates }.
area-lightning = { $by } looses lightning: { $fates }.
dice-hit = Dice { $dice }, { $needed }+ hits: { hits }.
dice-wound = Dice { $dice }: { wounds }.
dice-save = { $who } saves with { $dice }, { $needed }+ needed: { $saved } saved.
dice-shield = { $who } behind the shield: { $dice }, { $needed }+ needed: { $saved } saved.
gold-own = { $gold } gold.
gold-one = { $gold } gold for { $who }.
gold-shared = { $gold } gold: { $shares }.
gold-share = { $gold } for { $who }
gold-part-lost = { $gold } lost
lost = { $gold } gold is lost
gold-all-lost = Nobody is left to claim it: { lost }.
gold-gained = { $who } gets { $gold } gold.
gold-lost = For nobody: { lost }.
gold-dice = Gold dice { $dice }: { $gold }.
died = { $who } is dead.
died-with-gold = { $who } is dead, and { lost }.
fell = { $who } falls.
vanished = { $who } vanishes with the one who called it.

### Magic

spell-works = { $who } casts { $spell }: a { $die }, { $needed }+ needed. It works.
spell-fails = { $who } tries { $spell }: a { $die }, { $needed }+ needed. It fails.
spell-paid = { $who } pays a wound, and { $spell } works all the same.
spell-forgone = { $who } lets { $spell } go.
teleported = { $who } vanishes and stands { $bearing } at once: { $tile } (tile { $number }).
healed = { $who } heals { $whom }: { wounds } less, for { $price } gold.
healed-self = { $who } heals: { wounds } less, and { $price } gold thrown away.
shield-raised = A Holy Shield surrounds { $who }.
shield-broken = The Holy Shield around { $who } breaks.
helpers-rolled = A { $dice } for helpers: { $count }.
summoned = { $count ->
    [one] A helper comes to { $who }: { $figures }.
   *[other] Helpers come to { $who }: { $figures }.
}

### The Monster Player

monster-player-is = { FORM($who) ->
    [you] You run the monsters
   *[one] { NAMES($who) } runs the monsters
}
monster-player-none = No monster is left: nobody runs them now.
monster-nears = { $who } comes { steps } nearer to { $whom }.
monsters-act = The monsters: { $goes }.
pack = { $count ->
    [one] the { $figure }
   *[other] { $count } × { $figure }
}
pack-fights = { $count ->
    [one] { $group } fights { $whom }, { wounds }
   *[other] { $group } fight { $whom }, { wounds }
}
pack-nears = { $count ->
    [one] { $group } comes nearer
   *[other] { $group } come nearer
}
packs = { $first }; { $next }

### The end

ended-final-tile = The final tile is cleared: the dungeon is done
ended-highest-slain = The terror of the deep is dead: the dungeon is done
ended-complete = Nothing is left to explore and nobody left to fight: the dungeon is done
ended-all-dead = No player’s dungeoneer is alive
ended-time-over = The last turn is over, and nobody has come back
won = { FORM($who) ->
    [you] You win with { $gold } gold!
   *[one] { NAMES($who) } wins with { $gold } gold!
}
shared = { NAMES($who, you: "You") } share the win with { $gold } gold each!
all-lost = Everybody has lost.
reason-all-dead = Nobody is alive.
reason-time-over = The last turn is over.
reason-dead = None of theirs is alive.
reason-tie = Equal gold, so the living count: { $living }.
reason-equal = Equal gold, and as many alive: { $living }.

### What goes on now

now-turn = Turn { $turn }
now-choosing = Before the door
now-over = The dungeon is done
now-other-chooses = { NAMES($who) } chooses a dungeoneer.
now-other-places = { NAMES($who) } places the monsters behind the door.
now-other-monsters = { NAMES($who) } runs the monsters and says which acts next.
now-other-monster = { NAMES($who) } runs the monsters: { $figure } acts.
now-other-goes = { NAMES($who) } decides for { $figure }.
now-other-next = { NAMES($who) } says who goes next.
now-choose = Choose a dungeoneer to lead.
now-next-go = Say who goes next: { $figures }.
now-go = It is the go of { $who }: { $steps ->
    [0] no squares left.
    [one] 1 square left.
   *[other] { $steps } squares left.
}
now-spare = It is a spare dungeoneer, and your turn to run it.
now-held = A monster that nobody else keeps busy stands beside it: it may not walk.
now-must-fight = It must fight before its go can end.
now-may-cast = It may try a spell.
now-pay = { $spell } failed. Pay one wound of { $who } to have it work all the same?
now-teleport = Say where { $who } shall stand. { $steps ->
    [one] 1 square is left to walk then.
   *[other] { $steps } squares are left to walk then.
}
now-helper = Say where a helper shall stand next to { $who }. { $left ->
    [one] It is the last one.
   *[other] { $left } are to come.
}
now-place = Place a monster: { $figure }. From the centre outwards; { $left ->
    [one] it is the last one.
   *[other] { $left } are to be placed.
}
now-monsters = You run the monsters. Say which acts next: { $left ->
    [one] 1 is left.
   *[other] { $left } are left.
}
now-monsters-bound = Each acts once. Those next to somebody fight without moving, the others go for the nearest they may.
now-target = Say whom { $who } goes for.
now-monster-moves = { $who } goes for { $whom }: say where it ends.
now-monster-moves-on = Say where { $who } ends.
now-monster-fights = Say whom { $who } fights.
now-ended = { $how }.
now-waiting = The game goes on in a moment.
now-opener = { FORM($who) ->
    [you] You opened the door on monsters: you run them at the end of this turn.
   *[one] { NAMES($who) } opened the door on monsters and runs them at the end of this turn.
}
now-final = The final tile lies open: { $left ->
    [0] its monsters are dead.
    [one] 1 of its monsters lives.
   *[other] { $left } of its monsters live.
}
now-quiet = It is too quiet: { $left ->
    [0] a door opens by itself next turn.
    [one] after 1 more turn like this a door opens by itself.
   *[other] after { $left } more turns like this a door opens by itself.
}
bound-free-here = Somebody on its tile is not engaged: it must go for the nearest of them.
bound-engaged-here = All on its tile are engaged: it goes for one of them, or for somebody elsewhere who is not, the nearest of either.
bound-free-elsewhere = Nobody is on its tile: it must go for the nearest who is not engaged.
bound-any = Everybody is engaged: it must go for the nearest.
bound-move = It ends next to its target, or as near as it can.
bound-fight = Who wounded a monster most since it last acted comes first, then who attacked it, then anybody beside it.

### What may be done

move-choose = Take the { $figure }
move-go = { $figure } goes
move-walk = Walk { $bearing }: { $tile } ({ $square })
move-doorway = Walk into the open door { $bearing }: { $tile } ({ $square })
move-open = Open the door { $bearing }: { $tile } ({ $square })
move-fight = Fight { $figure }
move-shoot = Shoot at { $figure }
move-cast = Cast { $spell }
move-cast-at = Cast { $spell } at { $aim }
move-cast-towards = Cast { $spell } to the { way }
move-cast-level = Cast { $spell } for level { $level }
aim-square = a square { $bearing }: { $tile } ({ $square })
move-pay = Pay a wound: the spell works
move-forgo = Leave it at that
move-teleport = Stand { $bearing }: { $tile } ({ $square })
move-end = End the go
move-place = Place { $figure } at { $square }, { $tile }
move-activate = { $figure } acts
move-pursue = Go for { $figure }

### What it would bring

percent = { $percent } %
percent-under = less than { $percent } %
percent-over = more than { $percent } %
tenths = { $whole }.{ $part }
ahead-walk = { $cost ->
    [one] 1 square
   *[other] { $cost } squares
}, { $left ->
    [0] none left.
   *[other] { $left } left.
}
ahead-slippery = { $squares ->
    [one] 1 slippery square
   *[other] { $squares } slippery squares
}: { $odds } to get there.
ahead-opens = It opens the door.
ahead-opens-double = It opens the double door.
ahead-engaged = The movement ends there, and you must fight: { $figures }.
ahead-next-to = Next to { $figures }: whoever ends the go there must fight.
ahead-alone = Nobody is next to that square.
ahead-whom = { $figure }, { $health } health.
ahead-dice = { dice }, { $needed }+ hits, nothing saves.
ahead-dice-saved = { dice }, { $needed }+ hits, { $save }+ saves.
ahead-sure = { hits } for certain, nothing saves.
ahead-sure-saved = { hits } for certain, { $save }+ saves.
ahead-disintegrate = 1 to { $most } wounds, nothing saves.
ahead-shield = The Holy Shield saves on { $needed }+.
ahead-chances = { $some } to wound, { $expected } wounds to expect of { $health } health, { $kills } to kill.
ahead-gold = { $gold } gold.
ahead-gold-range = { $least } to { $most } gold.
ahead-cast = It works on { $needed }+: { $odds }.
ahead-cast-sure = It is sure to work.
ahead-can-pay = If it fails, a wound may be paid.
ahead-squares = It reaches { $squares ->
    [one] 1 square.
   *[other] { $squares } squares.
}
ahead-hits = It hits { $hits }.
ahead-hit = { $figure } ({ $kills } to kill)
ahead-hits-nobody = It hits nobody.
ahead-helpers = { $count ->
    [one] 1 helper finds a square.
   *[other] Up to { $count } helpers find a square.
}
ahead-price = It costs { $price } gold if it works.
ahead-ends-go = It ends the go.
ahead-goes-on = The go continues.
ahead-fights-here = It does not move, and fights: { $figures }.
ahead-goes-for = It goes for { $figures }.
ahead-nobody-in-reach = It finds nobody to go for.
ahead-distance = { $steps ->
    [one] 1 step away.
   *[other] { $steps } steps away.
}

### What is refused

refused-over = The game is over.
refused-not-you = It is not for you to decide now.
refused-no-floor = There is no floor there.
refused-no-steps = It has no squares left to walk.
refused-held = A monster that nobody else keeps busy stands beside it: it may not walk.
refused-out-of-reach = That square is out of reach, or somebody stands there.
refused-opens-no-doors = Only dungeoneers open doors.
refused-choose-dungeoneer = Choose one of the dungeoneers that nobody has.
refused-say-who-goes = Say first which of your dungeoneers goes, one who has not gone yet.
refused-pay-or-forgo = The spell failed: pay a wound, or leave it at that.
refused-choose-teleport = Choose a free square of floor or of an open door.
refused-place-monster = Place the monster as near to the centre as possible, or next to those who stand there.
refused-place-helper = Place the helper on a free square next to whoever called it.
refused-say-which-monster = Say which monster acts, one that has not acted yet.
refused-not-its-target = The monster may not go for that one: it takes the nearest whom the rules allow.
refused-not-nearest = The monster must end next to its target, or as near as it can.
refused-not-its-fight = The monster must fight who wounded it most, or who attacked it.
refused-not-adjacent = Only a monster next to you can be fought.
refused-not-in-sight = You shoot only at monsters on your tile, in a straight or diagonal line, with nobody between and nobody beside you.
refused-fireball = Choose a square of your tile with no dungeoneer on it or next to it, and only if a spell may still be tried.
refused-spell = That spell cannot be cast at that now.
refused-must-fight = It stands next to a monster and must fight.
refused-not-now = That cannot be done now.

### What may be asked about

label-move = Move
label-fighting = Fighting
label-shooting = Shooting
label-defence = Defence
label-armour = Armour
label-health = Health
label-gold = Gold
label-carries = Carries
label-level = Level
label-leader = Led by
label-leads = Leads
label-dead = Dead
label-place = Place in order
label-difficulty = Works on
label-casters = Cast by
label-size = Squares
label-doors = Doors to open
label-left = Tokens left
label-tokens = Tokens
label-tiles = Tiles
label-monsters = Monsters
label-turns = Turns at most
label-quiet = Quiet turns
label-steps = Squares left

explain-none = none
explain-list = { $list }
explain-figure = { $figure }
explain-dead = Dead, and out of the game.
explain-spare = nobody
explain-helper = It was summoned: it goes right after whoever called it, and wounds for them.
explain-casts = { $spell } ({ $needed }+): { $does }
explain-next-to = Next to { $figures }.
explain-shielded = A Holy Shield protects it until a wound passes.
explain-wounded = Its gold will be shared by wounds: { $wounds }.
explain-wounds-by = { $figure } { $wounds }
explain-of-final-tile = It was placed on the final tile: the game ends when all such are dead.
explain-done = It has had its go in this turn.
explain-to-go = Its go in this turn is to come.
explain-ends-go = Casting it ends the go, as a fight does.
explain-goes-on = After it the go continues.
effect-fireball = { $wounds ->
    [one] 1 hit
   *[other] { $wounds } hits
} for everybody on a square of the same tile and next to it, if no dungeoneer is there; armour saves.
effect-lightning = { $dice } dice along a line, one fewer after every { $fades } squares and every figure; { $needed }+ hits, armour saves.
effect-teleport = The caster stands on any free square at once and goes on.
effect-disintegrate = { $wounds } wounds for a monster on the same tile; nothing saves.
effect-smite = A fight with a monster on the same tile from afar.
effect-heal = { wounds } less for the caster or a dungeoneer next to him, who pays { $price } gold.
effect-holy-shield = Saves wounds that pass the caster’s armour on { $needed }+, until one is not saved.
effect-helpers = { $count } of level { $level }
effect-summoning = Calls helpers next to the caster: { $one }, or { $other }.
abilities = Move { $steps }, Fighting { $fighting }D6, { $shooting ->
    [0] no Shooting
   *[other] Shooting { $shooting }D6
}, Defence { $defence }+, Armour { $armour }+, Health { $health }.
casts = Casts { $spells }.
explain-tile = { $tile } (tile { $number })
size = { $width } × { $length }
size-corner = { $width } wide, in { $size } × { $size }
size-junction = { $width } wide, in { $span } × { $depth }
explain-nobody-there = Nobody is there.
explain-there = There: { $figures }.
explain-slippery = Slippery: a die for every square, and on { $on ->
    [1] a 1
   *[other] { $on } or less
} whoever moves falls and moves no more in this go.
explain-door = { $door ->
    [double] A double door
   *[single] A door
} at { $square }, { $tile }
explain-door-open = It is open, and leads here: { $tile }.
explain-door-closed = Stepping into it opens it. Two dice plus { $bonus } say who waits behind.
explain-square = Square { $square }, { $tile }
explain-stands = Here stands { $figure }.
explain-free = Nobody stands here.
explain-token = Token: { $tile }
explain-bag = The bag of tokens
explain-bag-does = Each token is a tile that may still come. The last one is the final tile.
explain-bag-next = The next tile adds { $bonus } to the dice for monsters.
explain-bag-empty = It is empty: the final tile lies open.
explain-map = The dungeon
explain-map-does = Every door that is opened makes it larger, until the last token is drawn.
explain-seat = Only the gold of living dungeoneers counts at the end.
explain-gold = Gold
explain-gold-does = The most gold of living dungeoneers wins.
explain-most = The most: { NAMES($who) }.
explain-turn-does = Players act in order, then the spare dungeoneers, then the monsters. After { $turns } quiet turns a door opens by itself.
explain-go = The go of { $figure }
explain-go-does = Move, cast, then fight or shoot, which ends the go.
explain-target = It goes for { $whom }.
explain-enemies = Nearest: { $enemies }.
explain-enemy = { $figure } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { way })
explain-monsters = The Monster Player
explain-monsters-does = Whoever opened a door on monsters runs them at the end of the turn, then the next in order. Monsters fight who hurt them and go for the nearest who is not engaged.
explain-runs-monsters = { FORM($who) ->
    [you] You run the monsters, or ran them last.
   *[one] { NAMES($who) } runs the monsters, or ran them last.
}
explain-next-monsters = { FORM($who) ->
    [you] You run them at the end of this turn.
   *[one] { NAMES($who) } runs them at the end of this turn.
}
explain-doors-table = The doors table
explain-doors-table-does = One die for every new tile but the final one.
explain-monsters-table = The monsters table
explain-monsters-table-does = Two dice, and 1 more for every tile after the first corridor. A double adds another group.
explain-gold-table = The gold table
explain-gold-table-does = What a monster leaves when it dies, shared by wounds.
rolled-die = { $die }
doors-single = { $doors ->
    [one] 1 door
   *[other] { $doors } doors
}
doors-double = { $doors ->
    [one] 1 double door
   *[other] { $doors } double doors
}
sum-range = { $least }–{ $most }
sum-on = { $least } and more
horde = { $count } of level { $level }
horde-nobody = nobody
of-level = Level { $level }

list-dungeoneers = Dungeoneers
list-monsters = Monsters
list-spells = Spells
list-tiles = Tiles
list-tables = Tables

### The dungeon, drawn with letters

draw-key = # wall   . floor   + door   / open door   ~ slippery
draw-tokens = ({ $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} left, next +{ $bonus })
draw-go = { $figure }: { $steps ->
    [one] 1 square left
   *[other] { $steps } squares left
}
draw-gold = { $gold } gold
draw-next-to = next to
draw-shielded = shielded
draw-done = done
draw-dead = Dead:
draw-monsters = Monsters:
draw-order = In order:
draw-monster-player = Monster Player:

### Names of the standard cards

name-porch = Porch
name-warrior = Warrior
name-dwarf = Dwarf
name-elf = Elf
name-wizard = Wizard
name-cleric = Cleric
name-thief = Thief
name-goblin = Goblin
name-giant-rat = Giant Rat
name-orc = Orc
name-brigand = Brigand
name-wolf = Wolf
name-ogre = Ogre
name-werewolf = Werewolf
name-minotaur = Minotaur
name-giant = Giant
name-golem = Golem
name-huge-spider = Huge Spider
name-demon = Demon
name-dragon = Dragon
name-lich = Lich
name-fireball = Fireball
name-lightning-bolt = Lightning Bolt
name-teleport = Teleport
name-disintegrate = Disintegrate
name-smite = Smite
name-heal = Heal
name-holy-shield = Holy Shield
name-summoning = Summoning
name-short-corridor = Short Corridor
name-long-corridor = Long Corridor
name-narrow-corridor = Narrow Corridor
name-corner = Corner
name-t-junction = T-Junction
name-small-room = Small Room
name-large-room = Large Room

### The packs that come with the game

shipped-ice-cave = A cavern with a slippery floor comes into the bag: whoever crosses it may fall.
    .title = The ice cave
shipped-in-space = A derelict ship instead of a dungeon: other names and pictures, the same rules.
    .title = In space

### Names of the packs that come with the game

name-ice-cave = Ice Cave
name-marine = Marine
name-mechanic = Mechanic
name-sniper = Sniper
name-psionic = Psionic
name-medic = Medic
name-smuggler = Smuggler
name-scuttler = Scuttler
name-vent-crawler = Vent Crawler
name-drone = Drone
name-mutineer = Mutineer
name-hound = Hound
name-hulk = Hulk
name-shifter = Shifter
name-loader = Loader
name-war-machine = War Machine
name-sentinel = Sentinel
name-broodguard = Broodguard
name-void-horror = Void Horror
name-hive-queen = Hive Queen
name-ship-s-mind = Ship’s Mind
name-plasma-grenade = Plasma Grenade
name-arc-beam = Arc Beam
name-blink = Blink
name-unmake = Unmake
name-mind-lance = Mind Lance
name-field-dressing = Field Dressing
name-force-field = Force Field
name-call-drones = Call Drones
name-airlock = Airlock
name-spinal-passage = Spinal Passage
name-service-duct = Service Duct
name-bend = Bend
name-crossway = Crossway
name-cabin = Cabin
name-hangar = Hangar
