summary = Atrapa monstruos con las dos manos antes que nadie. Tus héroes crecen con lo que vencen, hasta que al final esperan un Señor y un Dragón.

score = { $score ->
    [one] { $score } moneda
   *[other] { $score } monedas
}

### Las reglas

rule-goal = Cada cual guía a dos héroes, uno por mano, por una mazmorra de tres niveles. Hay nueve rondas, tres en cada nivel, y un último combate. Gana quien al final tiene más monedas; si empatan varios, comparten la victoria.
    .title = El objetivo
rule-setup = Se sacan un Señor de la mazmorra y un Dragón, que quedan a la vista desde el principio: esperan al final. Luego se eligen los héroes. Empieza quien sale por sorteo y siguen los demás en el sentido del reloj; quien va al final elige enseguida su segundo héroe, y se vuelve en sentido contrario.

    Tu primer héroe es tu mano izquierda; el segundo, tu mano derecha. Los héroes que sobran no se usan.
    .title = La preparación
rule-skills = Hay cuatro habilidades: Cuerpo a cuerpo, Distancia, Magia y Sigilo. Un héroe empieza con una o dos y aprende más de los monstruos. Las habilidades de todos están a la vista.
    .title = Héroes y habilidades
rule-reveal = Cada ronda trae dos monstruos por jugador. Todos se descubren en el mismo instante y nadie los conoce antes. Las tres primeras rondas traen monstruos del nivel I, las tres siguientes del II y las tres últimas del III, más difíciles y mejor pagados.
    .title = Descubrir los monstruos
rule-attack = Cada una de tus manos puede atacar a un monstruo, o a ninguno. Las dos pueden ir al mismo: entonces tus héroes luchan juntos y sus habilidades se suman.

    Una mano puesta en un monstruo se queda allí. Dos jugadores no atacan al mismo monstruo. Puedes atacar algo que no puedes vencer, si te parece bien. La mano que bajas no hace nada más en esta ronda.
    .title = Atacar
rule-live = La primera mano en un monstruo se lo queda; a quien llega después se le rechaza y no pierde nada. Tu mano libre puede unirse a la otra mientras dure la carrera.

    La carrera acaba cuando no queda ninguna mano libre o cuando se agota el tiempo. Si solo una persona tiene manos libres, quedan cinco segundos. Lo que nadie reclama se descarta.
    .title = Carrera en vivo
rule-call = En vez de agarrar, todos piden en secreto: un monstruo por mano, o nada. Puedes cambiar de idea hasta decir que ya está, pero entonces tu petición cuenta desde el cambio. A los diez segundos, o cuando todos están listos, se muestran.

    Si varios piden el mismo monstruo, se lo queda la petición más temprana. Las manos que pierden vuelven a pedir, durante seis segundos, entre lo que no tiene dueño o para unirse a tu otra mano, hasta que ninguna pierda.
    .title = Carrera por peticiones
rule-calm = Todos piden en secreto como en la carrera por peticiones, pero con todo el tiempo del mundo. Si varios piden el mismo monstruo, decide un orden público.

    Con tres jugadores el orden sigue el reloj y su comienzo avanza un asiento por ronda. Con cuatro o cinco empieza por quien eligió primero; la segunda ronda toma el mismo orden al revés, luego el comienzo avanza un asiento, y así sucesivamente.
    .title = Carrera tranquila
rule-check = Al acabar la carrera se comprueba cada ataque. Necesitas al menos tanto de cada habilidad como pide el monstruo, con lo que tus héroes tenían al descubrirlo. Si lo tienes todo, lo vences y te llevas sus monedas. Si te falta algo, te vence: esa carta te cuesta una moneda al final, muestre lo que muestre, y una sola vez aunque tuvieras en ella las dos manos.
    .title = Victoria y derrota
rule-rewards = Casi todos los monstruos dan habilidades. Todo lo que da uno va a uno de tus héroes, el que quieras, haya luchado quien haya luchado. Una runa vale por la habilidad que elijas, y así se queda para siempre.

    Todos deciden a la vez y en secreto. Si tardas demasiado, lo recibe el héroe que atacó, el izquierdo si fueron los dos, y una runa cuenta como su mejor habilidad.
    .title = Recompensas
rule-end = Tras la novena ronda tus dos héroes prueban juntos con el Señor o con el Dragón. No hay que elegir: de los que puedes vencer recibes el que paga más. Varios pueden vencer al mismo, cada cual por todas sus monedas, y fallar no cuesta nada.

    Después se cuenta: las monedas de tus monstruos y de tu premio, menos una por cada monstruo que te venció. Puede salir menos que nada. Gana quien tiene más monedas.
    .title = El final

### Lo que una mesa puede elegir

option-race = Cómo se compite por los monstruos.
    .name = Carrera
    .value-live = en vivo: gana la primera mano
    .value-call = por peticiones: en secreto, gana la más temprana
    .value-calm = tranquila: en secreto y sin reloj
option-seconds = Cuántos segundos dura como mucho una carrera en vivo.
    .name = Segundos
    .value-15 = 15
    .value-10 = 10
    .value-20 = 20
    .value-30 = 30

### Palabras dentro de frases

listed = { $list }
nothing = nada
rune = una runa
coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
skill = { $amount } de { skill-name }
skill-name = { $skill ->
    [melee] Cuerpo a cuerpo
    [ranged] Distancia
    [magic] Magia
   *[stealth] Sigilo
}
your-hands = { $hands ->
    [left] la mano izquierda
    [right] la mano derecha
   *[both] las dos manos
}
their-hands = { $hands ->
    [left] la mano izquierda
    [right] la mano derecha
   *[both] las dos manos
}
side = { $hand ->
    [left] izquierda
   *[right] derecha
}

### Lo que ocurre

set-up = { FORM($who) ->
    [you] En lo hondo esperan { $lord } y { $dragon }. Eliges tú primero.
   *[one] En lo hondo esperan { $lord } y { $dragon }. Elige primero { NAMES($who) }.
}
hero-taken = { FORM($who) ->
    [you] Eliges a { $hero } para tu mano { side }.
   *[one] { NAMES($who) } elige a { $hero } para la mano { side }.
}
level-entered = Nivel { $level } de la mazmorra
monsters-dealt = Ronda { $round }
monsters-revealed = Se descubren: { $monsters }.
grabbed = { FORM($who) ->
    [you] Pones { your-hands } sobre { $monster }.
   *[one] { NAMES($who) } pone { their-hands } sobre { $monster }.
}
joined = { FORM($who) ->
    [you] Añades { your-hands } sobre { $monster }.
   *[one] { NAMES($who) } añade { their-hands } sobre { $monster }.
}
laid-down = { FORM($who) ->
    [you] Bajas { your-hands }.
   *[one] { NAMES($who) } baja { their-hands }.
}
called = { FORM($who) ->
    [you] Pides { $monster } con { your-hands }.
   *[one] { NAMES($who) } pide { $monster } con { their-hands }.
}
called-back = { FORM($who) ->
    [you] No pides nada con { your-hands }.
   *[one] { NAMES($who) } no pide nada con { their-hands }.
}
is-ready = { FORM($who) ->
    [you] Ya has pedido.
   *[one] { NAMES($who) } ya ha pedido.
}
time-up = Se acabó el tiempo.
claimed = { FORM($who) ->
    [you] Te quedas con { $monster }: { your-hands }.
   *[one] { NAMES($who) } se queda con { $monster }: { their-hands }.
}
contested = { FORM($who) ->
    [you] Te quedas con { $monster }: { your-hands }, por delante de { NAMES($others, you: "ti") }.
   *[one] { NAMES($who) } se queda con { $monster }: { their-hands }, por delante de { NAMES($others, you: "ti") }.
}
call-again = { FORM($who) ->
    [you] Vuelves a pedir con lo que ha perdido.
    [one] { NAMES($who) } vuelve a pedir con lo que ha perdido.
    [with-you] { NAMES($who, you: "Tú") } volvéis a pedir con lo que ha perdido.
   *[many] { NAMES($who) } vuelven a pedir con lo que ha perdido.
}
discarded = Se descarta lo que nadie ha reclamado: { $monsters }.
defeated = { FORM($who) ->
    [you] Vences a { $monster }{ for-coins }.
   *[one] { NAMES($who) } vence a { $monster }{ for-coins }.
}
for-coins = { $coins ->
    [0] {""}
    [one] {" "}por { $coins } moneda
   *[other] {" "}por { $coins } monedas
}
hero-defeated = { FORM($who) ->
    [you] Te vence { $monster }; te falta: { $missing }.
   *[one] { $monster } vence a { NAMES($who) }; le falta: { $missing }.
}
assigned = { FORM($who) ->
    [you] Has decidido quién recibe qué.
   *[one] { NAMES($who) } ha decidido quién recibe qué.
}
gained = { FORM($who) ->
    [you] Mano { side }: tu héroe recibe { $gain }.
   *[one] Mano { side }: el héroe de { NAMES($who) } recibe { $gain }.
}
gained-rune = { FORM($who) ->
    [you] Mano { side }: tu héroe recibe { $gain }, que cuenta como { skill-name }.
   *[one] Mano { side }: el héroe de { NAMES($who) } recibe { $gain }, que cuenta como { skill-name }.
}
lord-beaten = { FORM($who) ->
    [you] Tus héroes vencen al Señor por { $coins } monedas.
   *[one] Los héroes de { NAMES($who) } vencen al Señor por { $coins } monedas.
}
dragon-beaten = { FORM($who) ->
    [you] Tus héroes vencen al Dragón por { $coins } monedas.
   *[one] Los héroes de { NAMES($who) } vencen al Dragón por { $coins } monedas.
}
no-prize = { FORM($who) ->
    [you] Tus héroes no vencen ni al Señor ni al Dragón.
   *[one] Los héroes de { NAMES($who) } no vencen ni al Señor ni al Dragón.
}
won = { FORM($who) ->
    [you] ¡Ganas con { $coins } monedas!
    [one] { NAMES($who) } gana con { $coins } monedas.
    [with-you] { NAMES($who, you: "Tú") } compartís la victoria con { $coins } monedas cada uno.
   *[many] { NAMES($who) } comparten la victoria con { $coins } monedas cada uno.
}

### Lo que pasa ahora

now-draft = La elección
now-take = Elige un héroe.
now-others-take = { NAMES($who) } está eligiendo un héroe.
now-round = Ronda { $round } de { $of }, nivel { $level }
now-face-down = Los monstruos están a punto de descubrirse.
now-grab = Pon las manos en los monstruos, o bájalas.
now-hurry = Solo tú tienes una mano libre. ¡Deprisa!
now-call = Pide un monstruo con cada mano, o nada, y di cuándo ya está.
now-choose = Elige lo que pide cada una de tus manos. Nadie te mete prisa.
now-call-again = Lo que pedías es de otra persona. Vuelve a pedir con la mano que ha perdido.
now-others-attack = { FORM($who) ->
    [one] { NAMES($who) } aún tiene manos libres.
   *[many] { NAMES($who) } aún tienen manos libres.
}
now-assign = Di qué héroe recibe qué.
now-others-assign = { FORM($who) ->
    [one] { NAMES($who) } está decidiendo quién recibe qué.
   *[many] { NAMES($who) } están decidiendo quién recibe qué.
}
now-over = La carrera ha terminado

### Lo que se puede hacer, y lo que traería

move-take = { $hero }: { $skills }
move-grab = { $monster }: { their-hands }
move-call = Pedir { $monster }: { their-hands }
move-lay-down = Bajar { their-hands }
move-call-back = No pedir nada: { their-hands }
move-ready = Ya está
move-choose = Pedir { $left } (mano izquierda) y { $right } (mano derecha)
move-choose-nothing = No pedir nada
move-give = { $gain } para { $hero }
move-give-rune = { $gain }, como { skill-name }, para { $hero }
preview-defeats = Vences a { $monster }: { $reward }.
preview-lacks = Contra { $monster } te falta: { $missing }.
preview-contest = Puede que se lo quede otra persona.
preview-skills = Tus héroes tendrán: izquierda { $left }, derecha { $right }.

### Por lo que se puede preguntar

label-coins = monedas
label-won = monstruos vencidos
label-failed = derrotas
label-skills = habilidades
label-needs = pide
label-gives = da
explain-boss = Tras la última ronda los dos héroes de cada jugador lo intentan juntos. Quien cumple todo lo que pide se lleva sus monedas.
explain-together-lack = A tus dos héroes juntos les falta: { $missing }.
explain-owned = { FORM($who) ->
    [you] Tu mano está encima.
   *[one] Una mano de { NAMES($who) } está encima.
}
explain-lack = Te falta: { $left } (héroe izquierdo), { $right } (héroe derecho), { $both } (los dos).
explain-seat = Cada derrota cuesta una moneda, que ya está restada.
cards-heroes = Héroes
cards-level = Monstruos del nivel { $level }
cards-lords = Señores de la mazmorra
cards-dragons = Dragones

### Lo que no se puede hacer

refused-no-seat = No juegas en esta mesa.
refused-draft-turn = No te toca elegir un héroe.
refused-hero-gone = Ese héroe no se puede elegir.
refused-other-round = Eso era para otra ronda.
refused-not-now = No es el momento de hacer eso.
refused-hand-busy = Esa mano no está libre en esta ronda.
refused-no-monster = Ahí no hay ningún monstruo.
refused-owned = Ese monstruo ya es de otra persona.
refused-ready = Ya has pedido; espera a los demás.
refused-changes = Ya has cambiado bastantes veces de idea; di que ya está.
refused-repeated = Ya pides ese monstruo; no cambia nada.
refused-nothing-called = Esa mano no pide nada.
refused-nothing-to-assign = Ahora no tienes nada que dar a tus héroes.
refused-gifts = Da cada ganancia a un héroe y elige una habilidad para cada runa.

### La mesa, dibujada con letras

draw-skill = { $amount }{ $skill ->
    [melee] Cu
    [ranged] Di
    [magic] Ma
   *[stealth] Si
}
draw-rune = runa
draw-gives-coins = { $coins }m
draw-coins = { $coins ->
    [one] { $coins } moneda, { $failed } derrotas
   *[other] { $coins } monedas, { $failed } derrotas
}
draw-thinking = pensando
draw-hand = { $hand ->
    [left] I
   *[right] D
}
draw-on = en { $place }
draw-calls = pide { $place }
draw-free = libre

### Lo que explica la guía

lesson-goal = Dos héroes, dos manos, nueve rondas: saca monedas a los monstruos y deja crecer a tus héroes. Elige héroes cuyas habilidades casen, y mira lo que pedirán el Señor y el Dragón.
    .title = A la mazmorra
lesson-live = ¡Llega antes! La mano puesta en un monstruo se queda ahí. Busca uno que tu héroe venza solo, y usa las dos manos donde una no baste.
    .title = Una carrera
lesson-call = Pide un monstruo con cada mano. Nadie lo ve, pero gana la petición más temprana: decide rápido. Un cambio la retrasa.
    .title = Pedir
lesson-calm = Tómate tu tiempo. Si varios quieren el mismo monstruo, decide el orden del margen, que cambia cada ronda. A quien va tarde le conviene querer otra cosa.
    .title = Con toda calma
lesson-defeat = Ese era demasiado fuerte: te cuesta una moneda al final. Compara habilidad por habilidad antes de ir a por un monstruo.
    .title = Una derrota
lesson-rewards = Lo que da un monstruo va a cualquiera de tus héroes. Un héroe fuerte vence a más por su cuenta; dos parejos van mejor a monstruos distintos. Una runa se queda como la pongas.
    .title = Tu recompensa
lesson-again = Alguien se te adelantó. Tu mano puede pedir lo que queda, o unirse a la otra.
    .title = Otra vez
lesson-level = Los monstruos de este nivel piden más y pagan más. Usar las dos manos juntas no es ninguna vergüenza.
    .title = Un nivel más abajo
lesson-last = Son las últimas rondas. Lo que tienen tus dos héroes juntos decide si vencen al Señor o al Dragón.
    .title = Piensa en el final
lesson-end = Las monedas de monstruos y premios, menos una por cada derrota. ¿Otra vez?
    .title = El recuento

### Nombres de las cartas

name-cellar-rat = Rata de bodega
name-goblin-scout = Explorador goblin
name-old-bones = Huesos viejos
name-cave-bat = Murciélago de cueva
name-stray-wasp = Avispa extraviada
name-shy-gecko = Salamanquesa tímida
name-green-slime = Limo verde
name-will-o-wisp = Fuego fatuo
name-grumpy-imp = Diablillo gruñón
name-watchful-owl = Búho vigilante
name-door-hound = Perro guardián
name-web-spinner = Tejedora
name-wild-boar = Jabalí
name-kobold-slinger = Hondero kóbold
name-clay-servant = Criado de barro
name-walking-stump = Tocón andante
name-back-alley-thug = Matón de callejón
name-lurking-toad = Sapo acechante
name-spore-cap = Seta de esporas
name-cheeky-sprite = Hada descarada
name-thieving-crow = Cuervo ladrón
name-tree-adder = Víbora de árbol
name-aether-cultist = Cultista del éter
name-hollow-cat = Gato hueco
name-pit-brawler = Luchadora del foso
name-rafter-harpy = Arpía de las vigas
name-lantern-ghost = Fantasma del farol
name-masked-footpad = Salteadora enmascarada
name-mirror-shade = Sombra del espejo
name-snapping-chest = Cofre mordedor
name-tunnel-ratcatcher = Cazarratas del túnel
name-rune-beetle = Escarabajo rúnico
name-toll-collector = Cobrador del peaje
name-lost-pirate = Pirata perdido
name-orc-raider = Saqueador orco
name-grave-ghoul = Necrófago
name-hooded-headsman = Verdugo encapuchado
name-thunder-lizard = Lagarto del trueno
name-sniping-centaur = Centauro arquero
name-carrion-vulture = Buitre carroñero
name-moon-witch = Bruja lunar
name-bound-flame = Llama cautiva
name-floating-eye = Ojo flotante
name-night-prowler = Merodeadora nocturna
name-silent-lynx = Lince silencioso
name-wall-wraith = Espectro del muro
name-whispering-idol = Ídolo susurrante
name-sleeping-bear = Oso dormido
name-snare-hunter = Cazadora de lazos
name-stone-sentry = Centinela de piedra
name-iron-boarhound = Mastín de hierro
name-rust-knight = Caballero oxidado
name-sling-troop = Tropa de monos
name-ember-moth = Polilla de ascuas
name-dream-jelly = Medusa del sueño
name-talking-skull = Calavera parlante
name-ceiling-lurker = Acechador del techo
name-tunnel-serpent = Serpiente del túnel
name-minotaur-calf = Minotauro joven
name-frozen-giant = Gigante helado
name-ditch-crocodile = Cocodrilo del foso
name-storm-eagle = Águila de tormenta
name-giant-scorpion = Escorpión gigante
name-smiling-doll = Muñeca sonriente
name-bog-ogre = Ogro del pantano
name-pack-hyena = Hiena de la manada
name-bog-warlock = Brujo de la ciénaga
name-invisible-page = Paje invisible
name-cave-troll = Trol de la cueva
name-tusked-brute = Bestia de colmillos
name-bone-colossus = Coloso de huesos
name-razor-raptor = Raptor afilado
name-young-wyvern = Guiverno joven
name-song-siren = Sirena cantora
name-court-djinn = Genio de la corte
name-weeping-medusa = Medusa llorosa
name-salt-mummy = Momia de sal
name-velvet-vampire = Vampira de terciopelo
name-grinning-werewolf = Licántropo risueño
name-guild-assassin = Asesina del gremio
name-armoured-rhino = Rinoceronte acorazado
name-sword-golem = Gólem de espadas
name-deep-squid = Calamar abisal
name-sky-pegasus = Pegaso oscuro
name-blind-cyclops = Cíclope ciego
name-riddle-sphinx = Esfinge de enigmas
name-old-hydra = Hidra vieja
name-manticore-queen = Reina mantícora
name-brass-efreet = Efrit de latón
name-chimera = Quimera
name-grave-choir = Coro de la tumba
name-root-horror = Horror de raíces
name-warband-of-three = Banda de tres
name-siege-beetle = Escarabajo de asedio
name-vault-tyrant = Tirano de la cámara
name-kraken-arm = Brazo del kraken
name-pale-lich = Liche pálido
name-knife-marquis = Marqués de los cuchillos
name-champion-in-black = Campeón de negro
name-hundred-eyes = Cien ojos
name-star-prophet = Profeta de las estrellas
name-nobody-at-all = Nadie en absoluto
name-warrior = Guerrera
name-archer = Arquero
name-wizard = Mago
name-thief = Ladrón
name-sorceress = Hechicera
name-witch = Bruja
name-assassin = Asesino
name-ranger = Montaraz
name-spelunker = Espeleóloga
name-druid = Druida
name-iron-baron = Barón de hierro
name-arrow-duchess = Duquesa de las flechas
name-hollow-archmage = Archimago hueco
name-masked-viceroy = Virrey enmascarado
name-red-dragon = Dragón rojo
name-storm-dragon = Dragón de tormenta
name-mist-dragon = Dragón de niebla
name-shadow-dragon = Dragón de sombra
