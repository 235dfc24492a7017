summary = Construye una mazmorra de salas, trampas y monstruos, y ayuda al grupo en las de los demás. Gana quien tenga más oro.

### Opciones

option-cycles = Cuántas veces construye cada cual y es invadido. Una partida completa tiene tantos ciclos como jugadores.
    .name = Ciclos
    .value-full = Tantos como jugadores
    .value-one = Uno
    .value-two = Dos
    .value-three = Tres
option-windows = Cuánto tiempo hay para ayudar o estorbar antes de que cuente como pasar.
    .name = Tiempo para intervenir
    .value-untimed = Sin límite
    .value-minute = Un minuto
    .value-brisk = Veinte segundos

### Las reglas

rule-goal = Cada cual construye una mazmorra delante de su tesoro. Luego un grupo de aventureros visita todas las mazmorras por turno, y quien tenga más oro en su tesoro al final gana.

    Tu mazmorra gana 2 de oro por cada aventurero que muere en ella y 1 por cada uno que huye. Un grupo que llega al tesoro se lleva 1 de oro por superviviente. En las mazmorras ajenas ayudas al grupo como puedas.

    Un empate se comparte. Solo cuenta el oro del tesoro.
    .title = El objetivo
rule-cards = Las cartas grises y verdes son salas, las azules trampas y las moradas monstruos. Las amarillas y negras son comodines: mejoran una trampa o un monstruo, según diga cada una, la amarilla una vez y la negra dos.

    Las grises también ayudan un poco a los aventureros, las verdes los estorban un poco y las amarillas ayudan o estorban mucho. Algunas negras son salas fuertes, otras interfieren en la mazmorra de otro.

    Las rojas son mejoras mayores. Se compran, siempre están boca arriba y una mazmorra tiene dos como máximo.
    .title = Las cartas
rule-setup = Todas las cartas menos las rojas forman un mazo; desde cuatro jugadores se barajan dos juntos. Cada cual recibe siete cartas y seis quedan disponibles. Tres o más negras entre ellas son demasiadas: entonces se reparten las seis de nuevo, y tras tres veces se cambian una a una.

    Cada tesoro recibe una pieza de oro por jugador. El color de la primera carta disponible dice quién empieza: quien reparte si es gris, y cada vez uno más a la izquierda si es verde, azul, morada, amarilla o negra.
    .title = Preparación
rule-rounds = Un ciclo tiene cinco rondas de construcción y una de aventura. En una ronda de construcción cada cual tiene un turno de cinco fases: cartas nuevas, mejorar, construir, contenido, mejora mayor o interferencia. Al final puedes descartar cartas.

    El nivel de los aventureros es el número del ciclo. Tras cada ciclo empieza otra persona.
    .title = Las rondas
rule-new_cards = Roba tres cartas del mazo, o toma tres disponibles que no sean negras, o toma una que lo sea. Lo tomado se repone.

    Un mazo vacío toma los descartes. Si queda menos, tomas lo que haya.
    .title = Cartas nuevas
rule-upgrading = Pon cartas boca abajo sobre lo que construiste en una ronda anterior. Una sala admite la misma carta; una trampa o un monstruo, la misma o un comodín de su color.

    Salas y monstruos tienen dos mejoras, las trampas tres. Un monstruo se mejora solo donde su sala lo admite; en las grises no hay límite. El texto de un nivel superior sustituye al inferior.
    .title = Mejorar
rule-building = Las salas forman una línea del tesoro a la entrada. Una sala nueva se pone boca abajo en el lado de la entrada, y hay cinco como máximo.

    Una vez por turno, antes de construir, puedes descartar una sala tuya con todo lo que contiene; la línea se cierra. Por lo demás las salas no se mueven.
    .title = Construir
rule-contents = Una sala tiene una trampa debajo. Los monstruos van encima de las salas que los admiten: las de Cámara y Guarida, el Cuartel, el Antro del dragón y el Puesto de guardia diligente. Un Cubo gelatinoso puede ir sobre cualquier sala gris.

    Los Trasgos y Grandes trasgos puestos en una ronda anterior pueden andar una sala, a salas grises o donde se admite su nivel, aunque esté ocupada.

    Todo está boca abajo hasta que un grupo lo encuentra.
    .title = Contenido
rule-improvements = En vez de interferir puedes comprar una mejora mayor con oro de tu tesoro. No hay dos iguales en una mazmorra. Puedes devolver una en cualquier momento de tu turno, sin reembolso.

    Cuando se van las Excavaciones profundas, las salas que sobran se descartan desde la entrada.
    .title = Mejoras mayores
rule-interference = En vez de comprar puedes jugar una carta negra sobre la mazmorra de otro. Necesita un objetivo. Quien la sufre puede anularla con un Contrahechizo, y siempre se le pregunta.

    Un Hundimiento descarta la sala de la entrada. Los Diablillos roban oro. Un Saboteador descarta una trampa. Un Motín se lleva un monstruo que sea una sola carta boca abajo. La Clarividencia te muestra solo a ti todas las cartas boca abajo.
    .title = Interferencia
rule-party = El primer jugador roba un grupo de cuatro. El mismo grupo, fresco cada vez, invade a todos en el sentido de las agujas desde el primer jugador. Quien está a la derecha de la víctima es el invasor y decide por el grupo.

    Cada clase tiene una habilidad que cuesta cargas. La salud y las cargas siguen de sala en sala.
    .title = El grupo
rule-moving = El grupo avanza una sala cada vez hacia el tesoro. Ante una puerta el invasor puede abrirla o golpearla. Una puerta que aguanta pierde una carga, y el grupo se queda una ronda entera.

    Las puertas secretas cuestan un movimiento, y quien se desorienta retrocede una sala: cada cosa una vez por aventura y solo al entrar. Las puertas no detienen a quien sale.
    .title = Moverse
rule-entering = Sala, trampa y monstruos se descubren a la vez. Algunas salas hacen algo cuando se entra por primera vez: quitan moral, sacan un guardia o dejan que el dueño traiga monstruos por 1 de oro cada uno. Si varios tienen la misma moral, elige el invasor.
    .title = Entrar en una sala
rule-windows = Cuando se descubre una sala y otra vez en la recuperación, todos pueden jugar cartas para ayudar o estorbar, uno tras otro desde la izquierda de la víctima, que va al final. Una anulación nombra una carta jugada antes. Luego lo no anulado surte efecto en el orden jugado.

    Las cartas de trampas y de combate solo se juegan en la primera ocasión. Puedes pasar durante toda la invasión a menos que ocurra algo que digas.
    .title = Ayudar y estorbar
rule-traps = Un ladrón puede desactivar una trampa, salvo con su tercera mejora. Luego cada guerrero puede golpearla y quitarle tantas cargas como su fuerza.

    Lo que queda se dispara: una carga por cada miembro que no respeta, en el orden del grupo. Una trampa sin cargas se descarta. Las cargas que quedan sirven en ciclos posteriores.
    .title = Trampas
rule-monsters = Antes del combate un Ilusionista puede llevar al grupo más allá de los monstruos. Un Mago, un Bárbaro o un Explorador puede matar figuras, una por carga, si no son inmunes. Un Explorador odia al primer tipo que encuentra.

    Una carta de monstruo puede valer por varias figuras. Se descarta solo si mueren todas.
    .title = Monstruos
rule-combat = En cada asalto los monstruos golpean primero, el más fuerte antes, cada uno a otro miembro en el orden del grupo. Todos los golpes caen a la vez. Luego los miembros golpean uno a uno, a los monstruos que elija el invasor. Se sigue hasta que no quedan monstruos, o aventureros.
    .title = Combate
rule-recovery = Tras las cartas un Clérigo puede curar. Luego huye todo el que tenga moral 0.

    La moral de todos baja uno cuando muere un miembro. La Brújula moral del Paladín se ofrece en la primera pérdida de una sala y las detiene todas hasta el fin de la recuperación.
    .title = Recuperación y moral
rule-death = La víctima gana 2 de oro por un miembro que muere y 1 por uno que huye. El oro que llevaba va al primero del grupo que no lleve, o vuelve al tesoro.
    .title = Muerte y huida
rule-hoard = En el tesoro cada miembro toma 1 de oro, de delante atrás. Si falta, el grupo además destruye una sala o mejora que elija el invasor.

    Luego sale por las mismas salas. Lo que se lleva está perdido. Después los monstruos vivos vuelven a su número completo, las puertas están enteras y algunos muertos regresan.
    .title = El tesoro
rule-ending = La partida termina tras la última ronda de aventura. Gana quien tenga más oro; un empate se comparte.
    .title = El final

### Cómo se llaman las cosas

card-unknown = una carta
card-wild = { $card } ({ $wild ->
    [traps] azul
   *[monsters] morada
})
trap-upgraded = { $trap } +{ $level }
gold = { $gold } de oro
score = { $score } de oro
a-trap = trampa
room-numbered = { $room } (sala { $place })
room-hidden = sala { $place }
monster-hidden = un monstruo boca abajo
monster-hidden-at = el monstruo boca abajo de la sala { $place }
monster-at = { $monster } (sala { $place })
trap-hidden = una trampa boca abajo
trap-of-room = Trampa de { $room }
hero-numbered = { $hero } ({ $number })
figure = { $monster } { $strength }/{ $health }
of-most = { $count } de { $most }
colour = { $colour ->
    [grey] gris
    [green] verde
    [blue] azul
    [purple] morado
    [yellow] amarillo
   *[black] negro
}
rating = { $rating ->
    [low] baja
    [medium] media
   *[high] alta
}
label-gold = Oro
label-cards = Cartas
label-rooms = Salas
label-strength = Fuerza
label-health = Salud
label-morale = Moral
label-charges = Cargas
label-figures = Figuras
label-cost = Coste
label-colour = Color
label-copies = Copias
label-ability = Habilidad
cards-of-colour = { $colour ->
    [grey] Grises: salas de paso
    [green] Verdes: salas útiles
    [blue] Azules: trampas
    [purple] Moradas: monstruos
    [yellow] Amarillas: comodín simple
   *[black] Negras: comodín doble
}
cards-red = Rojas: mejoras mayores
cards-classes = Aventureros
cards-parties = Grupos
party-members = De delante atrás: { $members }.

### Qué hacen las cartas

effect-none = Por sí misma no hace nada.
effect-holds = { $count ->
    [one] Admite un monstruo
   *[other] Admite { $count } monstruos{ $mix ->
        [alike] {" "}de una familia
        [different] {" "}de familias distintas
       *[any] {""}
    }
}{ $level ->
    [basic] {" "}sin mejorar.
    [first] {" "}con una mejora como máximo.
   *[any] {" "}con cualquier mejora.
}
effect-attackers = { $count ->
    [one] Aquí solo ataca un aventurero por asalto.
   *[other] Aquí atacan como máximo { $count } aventureros por asalto.
}
effect-guard = Si no hay monstruo, se saca una carta al entrar el grupo, y un monstruo se queda de guardia.
effect-frightens = { $whom ->
    [highest] { $count ->
        [one] El miembro con más moral pierde 1 al entrar el grupo.
       *[other] Los { $count } miembros con más moral pierden 1 cada uno al entrar el grupo.
    }
    [lowest] { $count ->
        [one] El miembro con menos moral pierde 1 al entrar el grupo.
       *[other] Los { $count } miembros con menos moral pierden 1 cada uno al entrar el grupo.
    }
   *[all] Todos los miembros pierden 1 de moral al entrar el grupo.
}
effect-secret-doors = El grupo gasta aquí también su siguiente movimiento.
effect-turned-around = El siguiente movimiento del grupo va hacia atrás.
effect-horde = Cuando llega el grupo, el dueño puede traer monstruos básicos: { $line }, por 1 de oro cada uno.
effect-horde-any = Cuando llega el grupo, el dueño puede traer cualquier monstruo básico por 1 de oro cada uno.
effect-door = Al fondo hay una puerta con { $charges ->
    [one] { $charges } carga
   *[other] { $charges } cargas
}.
effect-trap-charges = Una trampa aquí tiene +{ $charges } cargas.
effect-trap-set-again = Una trampa aquí nunca se descarta y vuelve a estar llena tras cada aventura.
effect-figures = Una carta de monstruo puesta aquí vale por { $count } figuras.
effect-strength = Los monstruos aquí tienen +{ $by } de fuerza.
effect-comes-with-trap = Trae una trampa: { $trap } con mejora { $level }.
level-does = { $level }: { $does }
monster-values = fuerza { $strength }, salud { $health }
trait-walks = Puede andar una sala en cada ronda de construcción.
trait-joins = Se une uno más tras cada aventura.
trait-grey-rooms = Puede ponerse en salas grises.
trait-returns = Regresa tras la aventura cuando lo han matado.
trait-immune = Inmune a { $ability }.
trait-heals = Recupera toda la salud al principio de cada asalto.
trait-corrodes = Quien lo golpea sufre { $damage } de daño.
trait-chills = A quien hiere le quita { $morale } de moral.
trait-no-passing = Ninguna ilusión lleva más allá.
trap-hits = { $hits ->
    [morale] Quita moral.
   *[health] Quita salud.
}
trap-spares = Respeta a: { $classes }.
trap-upgrades = Cada mejora añade { $charges } cargas y { $strength } de fuerza, { $most } veces como máximo.
ability-name = { $ability ->
    [bash] Golpe
    [disable] Desactivar
    [fireball] Bola de fuego
    [heal] Curar
    [berserk] Furia
    [hatred] Odio
    [compass] Brújula moral
   *[illusion] Ilusión
}
ability-does = { $ability ->
    [bash] Quita a una puerta o trampa tantas cargas como su fuerza.
    [disable] Desactiva una trampa o abre una puerta.
    [fireball] Mata a un monstruo antes del combate.
    [heal] Devuelve toda la salud a un miembro vivo, en vez de un golpe o en la recuperación.
    [berserk] Mata a un monstruo antes del combate; el siguiente lo hiere sin remedio.
    [hatred] Mata a un monstruo del tipo odiado antes del combate.
    [compass] Nadie pierde moral en esta sala.
   *[illusion] El grupo se escabulle de los monstruos de esta sala.
}
played-as = { $side ->
    [help] Para ayudar: { $does }
    [hinder] Para estorbar: { $does }
   *[interference] Interferencia: { $does }
}
wild-for = { $wild ->
    [traps] { $steps ->
        [one] Comodín: mejora cualquier trampa una vez.
       *[other] Comodín: mejora cualquier trampa dos veces.
    }
   *[monsters] { $steps ->
        [one] Comodín: mejora cualquier monstruo una vez.
       *[other] Comodín: mejora cualquier monstruo dos veces.
    }
}
play-strength = { $way ->
    [more] El próximo golpe de un miembro tiene +{ $by } de fuerza.
   *[less] El próximo golpe de un miembro tiene -{ $by } de fuerza.
}
play-ward = Un miembro no siente { $points ->
    [one] el próximo punto
   *[other] los próximos { $points } puntos
} de daño.
play-charges = { $way ->
    [more] Un miembro recibe +{ $by } cargas.
   *[less] Un miembro pierde { $by } cargas.
}
play-morale = { $way ->
    [more] Un miembro recibe +{ $by } de moral.
   *[less] Un miembro pierde { $by } de moral.
}
play-morale-all = { $way ->
    [more] Todos los miembros reciben +{ $by } de moral.
   *[less] Todos los miembros pierden { $by } de moral.
}
play-damage = Un miembro sufre { $damage } de daño.
play-fewer = Monstruos menos en este combate: { $count }, pero nunca ninguno.
play-more = Monstruos más de un tipo en este combate: { $count }.
play-heal = Un miembro recupera toda la salud.
play-combat-strength = { $way ->
    [more] Un miembro tiene +{ $by } de fuerza en este combate.
   *[less] Un miembro tiene -{ $by } de fuerza en este combate.
}
play-trap-idle = La trampa de esta sala no se dispara.
play-guardian = El próximo miembro que moriría queda con 1 de salud.
play-ambush = Los monstruos de esta sala golpean dos veces en el primer asalto.
play-trap-charges = La trampa de esta sala tiene +{ $charges } cargas.
play-no-abilities = Nadie puede usar habilidades en esta sala.
play-cancel = Anula una carta jugada antes en esta ocasión, o una interferencia contra ti.
interference-cave-in = La sala junto a la entrada se descarta con todo lo que contiene.
interference-steal = { $gold } de oro pasa de ese tesoro al tuyo.
interference-sabotage = Se descarta una trampa.
interference-mutiny = Un monstruo que sea una sola carta boca abajo va a tu mano.
interference-scry = Miras todas las cartas boca abajo de una mazmorra.
improvement-one-more = Una figura más con cada carta básica: { $line }.
improvement-rooms = Tu mazmorra puede tener { $rooms } salas.
improvement-trap-strength = Tus trampas tienen +{ $by } de fuerza.
improvement-morale = Cada miembro entra con { $by } de moral menos.
improvement-rises = Cuando el grupo deja una sala, sus muertos se levantan, una vez por aventura: { $line }.
improvement-door = Una puerta con { $charges } cargas guarda tu tesoro.
improvement-bounty = +{ $gold } de oro por cada miembro muerto en tu mazmorra.
improvement-health = Tus monstruos con una mejora tienen +{ $by } de salud.

### Qué ocurre

dealer = { FORM($who) ->
    [you] Repartes tú.
   *[one] Reparte { NAMES($who) }.
}
drew = { FORM($who) ->
    [you] Robas cartas: { $count }.
   *[one] { NAMES($who) } roba cartas: { $count }.
}
you-drew = Robas { $cards }.
available = Disponible: { $card }.
redealt = { $times ->
    [one] Demasiadas cartas disponibles eran negras; se reparten de nuevo.
   *[other] Demasiadas cartas disponibles eran negras; se reparten de nuevo { $times } veces.
}
reshuffled = Los descartes vuelven a ser el mazo: { $cards } cartas.
first-is = { FORM($who) ->
    [you] La primera carta disponible es { $card }: empiezas tú.
   *[one] La primera carta disponible es { $card }: empieza { NAMES($who) }.
}
cycle-began = { FORM($who) ->
    [you] Ciclo { $cycle } de { $of }. Empiezas tú.
   *[one] Ciclo { $cycle } de { $of }. Empieza { NAMES($who) }.
}
round-began = Ronda de construcción { $round }
turn-began = { FORM($who) ->
    [you] Es tu turno.
   *[one] Es el turno de { NAMES($who) }.
}
took = { FORM($who) ->
    [you] Tomas { $card }.
   *[one] { NAMES($who) } toma { $card }.
}
upgraded = { NAMES($who, you: "Tú") }: mejora boca abajo sobre { $what ->
    [room] una sala
    [trap] una trampa
   *[monster] un monstruo
}.
you-upgraded = Pones { $card } boca abajo: ahora es { $made }.
room-discarded = { FORM($who) ->
    [you] Tu sala { $place } se descarta con todo lo que contenía: { $card }.
   *[one] La sala { $place } de { NAMES($who) } se descarta con todo lo que contenía: { $card }.
}
built = { FORM($who) ->
    [you] Construyes la sala { $place } boca abajo.
   *[one] { NAMES($who) } construye la sala { $place } boca abajo.
}
you-built = Construyes { $card } como sala { $place }.
monster-put = { FORM($who) ->
    [you] Pones un monstruo sobre la sala { $place }.
   *[one] { NAMES($who) } pone un monstruo sobre la sala { $place }.
}
trap-put = { FORM($who) ->
    [you] Pones una trampa bajo la sala { $place }.
   *[one] { NAMES($who) } pone una trampa bajo la sala { $place }.
}
you-put = Añades { $card } a la sala { $place }.
walked = { FORM($who) ->
    [you] Tu monstruo anda de la sala { $from } a la sala { $to }.
   *[one] Un monstruo de { NAMES($who) } anda de la sala { $from } a la sala { $to }.
}
bought = { FORM($who) ->
    [you] Compras { $improvement } por { $gold }.
   *[one] { NAMES($who) } compra { $improvement } por { $gold }.
}
given-back = { FORM($who) ->
    [you] Devuelves { $improvement }.
   *[one] { NAMES($who) } devuelve { $improvement }.
}
interfered = { FORM($who) ->
    [you] Juegas { $card } contra { NAMES($whom, you: "ti") }.
   *[one] { NAMES($who) } juega { $card } contra { NAMES($whom, you: "ti") }.
}
countered = { FORM($who) ->
    [you] Lo anulas con { $card }.
   *[one] { NAMES($who) } lo anula con { $card }.
}
stolen = { FORM($who) ->
    [you] Robas { $gold } { NAMES($from, each: "a", you: "a ti") }.
   *[one] { NAMES($who) } roba { $gold } { NAMES($from, each: "a", you: "a ti") }.
}
trap-gone = La trampa de la sala { $place } se descarta: { $trap }.
mutinied = { FORM($who) ->
    [you] Quitas el monstruo de la sala { $place } { NAMES($from, each: "a", you: "a ti") }.
   *[one] { NAMES($who) } quita el monstruo de la sala { $place } { NAMES($from, each: "a", you: "a ti") }.
}
mutiny-is = Es { $card }.
scried = { FORM($who) ->
    [you] Miras las cartas boca abajo de { NAMES($whom, you: "ti") }: { $cards }.
   *[one] { NAMES($who) } mira las cartas boca abajo de { NAMES($whom, you: "ti") }: { $cards }.
}
discarded = { FORM($who) ->
    [you] Descartas { $card }.
   *[one] { NAMES($who) } descarta { $card }.
}
party-is = El grupo de este ciclo: { $party }, nivel { $level }.
invasion-began = { FORM($victim) ->
    [you] El grupo entra en tu mazmorra. { FORM($invader) ->
        [you] Decides tú
       *[one] Decide { NAMES($invader) }
    } por él.
   *[one] El grupo entra en la mazmorra de { NAMES($victim) }. { FORM($invader) ->
        [you] Decides tú
       *[one] Decide { NAMES($invader) }
    } por él.
}
entered = { $way ->
    [in] El grupo entra en la sala { $place }: { $room }.
   *[out] De salida el grupo entra en la sala { $place }: { $room }.
}
stayed = { $why ->
    [door] La puerta aguanta; el grupo se queda.
   *[secret] El grupo busca puertas secretas y se queda.
}
back-at-entrance = El grupo está de nuevo en la entrada.
trap-revealed = Una trampa: { $trap }, fuerza { $strength }, { $charges ->
    [one] { $charges } carga
   *[other] { $charges } cargas
}.
monster-revealed = { $figures ->
    [one] Un monstruo: { $monster }.
   *[other] Monstruos: { $figures } veces { $monster }.
}
door-holds = { $door ->
    [vault] A la Puerta acorazada le quedan { $left } cargas.
   *[room] A la puerta le quedan { $left } cargas.
}
ability-used = { $hero } usa { $ability }; cargas restantes: { $left }.
door-damaged = La puerta pierde { $damage } cargas; quedan { $left }.
trap-damaged = La trampa pierde { $damage } cargas; quedan { $left }.
guard-drawn = { $stays ->
    [yes] Sale un guardia y se queda: { $card }.
   *[no] Sin guardia: se descarta { $card }.
}
brought = Acude { $monster } por { $gold }.
window-opened = { $kind ->
    [recovery] Todos pueden ayudar o estorbar en la recuperación.
   *[encounter] Todos pueden ayudar o estorbar.
}
card-played = { FORM($who) ->
    [you] Juegas { $card }.
   *[one] { NAMES($who) } juega { $card }.
}
passed = { FORM($who) ->
    [you] Pasas.
   *[one] { NAMES($who) } pasa.
}
cancelled = { $card } queda anulada por { $by }.
took-effect = { $card }: { $does }
hurt = { $by ->
    [trap] La trampa hiere al { $hero } por { $damage }; salud restante: { $left }.
    [monsters] Los monstruos hieren al { $hero } por { $damage }; salud restante: { $left }.
    [berserk] El primer monstruo hiere al { $hero } furioso por { $damage }; salud restante: { $left }.
    [corrosion] Golpearlo cuesta al { $hero } { $damage }; salud restante: { $left }.
   *[card] El { $hero } sufre { $damage } de daño; salud restante: { $left }.
}
healed = El { $hero } se cura; salud: { $left }.
morale-changed = { $way ->
    [more] El { $hero } gana { $by } de moral; tiene { $left }.
   *[less] El { $hero } pierde { $by } de moral; le queda { $left }.
}
charges-changed = { $way ->
    [more] El { $hero } gana { $by } cargas; tiene { $left }.
   *[less] El { $hero } pierde { $by } cargas; le quedan { $left }.
}
steadied = La Brújula moral aguanta: nadie pierde moral.
guarded = Un espíritu guardián mantiene vivo al { $hero }.
spared = La trampa respeta al { $hero }.
trap-idle = La trampa no se dispara.
passing = El grupo se escabulle de los monstruos.
hates = El { $hero } odia desde ahora a { $monster }.
combat-round = Asalto { $round } contra { $figures ->
    [one] { $figures } monstruo
   *[other] { $figures } monstruos
}.
struck = El { $hero } golpea a { $monster } por { $damage }; salud restante: { $left }.
killed = Cae { $monster }; { $left ->
    [0] no queda ninguno
   *[other] quedan { $left }
}.
figure-changed = { $way ->
    [more] Se une un { $monster } más al combate.
   *[less] Un { $monster } se queda fuera.
}
died = El { $hero } muere.
fled = El { $hero } huye.
gold-picked-up = El { $to } recoge el oro del { $from }.
gold-returned = El oro del { $from } vuelve al tesoro.
earned = { FORM($who) ->
    [you] Tu tesoro gana { $gold }.
   *[one] El tesoro de { NAMES($who) } gana { $gold }.
}
hoard-reached = { FORM($who) ->
    [you] El grupo llega a tu tesoro.
   *[one] El grupo llega al tesoro de { NAMES($who) }.
}
gold-taken = El { $hero } toma 1 de oro.
destroyed-room = El grupo destruye la sala { $place }.
destroyed-red = El grupo destruye { $improvement }.
party-left = El grupo se va con { $gold }.
invasion-ended = { $reached ->
    [yes] { FORM($victim) ->
        [you] Termina la invasión de tu mazmorra; llegaron al tesoro.
       *[one] Termina la invasión de la mazmorra de { NAMES($victim) }; llegaron al tesoro.
    }
   *[no] { FORM($victim) ->
        [you] Termina la invasión de tu mazmorra; nadie llegó al tesoro.
       *[one] Termina la invasión de la mazmorra de { NAMES($victim) }; nadie llegó al tesoro.
    }
}
monster-gone = Se descarta { $monster }.
monster-returned = Regresa { $monster }.
ended = { FORM($who) ->
    [you] Ganas con { $gold }.
    [one] { NAMES($who) } gana con { $gold }.
   *[other] Comparten la victoria { NAMES($who, you: "tú") } con { $gold } cada uno.
}

### Qué pasa ahora

now-over = La partida ha terminado
now-cycle = Ciclo { $cycle } de { $of }
now-round = Ciclo { $cycle } de { $of }, ronda de construcción { $round } de { $rounds }
now-invasion = { FORM($victim) ->
    [you] { $party } en tu mazmorra
   *[one] { $party } en la mazmorra de { NAMES($victim) }
}
now-decide = { $stage ->
    [new-cards] Roba tres cartas o toma disponibles.
    [upgrade] Mejora lo que construiste antes, o sigue.
    [build] Construye salas en la entrada, o sigue.
    [contents] Añade monstruos y trampas, o sigue.
    [improve] Compra una mejora, interfiere con alguien, o sigue.
    [answer] Anúlalo o deja que ocurra.
    [discard] Descarta lo que no necesites y termina tu turno.
    [door] Hay una puerta: ábrela o deja esperar al grupo.
    [fright] Elige quién pierde moral.
    [horde] Trae monstruos por 1 de oro cada uno, o déjalo.
    [window] Ayuda o estorba al grupo, o pasa.
    [trap] Desactiva o golpea la trampa, o deja que se dispare.
    [abilities] Usa habilidades antes del combate, o deja que empiece.
    [strike] Elige a quién golpear.
    [recovery] Cura a alguien, o déjalo.
    [compass] La moral está en juego: usa la Brújula moral o deja que baje.
   *[destroy] Elige qué destruye el grupo.
}
now-others = { NAMES($who, you: "Tú") }: { $stage ->
    [new-cards] cartas nuevas
    [upgrade] mejoras
    [build] construcción
    [contents] monstruos y trampas
    [improve] mejora mayor o interferencia
    [answer] anular o no
    [discard] descartes
    [window] ayudar o estorbar
    [horde] traer monstruos
   *[other] decisión por el grupo
}.
now-striker = Golpea el { $hero }, con fuerza { $strength }.

### Qué cuentan las cosas

hoard-of = { FORM($who) ->
    [you] Tu tesoro
   *[one] El tesoro de { NAMES($who) }
}
hoard-does = Gana quien tenga más oro en su tesoro al final.
hoard-holds = Contiene { $gold }.
has-improvement = Mejora: { $improvement }.
upgrades-on-it = Mejoras encima: { $count }.
cards-in-stack = Cartas: { $count }.
improvements-left = En venta: { $count }.
member-fate = { $fate ->
    [going] Con el grupo.
    [dead] Muerto.
    [fled] Huyó.
   *[left] Salió de la mazmorra.
}
member-carries = Lleva 1 de oro.
member-ward = No siente los próximos { $points } de daño.
member-owes = El próximo monstruo lo hiere sin remedio.
member-hates = Odia a { $monster }.
round-does = Un ciclo tiene { $rounds } rondas de construcción y una de aventura.
deck-title = El mazo
deck-does = De él se roban cartas boca abajo.
deck-holds = Cartas: { $count }.
discards-title = Los descartes
discards-does = Se convierten en el mazo cuando está vacío.
available-title = Cartas disponibles
available-does = Toma tres que no sean negras, o una que lo sea.
hand-title = Tu mano
hand-does = No tiene límite. Nadie más la ve.
party-does = { FORM($invader) ->
    [you] Decides por él.
   *[one] { NAMES($invader) } decide por él.
}
door-title = { $door ->
    [vault] Puerta acorazada
   *[room] Puerta
}
door-does = Detiene al grupo tantos movimientos como cargas tenga.
window-title = Ayudar y estorbar
window-does = Todos pueden jugar cartas, uno tras otro, la víctima al final.
ending-does = Gana quien tenga más oro en su tesoro.

### Jugadas

move-draw = Robar tres cartas
move-take = Tomar { $card }
move-upgrade = Poner { $card } sobre { $on }
move-raze = Descartar { $room } con todo
move-build = Construir { $card }
move-put = Añadir { $card } a { $room }
move-walk = { $monster } anda a { $room }
move-buy = Comprar { $improvement }
move-give-back = Devolver { $improvement }
move-interfere = { $card } contra { NAMES($whom, you: "ti") }
move-interfere-at = { $card } contra { NAMES($whom, you: "ti") }: { $at }
move-counter = Anularlo con { $card }
move-accept = Dejar que ocurra
move-discard = Descartar { $card }
move-done = { $stage ->
    [door] Esperar en la puerta
    [trap] Dejar que se dispare
    [abilities] Empezar el combate
    [horde] No traer a nadie más
    [recovery] No curar a nadie más
    [compass] Dejar que baje la moral
   *[phase] Fase siguiente
}
move-end-turn = Terminar el turno
move-use = { $hero }: { $ability }
move-unlock = { $hero }: abrir
move-kill = { $hero }: { $ability } contra { $monster }
move-hate = { $hero } odia a { $monster }
move-frighten = { $hero } pierde moral
move-bring = Traer a { $monster }
move-strike = Golpear a { $monster }
move-hold = No golpear
move-heal = { $hero } cura a { $whom }
move-destroy = Destruir { $ruin }
move-play = Jugar { $card }
move-play-on = Jugar { $card } sobre { $target }
move-pass = Pasar
move-pass-unless = { $order ->
    [monsters] Pasar en esta invasión salvo que haya monstruos en la sala
    [traps] Pasar en esta invasión salvo que pueda dispararse una trampa
    [fallen] Pasar en esta invasión salvo que haya caído alguien
    [cards] Pasar en esta invasión salvo que alguien juegue una carta
   *[never] Pasar en toda esta invasión
}
move-ask-me = Preguntadme otra vez

### Qué traería una jugada

preview-room = Es { $room }.
preview-trap = { $trap }: fuerza { $strength }, cargas { $charges }.
preview-monster = { $figures ->
    [one] { $monster }: fuerza { $strength }, salud { $health }.
   *[other] { $figures } veces { $monster }: fuerza { $strength }, salud { $health }.
}
preview-costs = Cuesta { $gold }; quedan { $left }.
preview-changes = { $what ->
    [strike] Daño { $by }; salud restante: { $left }.
    [charges] Pierde { $by } cargas; quedan { $left }.
   *[heal] Se cura { $by } hasta { $left }.
}

### La mesa en letras

draw-available = Disponibles:
draw-hand = Mano:
draw-counts = { $gold }, { $cards } cartas
draw-member = salud { $health }/{ $full } moral { $morale } fue { $strength } cargas { $charges }

### Rechazos

refused-over = La partida ha terminado.
refused-not-you = Ahora no te toca decidir.
refused-new-cards = Roba del mazo o toma cartas disponibles: tres que no sean negras, o una que lo sea.
refused-upgrade = Una mejora es la misma carta, o un comodín de su color, sobre algo que aún se pueda mejorar donde está.
refused-phase-upgrade = Esta es la fase de mejorar.
refused-build = Una sala se construye desde la mano mientras la mazmorra tenga sitio.
refused-raze = Solo se puede descartar una sala propia por turno, antes de construir.
refused-phase-build = Esta es la fase de construir salas.
refused-put = Una sala tiene una trampa, y solo los monstruos que admite.
refused-walk = Solo algunos monstruos andan, una sala por ronda, donde la sala los deja entrar.
refused-phase-contents = Esta es la fase de monstruos y trampas.
refused-buy = Una mejora debe estar en venta, poder pagarse y no repetir las que tienes, dos como máximo.
refused-interfere = Una interferencia necesita un objetivo válido en la mazmorra de otro.
refused-phase-improve = Esta es la fase de una mejora o una interferencia.
refused-answer = Anúlalo con una carta que anule, o deja que ocurra.
refused-phase-discard = En este turno solo queda descartar.
refused-door = Abre o golpea la puerta con quien pueda, o espera.
refused-fright = Elige uno de los que tienen la misma moral.
refused-horde = Solo pueden traerse monstruos básicos del tipo debido de otras salas, por oro.
refused-window = Juega una carta que tenga objetivo ahora, o pasa.
refused-trap = Alguien que pueda desactiva o golpea la trampa, o se dispara.
refused-abilities = Usa una habilidad que sirva contra estos monstruos, o empieza el combate.
refused-strike = Golpea a uno de los monstruos; contenerse o curar es para donde se ofrece.
refused-recovery = Cura a alguien herido, o déjalo.
refused-compass = Usa la Brújula moral, o deja que baje la moral.
refused-destroy = Elige una sala o una mejora de esta mazmorra.

### La guía

lesson-goal = Construye una mazmorra a la que no sobrevivan los aventureros. Cada uno que muere en ella te da 2 de oro, cada uno que huye 1. En las mazmorras ajenas puedes ayudar al grupo a llegar al oro.
    .title = De qué va
lesson-new-cards = Tres cartas del mazo son una sorpresa. Las disponibles están a la vista: toma tres que no sean negras, o una sola negra.
    .title = Cartas nuevas
lesson-build = Las salas forman una línea de tu tesoro a la entrada. Los demás solo ven su dorso hasta que llega un grupo.
    .title = Construye salas
lesson-contents = Los monstruos necesitan una sala que los admita, como una Cámara o una Guarida. Una trampa cabe bajo cualquier sala.
    .title = Monstruos y trampas
lesson-upgrade = La misma carta otra vez, o un comodín de su color, hace más fuerte lo que hay.
    .title = Mejoras
lesson-improve = Las mejoras mayores cuestan oro de tu tesoro, que también es tu puntuación. Las cartas negras pueden dañar a otros.
    .title = Mejorar o interferir
lesson-discard = Puedes guardar cuantas cartas quieras. Algunas sirven luego para ayudar o estorbar.
    .title = Fin de tu turno
lesson-answer = Alguien interfiere en tu mazmorra. Un Contrahechizo lo detiene. Se te pregunta en todo caso, para que nadie sepa qué tienes.
    .title = Interferencia
lesson-party = Un grupo visita todas las mazmorras. En cada una empieza fresco.
    .title = El grupo
lesson-invader = Estás a la derecha de la víctima, así que decides por el grupo. Haz que llegue al tesoro.
    .title = Guías al grupo
lesson-window = Ahora todos pueden jugar cartas. Si no quieres que te pregunten más, pasa durante toda la invasión salvo que ocurra algo.
    .title = Ayudar y estorbar
lesson-trap = Un ladrón abre lo cerrado, un guerrero lo rompe. Cada uso cuesta una carga.
    .title = Puertas y trampas
lesson-abilities = Algunos aventureros matan monstruos antes del combate, o llevan más allá de ellos.
    .title = Antes del combate
lesson-strike = Los monstruos golpean primero. Luego cada aventurero golpea con su fuerza.
    .title = El combate
lesson-recovery = Quien no tiene moral huye después de esto. Un Clérigo cura heridas.
    .title = Recuperación
lesson-end = Gana el tesoro más lleno.
    .title = El final

### Names of cards

name-10--corridor = Pasillo de 3 metros
name-5--corridor = Pasillo estrecho
name-crawlspace = Gatera
name-t-intersection = Cruce en T
name-guard-post = Puesto de guardia
name-diligent-guard-post = Puesto de guardia diligente
name-crossroads = Encrucijada
name-witch = Bruja
name-crone = Vieja bruja
name-dead-end = Callejón sin salida
name-secret-doors = Puertas secretas
name-turned-around = Desorientación
name-10--x-10--room = Sala pequeña
name-horde-of-orcs = Horda de orcos
name-horde = Horda
name-chamber = Cámara
name-great-chamber = Gran cámara
name-hall = Salón
name-lair = Guarida
name-den = Cubil
name-deep-den = Cubil profundo
name-gatehouse = Portón
name-barred-gatehouse = Portón atrancado
name-fortified-gatehouse = Portón fortificado
name-shrine = Santuario
name-dark-shrine = Santuario oscuro
name-temple-of-dread = Templo del pavor
name-workshop = Taller
name-great-workshop = Gran taller
name-master-workshop = Taller maestro
name-barracks = Cuartel
name-dragon-s-den = Antro del dragón
name-death-maze = Laberinto mortal
name-pit = Foso
name-spike = Pinchos
name-poison-dart = Dardo envenenado
name-deadfall = Derrumbe
name-fear = Miedo
name-whirling-blades = Cuchillas giratorias
name-orc = Orco
name-ogre = Ogro
name-giant = Gigante
name-kobold = Kóbold
name-lizardman = Hombre lagarto
name-dragon = Dragón
name-goblin = Trasgo
name-hobgoblin = Gran trasgo
name-troll = Trol
name-gelatinous-cube = Cubo gelatinoso
name-slime = Limo
name-black-pudding = Pudin negro
name-skeleton = Esqueleto
name-wight = Tumulario
name-lich = Liche
name-healing-draught = Pócima curativa
name-enchanted-blade = Hoja encantada
name-hymn-of-courage = Himno de valor
name-wand-of-plenty = Varita de la abundancia
name-thieves--map = Mapa de ladrones
name-guardian-spirit = Espíritu guardián
name-curse-of-weakness = Maldición de debilidad
name-ambush = Emboscada
name-howling-dark = Oscuridad aullante
name-overwound-springs = Muelles tensos
name-antimagic-fog = Niebla antimagia
name-counterspell = Contrahechizo
name-cave-in = Hundimiento
name-thieving-imps = Diablillos ladrones
name-saboteur = Saboteador
name-mutiny = Motín
name-scrying = Clarividencia
name-orc-chieftain = Caudillo orco
name-deep-delvings = Excavaciones profundas
name-trapwright = Trampero
name-dread-banner = Estandarte del pavor
name-bone-altar = Altar de huesos
name-vault-door = Puerta acorazada
name-bounty-board = Tablón de recompensas
name-alchemist = Alquimista
name-fighter = Guerrero
name-thief = Ladrón
name-mage = Mago
name-cleric = Clérigo
name-barbarian = Bárbaro
name-ranger = Explorador
name-paladin = Paladín
name-illusionist = Ilusionista
name-the-old-guard = La Vieja Guardia
name-the-twin-shields = Los Escudos Gemelos
name-the-wild-hunt = La Caza Salvaje
name-the-pilgrims = Los Peregrinos
name-the-arcane-archers = Los Arqueros Arcanos
name-the-iron-company = La Compañía de Hierro
name-the-righteous = Los Justos
name-the-night-crew = La Cuadrilla Nocturna
name-the-oathsworn = Los Juramentados
name-the-veiled-order = La Orden Velada
