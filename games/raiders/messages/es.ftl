summary = Saquead juntos una mazmorra, cada cual para su bolsa. Gana quien más monedas tenga, salvo que sea quien más heridas lleve.

### Opciones

option-tactical = Las cartas se juegan descubiertas y por turnos. Quien jugó la más alta empieza la sala siguiente.
    .name = Variante táctica
    .value-false = Ocultas, todas a la vez
    .value-true = Descubiertas, por turnos
option-boss_pays = Cuándo pagan la Esfinge y el Minotauro a la carta más alta.
    .name = Cuándo paga un jefe
    .value-always = Caiga o no caiga el jefe
    .value-when_it_attacks = Solo cuando el jefe ataca

### Las reglas

rule-goal = Saqueáis juntos una misma mazmorra, pero cada cual llena su propia bolsa. Gana quien salga con más monedas.

    Hay un peligro. Quien tenga más heridas al final se desploma y no puede ganar, por muchas monedas que lleve.
    .title = El objetivo
rule-dungeon = La mazmorra tiene cinco niveles de cinco salas: tesoros, monstruos, cámaras y trampas. La última sala del último nivel es un jefe.

    Algunas salas de un nivel se ven desde el principio. Las que están a oscuras se descubren cuando el grupo entra. De las 30 cartas de sala entran en juego 24, y uno de los diez jefes.

    A cada cual le toca un personaje, que trae algunas monedas y quizá heridas y objetos. Por lo demás, todos los personajes son iguales.
    .title = La mazmorra
rule-room = Las salas de un nivel se recorren de izquierda a derecha. En cada una, todos eligen una carta de la mano y la ponen boca abajo. Luego se descubren todas a la vez y se resuelve la sala.

    Tienes las cartas de poder del 1 al 5. La carta que has jugado queda a la vista delante de ti hasta que acaba el nivel. Así todos pueden ver qué te queda, y tú qué les queda a ellos.

    En lugar de una carta de poder puedes jugar un objeto, allí donde sirva. Carta puesta no se cambia.
    .title = Jugar una sala
rule-treasure = La carta más alta se lleva las monedas del primer cofre. Si hay un segundo cofre, se lo lleva la segunda carta más alta.

    Quienes empatan se reparten el cofre por igual, y lo que no se puede dividir se pierde. Si no hay al menos una moneda para cada uno, no reciben nada de él.

    Si todos juegan la misma carta, no hay segundo puesto. Al repartir, el primero puede llevarse menos que el segundo.
    .title = Sala del tesoro
rule-monster = Se suman todas las cartas. Si alcanzan la fuerza del monstruo, cae y no pasa nada más. La fuerza depende del número de jugadores.

    Si no llegan, el monstruo ataca a la carta más baja: quien la jugó recibe todas las heridas que muestra la sala. Si varios comparten la carta más baja, cada uno las recibe enteras.

    Un ejemplo: el Dragón tiene fuerza 18 contra cuatro jugadores. Juegan 5, 4, 3 y 3, que suman 15. Los dos que jugaron un 3 reciben 3 heridas.
    .title = Sala del monstruo
rule-vault = Aquí nadie compite por la carta más alta. Tu carta decide lo que recibes: un objeto, monedas o una poción.

    Hay monedas y pociones para todos los que las elijan. Una poción no cura más heridas de las que tienes.

    Los objetos salen de la reserva. Si un objeto lo quieren más jugadores que copias quedan, ninguno de ellos lo recibe.
    .title = Cámara
rule-trap = Solo cuenta la carta más alta que juegue cualquiera. Cuanto más alta, peor es la trampa; las cartas bajas pueden no activarla.

    La lava y el imán quitan monedas a quien más tiene. Los pinchos y la roca hieren a quien tiene menos heridas. Si hay empate, alcanza a todos de lleno.

    A la trampa no le importa quién la activó. Con las cartas normales, la lava quita 3, 2 o 1 monedas con un 5, 4 o 3. El imán quita 2, 2, 1 o 1 con un 5, 4, 3 o 2. Los pinchos causan 2, 2 o 1 heridas con un 5, 4 o 3. La roca causa 2, 1, 1 o 1 con un 5, 4, 3 o 2.
    .title = Trampa
rule-boss = La última sala de la partida es un jefe. Se combate como a un monstruo: hay que alcanzar su fuerza entre todos, o ataca a la carta más baja. Las espadas cuentan.

    Cada jefe tiene su propia particularidad. Unos son invencibles, otros quitan monedas, otros pagan a la carta más alta.

    De algunos se escapa con un objeto. Quien escapa no suma nada y nunca es atacado. La fuerza no cambia, y si todos escapan, no pasa nada.
    .title = El jefe
rule-bosses = Recaudador de impuestos: quita 3 monedas en vez de herir. Vampiro: 1 herida y 2 monedas menos. Medusa: quien recibe su ataque queda fuera de la partida; si ataca a todos, todos pierden.

    Esfinge: 2 heridas, y la carta más alta gana 2 monedas. Minotauro: 1 herida, y la carta más alta gana 1 moneda. Si varios tienen la carta más alta, todos cobran entero. Si todos juegan la misma carta y el jefe no cae, nadie cobra. Una opción decide si también paga el jefe que cae.

    Manada de lobos: 3 heridas, se escapa con una antorcha. Nigromante: 2 heridas, se escapa con una bola de cristal. Megadragón: 4 heridas, invencible, se escapa con una llave.

    Gólem: 3 heridas, invencible, y un 5 o una espada vale 1. Momia: 3 heridas, invencible, y ataca a la carta más alta en vez de a la más baja.
    .title = Todos los jefes
rule-items = Hay seis antorchas, seis bolas de cristal, seis llaves y seis espadas. Cada una se usa una vez y vuelve a la reserva, donde cualquiera puede ganarla de nuevo.

    Puedes tener tantos como quieras. Los que no usas se quedan contigo de un nivel a otro.

    Un objeto jugado en lugar de una carta de poder te ahorra esa carta. Así tienes una más para elegir en el resto del nivel.
    .title = Objetos
rule-torch = Puedes encender una antorcha en cualquier momento, incluso mientras otros eligen. Solo tú miras todas las salas a oscuras de este nivel. Los demás ven que lo has hecho, pero no lo que has visto.

    No es tu carta para la sala; esa la juegas igualmente. Varios jugadores pueden encender antorchas en el mismo nivel.

    Solo contra la Manada de lobos se juega la antorcha como carta, y entonces sirve para escapar.
    .title = Antorcha
rule-crystal-ball = Juégala como tu carta. Cuando todas las cartas están a la vista, eliges de nuevo sabiendo lo que jugaron los demás. Cuenta la segunda carta.

    La segunda carta puede ser una llave o una espada donde sirvan, pero no otra bola de cristal. Si varios miran su bola de cristal, sus segundas cartas se descubren a la vez.

    Contra el Nigromante, en cambio, la bola de cristal sirve para escapar y no se juega segunda carta.
    .title = Bola de cristal
rule-key = La llave se juega en una sala del tesoro y vale 5. Empata con los demás cincos.

    Contra el Megadragón sirve para escapar.
    .title = Llave
rule-sword = La espada se juega contra un monstruo o contra el jefe y vale 5.

    Para el Gólem vale 1, como cualquier cinco, y para la Momia es una carta alta como otra cualquiera.
    .title = Espada
rule-coins = Las monedas deciden quién gana. Salen de los cofres, de algunas cámaras y de dos de los jefes.

    Nadie puede tener más de 20; lo que sobra se pierde. Nadie puede perder más de las que tiene.
    .title = Monedas
rule-wounds = Las heridas no tienen límite y no te debilitan. Pero al final se desploma quien más tiene.

    Las pociones de las cámaras curan algunas. Nadie puede tener menos de cero.
    .title = Heridas
rule-level = Después de la quinta sala todos recuperan todas sus cartas de poder y se prepara el nivel siguiente. Las monedas, las heridas y los objetos se conservan.

    A quien usó objetos le quedan cartas de poder sin jugar. No sirven de nada más: el nivel siguiente empieza otra vez con las cinco.
    .title = Fin de un nivel
rule-end = Después del jefe, quienes tienen más heridas se desploman y no pueden ganar. Con cuatro o cinco jugadores caen todos los que empatan a más heridas. Con tres, solo quien tiene más que nadie.

    Si todos tienen las mismas heridas, nadie se desploma. Quienes quedaron fuera por Medusa no se comparan.

    De los que siguen en pie, gana quien tenga más monedas. En caso de empate deciden las menos heridas. Si también coinciden, la victoria se comparte.
    .title = Fin de la partida
rule-tactical = Las cartas se juegan descubiertas y de una en una, en el sentido de las agujas del reloj desde quien tiene el mapa. Al principio le toca a alguien al azar.

    A quien juega una bola de cristal se le salta. Cuando todos han jugado, esos jugadores ponen su segunda carta en el mismo orden.

    Después de cada sala, la carta más alta se lleva el mapa, y las llaves y espadas son cincos. Si hay empate, lo recibe el siguiente de ellos en el sentido del reloj tras quien lo tenía. Entre niveles el mapa se queda donde está.
    .title = Variante táctica

### Cómo se llaman las cosas

coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
wounds = { $wounds ->
    [one] { $wounds } herida
   *[other] { $wounds } heridas
}
score = { $score ->
    [one] { $score } moneda
   *[other] { $score } monedas
}
item = { $item ->
    [torch] antorcha
    [crystal-ball] bola de cristal
    [key] llave
   *[sword] espada
}
an-item = { $item ->
    [torch] una antorcha
    [crystal-ball] una bola de cristal
    [key] una llave
   *[sword] una espada
}
power = el { $card }

# Una sala del tesoro cuya carta no tiene nombre propio.
chests = { $second ->
    [0] Cofre de { $first }
   *[other] Cofres de { $first } y { $second }
}
name-snake = Serpiente
name-zombie = Zombi
name-goblin = Trasgo
name-skeleton = Esqueleto
name-gelatinous-cube = Cubo gelatinoso
name-troll = Trol
name-dragon = Dragón
name-chest-of-1 = Cofre de 1
name-chest-of-2 = Cofre de 2
name-chest-of-3 = Cofre de 3
name-chest-of-4 = Cofre de 4
name-chests-of-2-and-1 = Cofres de 2 y 1
name-chests-of-3-and-2 = Cofres de 3 y 2
name-chests-of-4-and-2 = Cofres de 4 y 2
name-armoury = Armería
name-store = Almacén
name-lava = Trampa de lava
name-magnet = Trampa del imán
name-spike = Trampa de pinchos
name-boulder = Trampa de la roca
name-tax-collector = Recaudador de impuestos
name-medusa = Medusa
name-vampire = Vampiro
name-sphinx = Esfinge
name-minotaur = Minotauro
name-wolf-pack = Manada de lobos
name-necromancer = Nigromante
name-mega-dragon = Megadragón
name-golem = Gólem
name-mummy = Momia
name-warrior = Guerrero
name-knight = Caballero
name-wizard = Mago
name-explorer = Explorador
name-thief = Ladrón

### Qué es una sala y qué hace

title-room = { $room }
title-strength = { $room }, fuerza { $strength }
title-unbeatable = { $room }, invencible

does-treasure = { $second ->
    [0] La carta más alta se lleva { coins }. En caso de empate se reparten.
   *[other] La carta más alta se lleva { coins } y la segunda { $second }. En caso de empate se reparten.
}
does-monster = Entre todos hay que sumar { $strength }. Si no se llega, la carta más baja recibe { wounds }.
does-vault = Tu carta decide lo que recibes. 1: { $one }, 2: { $two }, 3: { $three }, 4: { $four }, 5: { $five }.
does-trap = { $hits ->
    [coins] La carta más alta la activa. Quien tiene más monedas pierde algunas: { $steps }.
   *[wounds] La carta más alta la activa. Quien tiene menos heridas recibe más: { $steps }.
}
trap-step = { $amount } con un { $card }
potion = curar { $wounds }
sentences = { $first } { $next }

# Junto a una sala cuyas cifras están a la vista.
beside-treasure = { $second ->
    [0] Para la carta más alta. En caso de empate se reparten.
   *[other] Para la carta más alta y la segunda. En caso de empate se reparten.
}
beside-monster = Llegad juntos a su fuerza, o la carta más baja sale herida.
beside-vault = Tu carta decide lo que recibes.
beside-trap = { $hits ->
    [coins] La carta más alta la activa. Quita a quien tiene más monedas.
   *[wounds] La carta más alta la activa. Hiere a quien tiene menos heridas.
}

boss-needs = Entre todos hay que sumar { $strength }, o ataca.
boss-always = Es invencible: siempre ataca.
boss-attacks = { $whom ->
    [lowest] La carta más baja { $harm }.
   *[highest] Ataca a la carta más alta, que { $harm }.
}
# Tras «la carta más baja» y otras así.
harm-wounds = recibe { wounds }
harm-coins = pierde { coins }
harm-out = queda fuera de la partida
boss-pays = { $when ->
    [attacking] Si ataca, la carta más alta gana { coins }.
   *[always] La carta más alta gana { coins }.
}
boss-escape = Con { an-item } se puede escapar.
boss-fives = Un 5 o una espada vale aquí { $value }.

### Lo que pasa

character-dealt = { FORM($who) ->
    [you] Eres { $character }.
   *[one] { NAMES($who) } es { $character }.
}
level-set-up = Se abre el nivel { $level } de { $of }.
room-placed = Sala { $place }: { $room }.
room-dark = La sala { $place } está a oscuras.
room-entered = Sala { $place }: { $room }
torch-lit = { FORM($who) ->
    [you] Enciendes una antorcha y miras lo que viene.
   *[one] { NAMES($who) } enciende una antorcha y mira lo que viene.
}
torch-showed = A la luz de la antorcha, sala { $place }: { $room }.
card-laid = { FORM($who) ->
    [you] Pones
   *[one] { NAMES($who) } pone
} una carta boca abajo.
card-chosen = { FORM($who) ->
    [you] Pones { $card } boca abajo.
   *[one] Es { $card }.
}
card-played = { FORM($who) ->
    [you] Juegas { $card }.
   *[one] { NAMES($who) } juega { $card }.
}
crystal-balls = { FORM($who) ->
    [you] Has visto todas las cartas en la bola de cristal y eliges de nuevo.
    [one] { NAMES($who) } ha visto todas las cartas en la bola de cristal y elige de nuevo.
    [with-you] { NAMES($who) } habéis visto todas las cartas en la bola de cristal y elegís de nuevo.
   *[many] { NAMES($who) } han visto todas las cartas en la bola de cristal y eligen de nuevo.
}
chest-taken = { FORM($who) ->
    [you] Te llevas el cofre de { $value }.
   *[one] { NAMES($who) } se lleva el cofre de { $value }.
}
chest-shared = El cofre de { $value } se reparte entre { NAMES($who) }: { $each } por cabeza.
chest-lost = Empate por el cofre de { $value } entre { NAMES($who) }. No alcanza para repartir y se pierde.
fight-won = { $room }: las cartas suman { $total } contra { $strength }. ¡Cae!
fight-lost = { $room }: las cartas suman solo { $total } de { $strength }. Ataca { NAMES($who, each: "a", you: "a ti") }.
fight-hopeless = { $room }: es invencible. Ataca { NAMES($who, each: "a", you: "a ti") }.
escaped = { FORM($who) ->
    [you] Escapas con { an-item }.
   *[one] { NAMES($who) } escapa con { an-item }.
}
nobody-there = Todos han escapado. No pasa nada.
trap-sprung = El { $highest } activa la trampa. Alcanza { NAMES($who, each: "a", you: "a ti") }.
trap-quiet = La carta más alta es solo un { $highest }. La trampa no salta.
rewarded = { FORM($who) ->
    [you] Cobras
    [one] { NAMES($who) } cobra
    [with-you] { NAMES($who) } cobráis
   *[many] { NAMES($who) } cobran
} por la carta más alta.
coins-gained = { FORM($who) ->
    [you] Ganas { coins }.
   *[one] { NAMES($who) } gana { coins }.
}
coins-lost = { FORM($who) ->
    [you] Pierdes { coins }.
   *[one] { NAMES($who) } pierde { coins }.
}
wounds-gained = { FORM($who) ->
    [you] Recibes { wounds }.
   *[one] { NAMES($who) } recibe { wounds }.
}
wounds-healed = { FORM($who) ->
    [you] Te curas { wounds }.
   *[one] { NAMES($who) } se cura { wounds }.
}
item-gained = { FORM($who) ->
    [you] Tomas { an-item }.
   *[one] { NAMES($who) } toma { an-item }.
}
item-ran-out = { FORM($who) ->
    [you] No queda ninguna { item } para ti.
    [one] No queda ninguna { item } para { NAMES($who) }.
    [with-you] { NAMES($who) } queréis { an-item }, pero no hay suficientes. Nadie toma ninguna.
   *[many] { NAMES($who) } quieren { an-item }, pero no hay suficientes. Nadie toma ninguna.
}
eliminated = { FORM($who) ->
    [you] Quedas fuera de la partida.
   *[one] { NAMES($who) } queda fuera de la partida.
}
map-passed = { FORM($who) ->
    [you] Tienes el mapa y juegas primero.
   *[one] { NAMES($who) } tiene el mapa y juega primero.
}
level-ended = El nivel { $level } ha terminado. Todos recuperan sus cartas.
collapsed = Demasiadas heridas ({ $wounds }) { NAMES($who, each: "para", you: "para ti") }: quien se desploma no puede ganar.
won = { FORM($who) ->
    [you] ¡Ganas con { coins }!
   *[one] ¡{ NAMES($who) } gana con { coins }!
}
won-together = ¡Victoria compartida entre { NAMES($who) }, con { coins } por cabeza!
won-by-nobody = Todos han caído. Nadie gana.

### Lo que está pasando

now-choose = Elige una carta. Todas se descubren a la vez.
now-choose-in-turn = Es tu turno. Tu carta queda a la vista de todos.
now-choose-again = Tu bola de cristal te ha enseñado todas las cartas. Elige ahora la que cuenta.
now-laid = Tu carta está puesta. { FORM($who) ->
    [one] { NAMES($who) } piensa todavía.
   *[many] { NAMES($who) } piensan todavía.
}
now-waiting = { FORM($who) ->
    [one] { NAMES($who) } elige carta.
   *[many] { NAMES($who) } eligen carta.
}
now-waiting-in-turn = { FORM($who) ->
    [one] Ahora juega { NAMES($who) }.
   *[many] Ahora juegan { NAMES($who) }.
}
now-waiting-again = { FORM($who) ->
    [one] { NAMES($who) } mira la bola de cristal y elige en último lugar.
   *[many] { NAMES($who) } miran la bola de cristal y eligen en último lugar.
}
now-over = La incursión ha terminado
now-won = { FORM($who) ->
    [you] Ganas con { coins }.
   *[one] { NAMES($who) } gana con { coins }.
}
now-won-together = Victoria compartida entre { NAMES($who) }, con { coins } por cabeza.
now-won-by-nobody = Nadie ha salido de allí. Todos habéis perdido.
now-collapsed = Demasiadas heridas { NAMES($who, each: "para", you: "para ti") }.
now-all-equal = Todos tienen las mismas heridas, así que nadie se desploma.
now-tie-of-three = Entre tres, los dos que empatan a más heridas siguen en pie.

### Por qué alguien queda donde queda al final

reason-collapsed = Se desplomó con { wounds }, el máximo.
reason-eliminated = Fuera de la partida por el jefe.
reason-tie = Empate a monedas, y cuentan las heridas: { wounds }.
reason-equal = Empate a monedas y a heridas: { $wounds }.

### Lo que se puede hacer

play-power = Jugar el { $card }
play-escape = Jugar { an-item } y escapar
play-as = Jugar { an-item } como un { $value }
play-crystal-ball = Jugar una bola de cristal y elegir después
light-torch = Encender una antorcha

### Lo que traería

preview-counts-as = Aquí vale { $value }.
preview-spares = Conservas en la mano tus cartas de poder.
preview-escape = Sales de la sala: ni ayudas ni sufres daño.
preview-crystal-ball = Primero ves todas las cartas y luego juegas una de las tuyas.
preview-crystal-ball-in-turn = Eliges de nuevo cuando todos han jugado, conociendo sus cartas.
preview-torch = { $rooms ->
    [one] Miras { $rooms } sala a oscuras. Los demás, no.
   *[other] Miras { $rooms } salas a oscuras. Los demás, no.
}
preview-torch-for-nothing = Para ti no hay nada a oscuras. Solo volvería a la reserva.
preview-purse = { $coins ->
    [0] Tu bolsa está llena.
   *[other] En tu bolsa no { $coins ->
        [one] cabe más de { $coins }
       *[other] caben más de { $coins }
    }.
}

preview-chests = { $second ->
    [0] La más alta se lleva { $first }.
   *[other] La más alta se lleva { $first }, la segunda { $second }.
}
preview-can-beat = { FORM($who) ->
    [one] { NAMES($who) } puede jugar más alto.
   *[many] { NAMES($who) } pueden jugar más alto.
}
preview-can-tie = Nadie puede jugar más alto, pero { FORM($who) ->
    [one] { NAMES($who) } puede empatar y repartir.
   *[many] { NAMES($who) } pueden empatar y repartir.
}
preview-certain = Nadie puede llegar tan alto: { coins } para ti.
preview-first = Tienes la carta más alta: { coins }.
preview-second = Tienes la segunda carta más alta: { coins }.
preview-shared = { $coins ->
    [0] Empatas con { NAMES($who) } por { $value }: no alcanza para repartir.
   *[other] Repartes { $value } con { NAMES($who) }: { coins } por cabeza.
}
preview-nothing = Hay cartas más altas: nada para ti.

preview-need = Con un { $card } los demás tienen que sumar { $need }. Pueden llegar a { $most }.
preview-need-from = Con un { $card } { $need ->
    [one] falta
   *[other] faltan
} todavía { $need } de { NAMES($who) }. { FORM($who) ->
    [one] Como mucho puede sumar { $most }.
   *[many] Como mucho pueden sumar { $most }.
}
preview-falls = Basta con eso: cae.
preview-surely-falls = Con un { $card } cae, jueguen lo que jueguen los demás.
preview-falls-short = Solo { $total } de { $strength }: ataca.
preview-cannot-fall = Entre todos se llega como mucho a { $total } de { $strength }: ataca.
preview-always = Ataca, se juegue lo que se juegue.
preview-hits-you = Te toca a ti: { $harm }.
preview-if-it-attacks = Si ataca, te toca a ti: { $harm }.
preview-attacks-others = Ataca { NAMES($who, each: "a") }, no a ti.
preview-safe = A ti no puede atacarte.
preview-if-lowest = { $attack ->
    [certain] Si nadie juega más bajo, { $harm }.
   *[possible] Si ataca y nadie juega más bajo, { $harm }.
}
preview-if-highest = { $attack ->
    [certain] Si nadie juega más alto, { $harm }.
   *[possible] Si ataca y nadie juega más alto, { $harm }.
}
# A quien lee.
your-wounds = recibes { wounds }
your-coins = pierdes { coins }
your-end = quedas fuera de la partida
your-luck = no pierdes nada, porque no tienes monedas
preview-paid = Por la carta más alta ganas { coins }.

preview-vault-coins = Ganas { coins }.
preview-heals = { $wounds ->
    [0] Una poción, pero no tienes heridas.
   *[other] Te curas { wounds }.
}
preview-item = Tomas { an-item }.
preview-item-unless = Tomas { an-item }, salvo que { FORM($who) ->
    [one] { NAMES($who) } quiera otra
   *[many] la quieran más de { $left }
}: { $left ->
    [one] queda
   *[other] quedan
} { $left }.
preview-item-gone = No queda ninguna { item }: nada para ti.
preview-item-if-back = No queda ninguna { item }: solo tomas una si antes vuelve otra a la reserva.
preview-item-too-many = Demasiados quieren { an-item }: nadie toma ninguna.
preview-item-too-many-yet = Demasiados quieren { an-item }: solo tomas una si antes vuelve otra a la reserva.

preview-trap-quiet = Con un { $highest } como carta más alta no pasa nada.
preview-trap-coins = Con un { $highest } como carta más alta { FORM($who) ->
    [you] pierdes
    [one] { NAMES($who) } pierde
    [with-you] { NAMES($who) } perdéis
   *[many] { NAMES($who) } pierden
} { coins }.
preview-trap-wounds = Con un { $highest } como carta más alta { FORM($who) ->
    [you] recibes
    [one] { NAMES($who) } recibe
    [with-you] { NAMES($who) } recibís
   *[many] { NAMES($who) } reciben
} { wounds }.
preview-trap-worse-coins = Si alguien juega un { $highest }, { FORM($who) ->
    [you] pierdes
    [one] { NAMES($who) } pierde
    [with-you] { NAMES($who) } perdéis
   *[many] { NAMES($who) } pierden
} { $amount }.
preview-trap-worse-wounds = Si alguien juega un { $highest }, { FORM($who) ->
    [you] recibes
    [one] { NAMES($who) } recibe
    [with-you] { NAMES($who) } recibís
   *[many] { NAMES($who) } reciben
} { $amount }.

### Lo que no se puede hacer

refused-over = La partida ha terminado; ya no se juega nada.
refused-not-your-turn = No es tu turno de jugar una carta.
refused-laid = Ya has puesto tu carta para esta sala; espera a los demás.
refused-no-second-card = Ahora solo eligen otra carta quienes jugaron una bola de cristal en esta sala.
refused-used = Tu { $card } no está en tu mano; vuelve cuando acaba el nivel.
refused-no-item = No tienes ninguna { item }.
refused-second-ball = La carta que sigue a una bola de cristal no puede ser otra bola de cristal.
refused-key = Una llave se juega en una sala del tesoro o para escapar de un jefe que lo permite, no aquí: { $room }.
refused-sword = Una espada se juega contra un monstruo o un jefe, no aquí: { $room }.
refused-torch = Una antorcha se enciende, no se juega como carta; solo se juega para escapar de un jefe que lo permite. Esto es: { $room }.
refused-torch-laid = Has puesto tu antorcha como carta para esta sala.

### Lo que se puede preguntar

label-strength = Fuerza
label-wounds = Heridas
label-coins = Monedas
label-first-chest = Carta más alta
label-second-chest = Segunda carta
label-card = { $card }
label-copies = Cartas iguales
label-reward = Paga a la carta más alta
label-escape = Se escapa con
label-attacks = Ataca
label-fives = Un 5 vale
label-value = Valor
label-supply = En la reserva
label-character = Personaje
label-hand = Cartas de poder en la mano
label-items = Objetos
label-room = Sala
label-dark = Salas a oscuras
label-unseen = Salas sin ver

explain-nothing = nada
explain-list = { $list }
explain-left-of = { $left } de { $of }
explain-less-coins = −{ coins }
explain-more-wounds = +{ wounds }
explain-unbeatable = invencible
explain-the-highest = a la carta más alta

explain-vault = Tu carta decide lo que recibes y nadie compite por ello. De un objeto tiene que haber suficientes para todos los que lo quieran.
explain-trap = { $hits ->
    [coins] Decide la carta más alta que juegue alguien. Alcanza a quien tiene más monedas; si hay empate, a todos ellos.
   *[wounds] Decide la carta más alta que juegue alguien. Alcanza a quien tiene menos heridas; si hay empate, a todos ellos.
}
explain-passed = El grupo ya ha pasado por ella.
explain-here = El grupo está en ella.
explain-ahead = { $rooms ->
    [one] Es la próxima sala.
   *[other] Llega dentro de { $rooms } salas.
}
explain-would-hit = Tal como están las cosas, alcanzaría { NAMES($who, each: "a", you: "a ti") }.
explain-supply-left = Quedan en la reserva: { $items }.
explain-reached = Las cartas a la vista suman { $total } de { $strength }.
explain-torchlight = Está boca abajo, pero la conoces a la luz de la antorcha.
explain-seen-by = La han mirado con antorcha: { NAMES($who) }.
explain-dark = Una sala a oscuras
explain-dark-does = Se descubre cuando el grupo entra en ella. Una antorcha te la enseña antes.
explain-dark-boss = Es el jefe, sea cual sea.
explain-unseen = { $rooms ->
    [one] Es la única carta de sala que no se ha visto.
   *[other] Es una de las { $rooms } cartas de sala que no se han visto.
}

explain-power = Carta de poder { $card }
explain-power-does = Se juega en una sala y queda a la vista hasta que termina el nivel.
explain-item = { $item ->
    [torch] Antorcha
    [crystal-ball] Bola de cristal
    [key] Llave
   *[sword] Espada
}
explain-item-does = { $item ->
    [torch] Se enciende en cualquier momento: solo tú ves las salas oscuras de este nivel. Además juegas una carta.
    [crystal-ball] Se juega como tu carta. Con todas las cartas a la vista eliges de nuevo, sabiendo lo que han jugado los demás.
    [key] Se juega en una sala del tesoro: vale 5.
   *[sword] Se juega contra un monstruo o un jefe: vale 5.
} Se usa una vez y vuelve a la reserva.
explain-counts = En esta sala vale { $value }.
explain-escapes = En esta sala permite escapar.
explain-lit = En esta sala se puede encender, pero no jugar.
explain-looks = En esta sala se puede jugar.
explain-useless = En esta sala no sirve de nada.
explain-held = { FORM($who) ->
    [none] Ahora no la tiene nadie.
   *[one] Quién la tiene: { NAMES($who) }.
}
explain-played = { NAMES($who, you: "Tú") }: { $card }
explain-laid = Una carta boca abajo: { NAMES($who) }
explain-laid-does = Se descubre cuando todos han puesto la suya.
explain-may-be = Puede ser { $cards }.

explain-player = Gana quien tenga más monedas, pero al final quien tenga más heridas se desploma y no puede ganar.
explain-out = { FORM($who) ->
    [you] Estás fuera de la partida.
   *[one] { NAMES($who) } está fuera de la partida.
}
explain-collapsed = Por el suelo: { NAMES($who) }.
explain-collapsing = Si terminara ahora, se desplomarían: { NAMES($who) }.
explain-nobody-collapses = Tal como están las cosas, nadie se desploma.
explain-character = Esto es lo que el personaje trae a la mazmorra. Por lo demás todos son iguales.
explain-supply = La reserva
explain-supply-does = De aquí dan objetos las cámaras, y los usados vuelven. Si quieren un objeto más de los que hay, nadie lo toma.
explain-coins = Monedas
explain-coins-does = Gana quien tenga más monedas. Nadie puede tener más de { $limit }.
explain-most-coins = Quién tiene más: { NAMES($who) }.
explain-wounds = Heridas
explain-wounds-does = No debilitan a nadie, pero al final quien tenga más se desploma y no puede ganar.
explain-level = Un nivel tiene cinco salas, en las que se entra de izquierda a derecha. Al terminar, todos recuperan sus cartas de poder.
explain-never = { $rooms ->
    [one] De las cartas de sala sin ver, { $rooms } no saldrá nunca.
   *[other] De las cartas de sala sin ver, { $rooms } no saldrán nunca.
}
explain-map = El mapa
explain-map-does = Quien lo tiene juega primero. Tras cada sala lo toma la carta más alta.

list-treasure = Salas del tesoro
list-monsters = Monstruos
list-vaults = Cámaras
list-traps = Trampas
list-bosses = Jefes
list-characters = Personajes
list-items = Objetos

### La mesa, dibujada con letras

draw-level = Nivel { $level } de { $of }
draw-dark = (a oscuras)
draw-passed = superada
draw-face-down = (boca abajo)
draw-coins = monedas
draw-wounds = heridas
draw-hand = mano
draw-this-room = en esta sala
draw-item = { $item ->
    [torch] { $count ->
        [one] antorcha
       *[other] { $count } antorchas
    }
    [crystal-ball] { $count ->
        [one] bola de cristal
       *[other] { $count } bolas de cristal
    }
    [key] { $count ->
        [one] llave
       *[other] { $count } llaves
    }
   *[sword] { $count ->
        [one] espada
       *[other] { $count } espadas
    }
}
draw-out = fuera de la partida
draw-collapsed = sin fuerzas
draw-thinking = pensando
draw-laid = carta puesta
draw-laid-known = { $card }, boca abajo
draw-open = { $card }
draw-power = { $card }
draw-map = (mapa)

### Lo que explica la guía

lesson-goal = La saqueáis juntos, pero cada cual para su bolsa. Gana quien reúne más monedas, si no acaba con más heridas que nadie. En cada sala todos juegan en secreto una de sus cartas del 1 al 5. Toca una carta para ver qué puede traer, y tócala otra vez para jugarla.
    .title = Te damos la bienvenida a la mazmorra
lesson-treasure = Aquí las cartas altas ganan monedas. Si alguien juega la misma que tú, repartís. Piensa en lo que querrán los demás.
    .title = Una sala del tesoro
lesson-monster = Ahora lucháis codo con codo. Si todas las cartas juntas alcanzan su fuerza, cae. Si no, solo sufre la carta más baja.
    .title = Un monstruo
lesson-vault = Aquí no se compite: el número de tu carta decide lo que recibes. Una carta que en otra sala vale poco puede valer mucho ahora.
    .title = Una cámara
lesson-trap = La carta más alta la activa y alcanza a quien tiene más monedas o menos heridas, juegue quien juegue. Si eres tú, confía en las cartas bajas. Si no, una carta alta puede hundir a un rival.
    .title = Una trampa
lesson-dark = Algunas de las próximas salas están boca abajo. Sin una antorcha nadie sabe qué hay en ellas hasta entrar, así que guarda una carta para las sorpresas.
    .title = Salas a oscuras
lesson-used = Lo que has jugado no vuelve hasta que acaba el nivel. Las cartas usadas de los demás también están a la vista, así que puedes ver qué les queda.
    .title = Cartas usadas
lesson-coins = ¡Bien hecho! En una bolsa caben 20 monedas como mucho. Algunas trampas alcanzan al más rico: tener mucho también es peligroso.
    .title = Tus primeras monedas
lesson-wound = Has recibido heridas. Un monstruo que no cae golpea a la carta más baja, y algunas trampas a quien está más sano. Las heridas no te frenan, pero cuentan al final.
    .title = Eso ha dolido
lesson-item = Aquí puedes jugar un objeto en vez de un número. Una llave o una espada vale 5, y una bola de cristal te deja ver todas las cartas antes de elegir. Cada uno sirve una vez.
    .title = Un objeto que puedes usar
lesson-torch = Enciéndela cuando quieras: solo tú verás las salas a oscuras de este nivel. Tu carta la juegas como siempre.
    .title = Tu antorcha
lesson-level = Todos tienen otra vez sus cinco cartas. Las monedas, las heridas y los objetos siguen como estaban.
    .title = Un nivel más abajo
lesson-danger = Nadie tiene más heridas que tú. Si sigue así, al final te desplomas y no puedes ganar. Ayudaría una poción, o un rival en peores apuros.
    .title = Ten cuidado
lesson-boss = Esta es la última sala. Lee lo que hace este jefe: cada uno rompe las reglas a su manera. No guardes nada, porque después solo cuentan las monedas y las heridas.
    .title = El jefe
lesson-end = Primero se desploman quienes más heridas tienen. De los que siguen en pie gana quien tiene más monedas, y en caso de empate quien tiene menos heridas. ¿Otra ronda?
    .title = El recuento
