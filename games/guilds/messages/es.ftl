summary = Envía a tus aventureros junto con los gremios rivales. Reparte el oro, echa a los más débiles y reza para que no falle ninguna sala.

### Lo que una mesa puede elegir

option-masters = Cada ronda tiene un Amo que altera una regla. Sin ellos, la primera partida es más sencilla.
    .name = Amos de la Mazmorra
    .value-base = Los seis de la caja
    .value-all = Los seis y cinco promociones
    .value-none = Ninguno
option-locks = La fuerza con la que ya no se puede echar a nadie de una sala.
    .name = Cuándo se cierra una sala
    .value-printed = Con la mayor defensa de su reverso
    .value-changed = Con la misma, tal como la cambia el Amo
option-teams = Los compañeros suman su dinero. Gana el equipo que más tiene.
    .name = Equipos
    .value-none = Cada cual por su cuenta
    .value-2v2 = Dos contra dos
    .value-3v3 = Tres contra tres
    .value-2v2v2 = Tres parejas
option-ghost = Una sala más en cada mazmorra y dos fantasmas que ocupan sitio.
    .name = Jugador fantasma
    .value-true = Con fantasmas
    .value-false = Sin ellos

### Las reglas

rule-goal = Cada cual dirige un gremio de aventureros. Una ronda es una mazmorra, y hay tantas rondas como jugadores. Gana quien tiene más dinero después de la última.

    Nadie llega lejos a solas. En cada sala luchan dos aventureros, a menudo de dos gremios, y una sola sala que falla arruina todo lo que hay debajo.
    .title = De qué trata
rule-guild = Cinco aventureros de fuerza 1 a 5. En cada ronda tres están disponibles y dos descansan; de los tres, dos van a la mazmorra.

    A quien sale herido de una sala fallida hay que curarlo. Con las cartas normales cuesta 1 $ por un 1 o un 2, 2 $ por un 3 o un 4, 3 $ por un 5.

    El dinero y los aventureros están siempre a la vista.
    .title = Tu gremio
rule-disabled = Todos empiezan con 2 $. Antes de la primera ronda cada jugador elige en secreto a dos aventureros. Se muestran a la vez, se quedan fuera de la primera mazmorra y la banca paga lo que costaría curarlos.

    Más adelante, los dos que fueron a una mazmorra se quedan fuera de la siguiente. Por eso ya no se cobra.
    .title = Aventureros fuera de juego
rule-round = Se forma una mazmorra y se descubre a su Amo. Los gremios colocan a sus aventureros, las salas se abren desde arriba y se cura a los heridos.

    Después la ficha de inicio pasa al asiento siguiente.
    .title = Una ronda
rule-rooms = Hay tantas salas como jugadores, y una más con el fantasma, en columna: el nivel 1 arriba, el 3 abajo. Están boca abajo y el reverso dice qué puede haber dentro.

    Con las cartas normales, el nivel 1 tiene defensa de 3 a 5 y tesoro de 2 a 4 $; el 2, defensa de 4 a 7 y tesoro de 5 a 8 $; el 3, defensa de 5 a 8 y tesoro de 12 a 18 $.

    Cada sala tiene dos huecos, así que al final todas están llenas.
    .title = Las salas
rule-placement = En tu turno haces una de tres cosas: colocar a un aventurero, echar al de otro o cambiar a uno tuyo.

    Con dos en la mazmorra pasas; si no, tienes que actuar. Si te echan a uno, vuelves a tener turno. Se sigue hasta que todos tienen dos dentro.
    .title = Colocar
rule-order = Desde el gremio con la ficha de inicio el turno avanza hasta el último, que actúa dos veces seguidas. Luego vuelve hasta el primero, que también actúa dos veces, y así sucesivamente.

    A quien debe pasar se le salta. Por eso alguien puede llegar a colocar dos aventureros seguidos.
    .title = El orden de ida y vuelta
rule-place = Cualquier aventurero disponible va a cualquier hueco libre, gratis.
    .title = Colocar a un aventurero
rule-bump = De una sala con dos aventureros que no esté cerrada, uno más fuerte puede echar al de otro gremio. Con igual fuerza no basta.

    El nivel 1 cuesta 1 $ a la banca. El nivel 2, 1 $ a la banca y 1 $ al dueño del que se va; el nivel 3, 1 $ y 2 $. Quien no puede pagarlo todo no puede echar a nadie.

    El que se va vuelve a estar disponible enseguida para su gremio.
    .title = Echar a otro
rule-replace = En una sala llena que no esté cerrada puedes cambiar a tu aventurero por otro tuyo más fuerte. Cuesta 1 $ a la banca.

    El más débil vuelve a estar disponible y todavía te queda otro por colocar.
    .title = Cambiar a uno propio
rule-locked = En cuanto los dos aventureros de una sala alcanzan juntos la mayor defensa de su reverso, la sala se cierra. De allí no se echa ni se cambia a nadie.

    Los cambios de un Amo no cuentan para eso, salvo que la mesa lo haya elegido.
    .title = Salas cerradas
rule-resolution = Cuando todos están colocados, las salas se descubren una a una desde arriba. Si los dos aventureros alcanzan juntos la defensa, los monstruos caen y el tesoro se reparte en el acto.
    .title = Se abren las salas
rule-treasure = Cada uno de los dos gremios cobra la mitad. El dólar que sobra es del aventurero más fuerte, y de nadie si son iguales.

    Si los dos aventureros son del mismo gremio, lo cobra todo.
    .title = El reparto del tesoro
rule-failure = Si los dos se quedan cortos, la sala ha fallado, y con ella todas las de abajo. Esas se apartan sin que nadie las mire.
    .title = El fracaso
rule-healing = Cada gremio paga a la banca por cada aventurero suyo en una sala fallida, también en las que nadie ha visto. Si no le alcanza, paga lo que tiene. Nadie queda a deber.
    .title = Las curas
rule-cleanup = Los dos aventureros que envió cada gremio se quedan fuera y todos los demás están disponibles. Se forma otra mazmorra con las salas que quedan.
    .title = Después de la mazmorra
rule-money = El dinero viene de la banca y va a la banca, salvo lo que se paga al dueño de quien se echa.
    .title = El dinero
rule-masters = Cada ronda tiene uno, que altera una regla de su mazmorra. Las salas se cuentan desde arriba.

    La Súcubo: no puede entrar ningún 1. El Contemplador: 3 $ más en la primera sala. El Rey Liche: la segunda sala tiene 2 más de defensa y 3 $ más.

    El Guardián: curar a un 4 o a un 5 cuesta 2 $ más. El Señor Vampiro: 2 $ menos en cada una de las dos primeras salas. El Dragón Rojo: 10 $ más en la última sala.

    Un tesoro nunca baja de cero.
    .title = Amos de la Mazmorra
rule-promos = Una mesa puede añadir otros cinco. El Pato Hola: 4 $ más en cada una de las dos últimas salas. El Rey Bigfun: la última sala tiene 3 menos de defensa y 5 $ menos.

    El Niño Travieso: una sala vencida por dos de igual fuerza tiene 3 $ más. El Señor de los Tableros: antes de abrir la primera sala, quien envió menos fuerza en total cobra 3 $, y si son varios, todos.

    El Cavernícola: los 1 y los 2 se quedan fuera, y los 3, 4 y 5 están disponibles. Si es suya la primera mazmorra, no hay nada que elegir y todos cobran por el 1 y el 2.
    .title = Más Amos
rule-teams = Dos contra dos, tres contra tres o tres parejas. Los compañeros no se sientan juntos y pueden hablar en privado.

    Los pagos y repartos no cambian, tampoco entre compañeros. Al final gana el equipo que suma más dinero.
    .title = Equipos
rule-ghost = Para tres a cinco jugadores. Cada mazmorra tiene una sala más y un fantasma en cada una de las dos primeras. Un fantasma es tan fuerte como el nivel de la sala en que está.

    En una sala llena que no esté cerrada, un aventurero más fuerte puede echarlo por 1 $ a la banca, en cualquier nivel. Pasa a la siguiente sala de abajo con un hueco o, si no la hay, a la primera desde arriba.

    Su parte del tesoro se queda en la banca.
    .title = El jugador fantasma
rule-end = Después de la última ronda gana quien tiene más dinero. Si hay empate, decide el aventurero más fuerte que estaba disponible y no entró en la última mazmorra. Si también coincide, la victoria se comparte.
    .title = El final

### La guía

lesson-goal = Gana el gremio con más dinero. Tienes cinco aventureros de fuerza 1 a 5, y cada sala necesita a dos. Primero deja en secreto a dos fuera de la primera mazmorra: cobras lo que costaría curarlos, así que dejar fuera a los fuertes te hace más rico ahora y más débil abajo.
    .title = Diriges un gremio
lesson-dungeon = Las salas están boca abajo, las peligrosas al fondo. El reverso dice cuánta defensa y cuánto tesoro puede haber. Los dos aventureros de una sala deben alcanzar juntos su defensa.
    .title = La mazmorra
lesson-master = Cada ronda la mazmorra es de otro, que altera una regla. La lees bajo las salas, y los valores que cambian están marcados en ellas.
    .title = El Amo de la Mazmorra
lesson-place = Elige un aventurero y luego un hueco en una sala. Abajo lees lo que puede traer. Toca otra vez el hueco, o Jugar, para hacerlo.
    .title = Envía a alguien
lesson-chain = Las salas se abren desde arriba. Si una falla, fallan también todas las de abajo, esté quien esté. Mira también las salas que hay sobre la tuya.
    .title = Todo depende de todo
lesson-share = Dos gremios en una sala se reparten el tesoro. El más fuerte se queda el dólar que sobra. Si los dos aventureros son tuyos, todo es para ti.
    .title = El reparto
lesson-order = El turno avanza hasta el último gremio, que actúa dos veces, y luego vuelve. Acabas cuando dos de los tuyos están en la mazmorra.
    .title = Turnos de ida y vuelta
lesson-bump = En una sala llena, un aventurero más fuerte puede echar a otro. Cuesta 1 $ a la banca y, más abajo, 1 o 2 $ más para su dueño. El precio está en el hueco.
    .title = Puedes echar a alguien
lesson-replace = En una sala llena puedes cambiar a tu aventurero por otro tuyo más fuerte, por 1 $. Así se salva una sala que parece débil.
    .title = El tuyo, pero más fuerte
lesson-bumped = No pasa nada: tu aventurero vuelve a tu mano, en las salas hondas hasta te pagan, y tendrás otro turno.
    .title = Te han echado
lesson-locked = Su fuerza ha llegado a la marca de su barra, así que de allí ya no se echa a nadie. Esa sala está a salvo de tus rivales.
    .title = Una sala cerrada
lesson-ghost = Un fantasma es tan fuerte como el nivel de su sala. Por 1 $ puedes echarlo, y flota hasta el siguiente hueco de abajo. Su parte no es para nadie.
    .title = Fantasmas
lesson-failed = Sus dos aventureros eran demasiado débiles y allí acabó la expedición. Todo lo de abajo se perdió sin que nadie lo viera.
    .title = Una sala ha fallado
lesson-cleared = Cayeron todas las salas: todos cobran y nadie paga curas. Para eso hacen falta gremios que no solo miren por lo suyo.
    .title = Hasta el fondo
lesson-healing = Pagas por cada uno de tus aventureros en una sala fallida lo que pone junto a la cruz de su carta. Tu dinero nunca baja de cero.
    .title = La cuenta del sanador
lesson-rest = Por regla general, los dos que enviaste no están disponibles en la ronda siguiente y los demás vuelven. A quien envíes ahora lo echarás de menos en la próxima mazmorra.
    .title = Quien fue, descansa
lesson-last = Ya no hay que guardar nada. A igual dinero decide el aventurero más fuerte que se quedó en casa.
    .title = La última mazmorra
lesson-end = Gana quien tiene más dinero. Ya conoces todas las reglas, y con más gremios las mazmorras son más hondas. ¿Otra partida?
    .title = Las cuentas

### Dinero, números y equipos

score = { $score } $
team = { $team ->
    [1] Equipo Sol
    [2] Equipo Luna
   *[3] Equipo Estrella
}
the-team = el { team }
dollars = { $dollars } $
dollars-here = { $dollars } $ (aquí { $here } $)
dollar-range = { $least }–{ $most } $
number-here = { $number } (aquí { $here })
range = { $least }–{ $most }
more = +{ $number }
less = −{ $number }
more-dollars = +{ $dollars } $
less-dollars = −{ $dollars } $
sentences = { $first } { $next }

### Lo que cambia un Amo de la Mazmorra

does-defense = { which }: { $defense } de defensa.
does-treasure = { which }: { $treasure } de tesoro.
does-both = { which }: { $defense } de defensa, { $treasure } de tesoro.
which = { $rooms ->
    [first] Primera sala
    [second] Segunda sala
    [first-two] Dos primeras salas
    [last] Última sala
   *[last-two] Dos últimas salas
}
does-bar = No puede entrar ningún { $adventurer }.
does-heal = Curar { $whom } cuesta { $dollars } $ más.
does-heal-whom = a un { $adventurer }
does-heal-or = { $one } o { $other }
does-equals = Una sala vencida por dos de igual fuerza da +{ $dollars } $.
does-weakest = Quien envía menos fuerza cobra antes { $dollars } $.
does-disable = Todos los { $one } y { $other } descansan; los demás están disponibles.
does-nothing = No cambia nada.

### Lo que pasa

round-set-up = Ronda { $round } de { $of }: una mazmorra nueva
rooms-dealt = Salas desde arriba: nivel { $levels }.
ghosts-placed = Hay fantasmas en las salas { $rooms }.
master-drawn = Aquí manda { $master }. { $does }
disabling-decided = { FORM($who) ->
    [you] Has
   *[one] { NAMES($who) } ha
} decidido a quién dejar fuera.
disabling-chosen = { FORM($who) ->
    [you] Dejas fuera a tu { $one } y a tu { $other }.
   *[one] Son el { $one } y el { $other }.
}
disabled = { FORM($who) ->
    [you] Dejas fuera a { $one } y { $other } y cobras { $dollars } $.
   *[one] { NAMES($who) } deja fuera a { $one } y { $other } y cobra { $dollars } $.
}
master-disabled = Todos dejan fuera a { $one } y { $other }. Los demás están disponibles.
marker-passed = { FORM($who) ->
    [you] Tienes la ficha de inicio.
   *[one] { NAMES($who) } tiene la ficha de inicio.
}
placed = { FORM($who) ->
    [you] Colocas un { $adventurer } en la sala { $room }.
   *[one] { NAMES($who) } coloca un { $adventurer } en la sala { $room }.
}
bumps = { FORM($who) ->
    [you] Echas
   *[one] { NAMES($who) } echa
}
# Detrás de «echar»: «a tu 3», «al 3 de Moss».
whose = { FORM($owner) ->
    [you] a tu { $other }
   *[one] al { $other } de { NAMES($owner) }
}
bumped = { bumps } { whose } de la sala { $room } con un { $adventurer }, por { $bank } $ a la banca.
bumped-for = { bumps } { whose } de la sala { $room } con un { $adventurer }, por { $bank } $ a la banca y { $fee } $ { NAMES($owner, each: "a", you: "a ti") }.
ghost-bumped = { bumps } al fantasma de la sala { $room } con un { $adventurer }, por { $bank } $. Flota hasta la sala { $to }.
replaced = { FORM($who) ->
    [you] Cambias un { $replaced } de la sala { $room } por un { $adventurer }, por { $bank } $.
   *[one] { NAMES($who) } cambia un { $replaced } de la sala { $room } por un { $adventurer }, por { $bank } $.
}
locked = La sala { $room } se cierra: de allí ya no se echa a nadie.
resolution-began = Todos están en su sitio. Las puertas se abren desde arriba
weakest-rewarded = La menor fuerza enviada es { $strength }: { FORM($who) ->
    [you] cobras { $dollars } $.
    [one] { NAMES($who) } cobra { $dollars } $.
    [with-you] { NAMES($who) } cobráis { $dollars } $ por cabeza.
   *[many] { NAMES($who) } cobran { $dollars } $ por cabeza.
}
room-opened = Sala { $room }: { $monsters }, defensa { $defense }, { $treasure }.
defeated = { $strength } contra { $defense }: ¡vencida! { $dollars ->
    [0] No hay nada para repartir.
   *[other] Hay { $dollars } $ para repartir.
}
gains = { $gains }.
gain-first = { FORM($who) ->
    [you] Cobras { $dollars } $
   *[one] { NAMES($who) } cobra { $dollars } $
}
gain-next = { FORM($who) ->
    [you] cobras { $dollars } $
   *[one] { NAMES($who) } cobra { $dollars } $
}
everybody-gets = Todos cobran { $dollars } $.
paid = { FORM($who) ->
    [none] { $dollars } $ se quedan en la banca.
    [you] Pagas { $dollars } $.
   *[one] { NAMES($who) } paga { $dollars } $.
}
ghost-share = La parte del fantasma, { $dollars } $, se queda en la banca.
odd-dollar = Dos de igual fuerza: el dólar que sobra se queda en la banca.
failed = ¡Fracaso! { $monsters }: { $strength } contra { $defense } no basta. { $below ->
    [0] Se pierde la sala { $room }.
   *[other] Se pierde la sala { $room } y todas las de abajo.
}
abandoned = { $count ->
    [one] La sala { $rooms } se abandona. Nadie sabrá qué había en ella.
   *[other] Las salas { $rooms } se abandonan. Nadie sabrá qué había en ellas.
}
cleared = ¡Toda la mazmorra vencida! Nadie necesita curarse.
healing = Las curas cuestan { $bills }.
bill = { $dollars } $ { NAMES($who, each: "a", you: "a ti") }
bill-short = { $dollars } $ de los { $owed } $ debidos { NAMES($who, each: "a", you: "a ti") }
round-ended = La ronda { $round } ha terminado.
tie-broken = Empate a dinero entre { NAMES($who) }. Decide el aventurero más fuerte que quedó fuera: un { $adventurer }.
tie-broken-teams = Empate a dinero entre { $teams }. Decide el aventurero más fuerte que quedó fuera: un { $adventurer }.
won = { FORM($who) ->
    [you] ¡Ganas con { $dollars } $!
   *[one] ¡{ NAMES($who) } gana con { $dollars } $!
}
shared = ¡Victoria compartida entre { NAMES($who) }, con { $dollars } $ por cabeza!
team-won = { FORM($who) ->
    [with-you] ¡Gana tu equipo! Entre { NAMES($who) } tenéis { $dollars } $.
   *[many] ¡Gana el { team }! Entre { NAMES($who) } tienen { $dollars } $.
}
teams-shared = ¡Victoria compartida entre { $teams }, con { $dollars } $ por equipo!

### Lo que está pasando

now-round = Ronda { $round } de { $of }
now-disable = Elige en secreto a dos aventureros que no irán a la primera mazmorra. Te pagan por ellos.
now-disabled = Ya has elegido. { NAMES($who) } { FORM($who) ->
    [one] piensa
   *[many] piensan
} todavía.
now-others-disable = { NAMES($who) } { FORM($who) ->
    [one] decide
   *[many] deciden
} en secreto quién se queda fuera.
now-place = Envía a un aventurero a una sala: elige quién y luego dónde.
now-or-bump = En una sala llena puedes echar a otro más débil, pagando.
now-twice = Actúas dos veces seguidas.
now-you-pass = Tus dos aventureros están en la mazmorra. { NAMES($who) } coloca a los suyos.
now-others-place = { NAMES($who) } coloca a un aventurero.
now-over = La última mazmorra ha terminado
now-won = { FORM($who) ->
    [you] Ganas con { $dollars } $.
   *[one] { NAMES($who) } gana con { $dollars } $.
}
now-team-won = { NAMES($who) } { FORM($who) ->
    [with-you] ganáis
   *[many] ganan
} en equipo, con { $dollars } $ entre todos.
now-teams-shared = Victoria compartida entre { $teams }, con { $dollars } $ por equipo.
now-shared = Victoria compartida entre { NAMES($who) }, con { $dollars } $ por cabeza.

### Por qué alguien queda donde queda al final

reason-tie = Empate a dinero, y cuenta el aventurero más fuerte que quedó fuera: { $adventurer ->
    [0] ninguno.
   *[other] un { $adventurer }.
}
reason-equal = Empate a dinero y en el aventurero más fuerte que quedó fuera: { $adventurer ->
    [0] ninguno.
   *[other] un { $adventurer }.
}

### Lo que se puede hacer

move-disable = Dejar fuera a tu { $one } y a tu { $other }
move-place = Colocar tu { $adventurer } en la sala { $room }
move-bump = Echar { whose } de la sala { $room } con tu { $adventurer }
move-bump-ghost = Echar al fantasma de la sala { $room } con tu { $adventurer }
move-replace = Cambiar tu { $other } de la sala { $room } por tu { $adventurer }

### Lo que traería

preview-disable = Cobras { $dollars } $ y juegas la primera mazmorra con { $rest }.
preview-own = tu { $adventurer }
preview-bump = Pagas { $bank } $ a la banca. { NAMES($owner) } recupera su { $adventurer }.
preview-bump-owner = Pagas { $bank } $ a la banca y { $fee } $ { NAMES($owner, each: "a", you: "a ti") }, que recupera su { $adventurer }.
preview-replace = Pagas { $bank } $ a la banca y recuperas tu { $adventurer }.
preview-ghost-price = Pagas { $bank } $ a la banca.
preview-ghost = El fantasma flota hasta la sala { $room }.
preview-ghost-waits = Allí la fuerza es entonces { $strength } y queda un hueco.
preview-ghost-surely = Allí son entonces { $strength } contra { $most } como mucho: la sala { $room } queda vencida seguro.
preview-ghost-never = Allí son entonces { $strength } contra { $least } como poco: es imposible vencer la sala { $room }.
preview-ghost-perhaps = Allí son entonces { $strength } contra { $defense }: quizá baste en la sala { $room }.
preview-ghost-locks = La sala { $room } se cierra.
preview-surely = { $strength } contra { $most } como mucho: vencida seguro.
preview-never = { $strength } contra { $least } como poco: es imposible vencerla.
preview-perhaps = { $strength } contra { $defense }: quizá. Vence a { $beaten } de las { $of } salas que puede ser.
preview-locks = Se cierra.
preview-enough = Tu { $strength } vence esta sala con cualquiera al lado.
preview-from-to = de { $least } a { $most }
preview-needs = Aún hace falta { $takes } de quien se te una.
preview-needs-more = Aún hace falta { $takes } de quien se te una, y quizá ni eso baste.
preview-hopeless = Ni con un { $strongest } al lado: { $reach } contra { $least } como poco. Es imposible vencerla.
preview-stakes = Si sale bien, cobras { $win }; { $place ->
    [top] si falla
   *[below] si falla, esta o una de arriba
}, curar cuesta { $healing } $.
preview-costs = { $place ->
    [top] Si falla
   *[below] Si falla, esta o una de arriba
}, curar cuesta { $healing } $.

### Lo que se rechaza

refused-disabling-over = Solo antes de la primera ronda se elige a quién dejar fuera.
refused-decided = Ya has decidido a quién dejar fuera; espera a los demás.
refused-too-early = No se coloca a nadie antes de que todos hayan decidido a quién dejar fuera.
refused-over = La partida ha terminado; ya no se coloca a nadie.
refused-must-pass = Tienes dos aventureros en la mazmorra y debes pasar.
refused-not-your-turn = No es tu turno en el orden de ida y vuelta.
refused-disabled = Tu { $adventurer } se queda fuera en esta ronda.
refused-placed = Tu { $adventurer } ya está en la mazmorra.
refused-barred = { $master } no deja entrar a ningún { $adventurer } en esta mazmorra.
refused-room-full = Los dos huecos de la sala { $room } están ocupados.
refused-no-room = La mazmorra tiene { $rooms } salas.
refused-no-space = La mazmorra tiene { $rooms } salas de dos huecos.
refused-space-left = La sala { $room } tiene un hueco libre; coloca allí a tu aventurero.
refused-locked = La sala { $room } está cerrada: se cierra con { $locks } y la fuerza que hay en ella es { $strength }.
refused-weaker = Tu { $adventurer } no es más fuerte que el { $standing } de ese hueco.
refused-own = Ese aventurero es tuyo; puedes cambiarlo.
refused-not-own = Ese aventurero no es tuyo; puedes echarlo.
refused-price = Cuesta { $dollars } $ y tienes { $money } $.

### Lo que se puede preguntar

label-defense = Defensa
label-treasure = Tesoro
label-strength = Fuerza
label-locks = Se cierra con
label-bump = Echarlo cuesta
label-healing = Curar cuesta
label-left-out = Dejarlo fuera da
label-level = Nivel
label-cards = Cuántas hay
label-masters-left = Pueden salir aún
label-money = Dinero
label-team = Equipo
label-available = Disponibles
label-placed = En la mazmorra
label-disabled = Fuera de juego

explain-none = ninguno
explain-list = { $list }
explain-changed = { $value } ({ $change })
explain-fee = { $bank } $ a la banca
explain-fee-owner = { $bank } $ a la banca, { $owner } $ al dueño

explain-room = Sala { $room }, nivel { $level }
explain-open = Sala { $room }: { $monsters }
explain-room-does = Sus dos aventureros tienen que alcanzar la defensa juntos. Entonces se reparten el tesoro; si no, fallan esta sala y todas las de debajo.
explain-empty-room = Aún no hay nadie en ella.
explain-surely = La fuerza en ella es { $strength }: basta seguro, si no falla nada más arriba.
explain-never = La fuerza en ella es { $strength }: no puede bastar, se sume quien se sume.
explain-perhaps = La fuerza en ella es { $strength }: que baste depende de lo que haya dentro, o de quién se sume.
explain-locked = Está cerrada: no se puede echar ni cambiar a nadie.
explain-defeated = Sus monstruos fueron vencidos.
explain-failed = Ha fallado.
explain-abandoned = Se abandonó sin verla.
explain-empty = Un hueco en la sala { $room }
explain-empty-does = Aquí se puede colocar cualquier aventurero disponible, gratis.
explain-stands = { NAMES($who, you: "Tú") }: un { $adventurer } en la sala { $room }
explain-stands-does = En una sala llena, un aventurero más fuerte puede echarlo; su dueño puede cambiarlo por otro más fuerte por 1 $. No basta la misma fuerza.
explain-cannot-bump-locked = La sala está cerrada: se queda.
explain-cannot-bump-yet = La sala no está llena, así que ahora no se le puede echar.
explain-can-bump = Ahora se le puede echar.
explain-over = La mazmorra ha terminado.
explain-ghost = Un fantasma
explain-ghost-does = Es tan fuerte como el nivel de su sala. Si lo echan, pasa a la siguiente sala de abajo con un hueco. Su parte del tesoro queda en la banca.
explain-level = Salas de nivel { $level }
explain-level-does = Esto pone en su reverso: lo mínimo y lo máximo que puede haber dentro.

explain-adventurer = Aventurero de fuerza { $adventurer }
explain-adventurer-does = Cada gremio tiene uno. La cura se paga cuando está en una sala que falla.
explain-available = { FORM($who) ->
    [none] No está disponible para nadie.
   *[one] Disponible para { NAMES($who, you: "ti") }.
}
explain-own-placed = El tuyo está en la sala { $room }.
explain-own-disabled = El tuyo está fuera de juego en esta ronda.
explain-guild = De los cinco aventureros, tres están disponibles en cada ronda y dos de ellos van a la mazmorra.
explain-money = Dinero
explain-money-does = { $teams ->
    [teams] Gana el equipo que tenga más dinero en total.
   *[alone] Gana quien tenga más dinero.
} Está siempre a la vista.
explain-most = Quién tiene más: { NAMES($who) }.
explain-marker = La ficha de inicio
explain-marker-does = El orden de ida y vuelta empieza por quien la tiene. Tras cada ronda pasa al asiento siguiente.
explain-turns = Turnos por venir
explain-turns-does = Se va hasta el último gremio, que actúa dos veces, y se vuelve atrás. A quien tiene dos en la mazmorra se le salta.
explain-next = { FORM($who) ->
    [you] Es tu turno.
   *[one] Es el turno de { NAMES($who) }.
}

list-level = Salas de nivel { $level }
list-masters = Amos de la Mazmorra en juego
list-adventurers = Aventureros

### La mesa, dibujada con letras

draw-level = nivel
draw-defense = defensa
draw-treasure = tesoro
draw-strength = fuerza
draw-changed = * tal como lo cambia el Amo de la Mazmorra
draw-locked = cerrada
draw-defeated = vencida
draw-failed = fallida
draw-abandoned = abandonada
draw-ghost = (fantasma)
draw-money = dinero
draw-available = disponibles
draw-placed = dentro
draw-disabled = fuera
draw-thinking = pensando
draw-decided = ha decidido
draw-chosen = deja fuera { $one }, { $other }
draw-marker = (inicio)
draw-turns = Próximos turnos:

### Monstruos y Amos de la Mazmorra

name-cellar-rats = Ratas de bodega
name-lantern-moths = Polillas de farol
name-broom-sprites = Duendes de escoba
name-scrap-kobolds = Kobolds chatarreros
name-moss-toads = Sapos del musgo
name-pantry-slimes = Limos de despensa
name-candle-bats = Murciélagos de cirio
name-bone-puppets = Títeres de hueso
name-gutter-goblins = Trasgos de cloaca
name-grumbling-chest = Cofre gruñón
name-cobweb-weavers = Tejedoras de telarañas
name-mushroom-brutes = Bestias seta
name-drowned-sailors = Marineros ahogados
name-howling-portrait = Retrato aullador
name-ember-hounds = Sabuesos de ascua
name-salt-mummies = Momias de sal
name-marsh-witches = Brujas del pantano
name-hook-ghouls = Necrófagos de garfio
name-thorn-satyrs = Sátiros de espino
name-crypt-choir = Coro de la cripta
name-rust-knights = Caballeros de herrumbre
name-iron-boar = Jabalí de hierro
name-stone-twins = Gemelos de piedra
name-glass-serpent = Serpiente de cristal
name-storm-roc = Roc de la tormenta
name-ash-giants = Gigantes de ceniza
name-abyssal-eel = Anguila abisal
name-plague-titan = Titán de la peste
name-frost-wyrm = Sierpe de escarcha
name-mirror-queen = Reina de los espejos
name-bell-colossus = Coloso campana
name-clockwork-hydra = Hidra de relojería
name-obsidian-warden = Guardián de obsidiana
name-nameless-shepherd = Pastor sin nombre
name-hollow-king = Rey hueco
name-sleeping-star = Estrella durmiente
name-the-succubus = La Súcubo
name-the-beholder = El Contemplador
name-the-lich-king = El Rey Liche
name-the-guardian = El Guardián
name-the-vampire-lord = El Señor Vampiro
name-the-red-dragon = El Dragón Rojo
name-hello-duck = El Pato Hola
name-bigfun-king = El Rey Bigfun
name-the-naughty-kid = El Niño Travieso
name-boardgame-lord = El Señor de los Tableros
name-the-caveman = El Cavernícola
