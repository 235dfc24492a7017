summary = Seis aventureros y una mazmorra a oscuras. Abre puertas, aguanta junto a los demás y saca más oro que tus amigos.

### Lo que una mesa puede elegir

option-dungeoneers = Cómo consigues a tus aventureros.
    .name = Aventureros
    .value-dealt = Repartidos al azar
    .value-chosen = Elegidos por orden de juego
option-bag = Cuántas losetas esperan. Cuantas más hay, peores son los monstruos.
    .name = La mazmorra
    .value-short = Corta: una loseta de cada
    .value-long = Larga: nueve losetas
    .value-deadly = Mortal: once losetas
option-spells = Cuántos hechizos se pueden intentar en una ronda.
    .name = Hechizos
    .value-player = Uno por jugador
    .value-caster = Uno por hechicero

### Las reglas

rule-goal = Guías a tus aventureros por una mazmorra que nadie ha visto. Tras cada puerta se coloca una loseta nueva y, cuanto más hondo llegas, más fuertes son los monstruos que hay en ella.

    Quien mata monstruos se lleva su oro. Cuando la mazmorra termina, gana el jugador cuyos aventureros vivos tienen más oro. Los muertos no cuentan, así que cuida de los tuyos; y si no queda vivo nadie de ningún jugador, habéis perdido todos.

    Todo está siempre a la vista: en este juego no hay nada oculto, salvo lo que traerán los dados y la bolsa.
    .title = De qué trata
rule-dungeoneers = Hay seis clases: Guerrero, Enano, Elfo, Mago, Clérigo y Ladrón. Cada uno tiene seis capacidades. Movimiento: cuántas casillas puede andar. Lucha y Disparo: cuántos dados tira. Defensa: lo que debe sacar un dado para darle. Armadura: lo que debe sacar un dado para librarlo de un impacto. Salud: cuántas heridas lo matan.

    Con las cartas normales (Movimiento, Lucha, Disparo, Defensa, Armadura, Salud): Guerrero 5, 5D6, ninguno, 5+, 4+, 5. Enano 4, 4D6, ninguno, 4+, 4+, 6. Elfo 7, 4D6, 5D6, 5+, 5+, 5. Mago 5, 2D6, ninguno, 3+, 6+, 4. Clérigo 5, 4D6, ninguno, 4+, 4+, 5. Ladrón 6, 4D6, 4D6, 5+, 5+, 5.

    Dos jugadores llevan tres cada uno; tres, dos cada uno; cinco y seis, uno cada uno. Con cinco jugadores, un aventurero se queda en casa.

    Con cuatro, cada uno lleva uno y los dos que sobran van también. Actúan después de todos los jugadores. En la primera ronda al primero lo lleva quien va primero y al segundo el siguiente; en cada ronda avanza un jugador. También participan quienes ya no tienen a nadie vivo. El oro de los sobrantes no puntúa para nadie, y sus hechizos se cuentan aparte. Quien lo lleva cuenta como quien abre sus puertas.
    .title = Los aventureros
rule-setup = Cada jugador tira un dado para el orden de juego, primero el más alto. Quienes empatan vuelven a tirar entre ellos.

    Después los aventureros se reparten, o se eligen de uno en uno en ese orden. Empiezan en un porche de 2 por 3 casillas ante una puerta doble abierta, por orden de juego, el primero junto a la puerta. El porche es parte del tablero.

    Tras la puerta hay un pasillo corto sin monstruos. Sus puertas se tiran como las de cualquier loseta.
    .title = Antes de entrar
rule-turn = Los jugadores actúan en orden. Cuando te toca, cada uno de tus aventureros tiene un turno, en el orden que quieras, y cada turno se acaba antes de empezar otro. Los ayudantes actúan justo después de quien los llamó. Luego van los aventureros sobrantes y, por último, los monstruos.

    Un turno es moverse y después luchar o disparar, con lo que termina. Los hechizos se lanzan antes, durante o después del movimiento. Puedes acabar el turno cuando quieras, salvo que el aventurero deba luchar.

    Solo ataca aquel a quien le toca, y nadie puede elegir como blanco a un aventurero o a un ayudante. El oro es del aventurero que lo ganó y no se puede dar a otro.

    Tras 6 rondas seguidas sin monstruos vivos y sin abrir ninguna puerta, al empezar la siguiente se abre sola la puerta más cercana a algún aventurero; entre iguales, la más antigua; si es falsa, la siguiente más cercana. Cuenta como quien la abre el siguiente en orden a quien abrió la última. Después de la ronda 200 todos han perdido.
    .title = La ronda
rule-doors = Un dado dice cuántas puertas salen de una loseta nueva. 1: una puerta doble. 2 o 3: una puerta. 4 o 5: dos. 6: tres.

    La primera está en medio de la pared opuesta a la entrada, la segunda en la pared de la derecha y la tercera en la de la izquierda. Si una pared tiene dos casillas centrales, una puerta sencilla ocupa la de la derecha en la pared opuesta y, en las laterales, la más alejada de la entrada.

    Un recodo tiene la primera al fondo de su brazo y luego en sus paredes exteriores, de frente antes que de lado. Un cruce en T: brazo derecho, brazo izquierdo y luego el centro del fondo. En un pasillo de una casilla de ancho una puerta doble es sencilla. Si el sitio de una puerta está ocupado, pasa a la pared siguiente.

    Una puerta es una casilla entre dos losetas; una puerta doble, dos. Entrar en ella la abre, la doble por cualquiera de sus casillas y del todo. La loseta, las puertas y los monstruos se resuelven al momento; después quien la abrió sigue con las casillas que le quedan, adelante o atrás. Las puertas no vuelven a cerrarse. Los monstruos y los ayudantes no abren ninguna.

    Quien está en una puerta sencilla la bloquea.
    .title = Puertas
rule-tiles = Se saca una ficha de la bolsa y se coloca su loseta tras la puerta: por su entrada habitual y centrada. Una moneda decide hacia dónde gira un recodo.

    Si no cabe, se desplaza una casilla, dos y así, a la derecha antes que a la izquierda, mientras la toque cada casilla de la puerta (a un pasillo de una casilla de ancho le basta una); luego se prueba el otro giro del recodo y luego otras paredes. Si aun así no cabe, la ficha vuelve a la bolsa y se saca otra. Las losetas pueden tocarse, pero nunca taparse ni tapar una puerta.

    Si no cabe ninguna, la puerta es falsa: se convierte en pared, el aventurero se queda delante y el paso está gastado. Si todas las puertas resultan falsas y quedan fichas, se encuentra otra en el primer sitio, desde la loseta más nueva, donde algo quepa. Si no lo hay, la mazmorra está completa y la partida termina cuando no quede ningún monstruo.

    La última ficha es la loseta final. No tiene más puertas, y todas las que no se abrieron son paredes.

    La bolsa corta tiene una ficha de cada loseta: pasillo corto, largo y estrecho, recodo, cruce en T, sala pequeña y sala grande. La larga tiene además otro recodo y otra sala grande. La mortal, también otro pasillo largo y otra sala pequeña.
    .title = Losetas y fichas
rule-monsters = Al colocar una loseta se tiran dos dados y se suma 1 por cada loseta colocada después del primer pasillo, incluida esta. De 2 a 4: nadie. 5 o 6: 1D3 de nivel 1. 7 u 8: 1D6 de nivel 1. 9 o 10: 1D3 de nivel 2. 11 o 12: 1D6 de nivel 2. 13 o 14: 1D3 de nivel 3. 15 o 16: 1D6 de nivel 3. 17 o 18: 1D3 de nivel 4. 19 o más: uno de nivel 5.

    Si los dos dados son iguales hay otro grupo: se tira otra vez con la misma suma, y así mientras salgan dobles. Un D3 es medio dado, redondeado hacia arriba.

    Con las cartas normales (Movimiento, Lucha, Defensa, Armadura, Salud): nivel 1, 5, 1D6, 2+, 6+, 1. Nivel 2: 5, 2D6, 3+, 6+, 1. Nivel 3: 5, 3D6, 4+, 5+, 2. Nivel 4: 5, 4D6, 5+, 4+, 4. Nivel 5: 5, 5D6, 5+, 3+, 8. Que un grupo parezca de orcos o de lobos no cambia nada.

    Los coloca quien abrió, primero el primer grupo: el primer monstruo lo más cerca posible del centro, los siguientes a su lado mientras haya sitio y luego al lado de cualquier otro. Nadie se coloca en una puerta. Quien no encuentra casilla se descarta.

    Si un monstruo queda junto a quien abrió, su movimiento termina.
    .title = Monstruos
rule-moving = Una figura anda tantas casillas como dice su Movimiento, en las ocho direcciones; un paso en diagonal cuesta una casilla como los demás. Se puede cortar una esquina de pared.

    Nadie entra en una casilla ocupada. Pero mientras no vive ningún monstruo, los amigos pueden atravesarse, sin pararse en la casilla de otro.

    Dos casillas están juntas si se tocan por un lado o una esquina y son de la misma loseta. La casilla de una puerta abierta está junto a las casillas de sus dos losetas que toca, y junto a la otra mitad de una puerta doble. Cuenta como parte de las dos losetas. Nada más está junto: nadie lucha a través de una pared.

    Un monstruo está ocupado mientras alguien que no eres tú está a su lado, y si no está ocioso. Un paso que te deja junto a un monstruo ocioso acaba tu movimiento, y debes luchar. A los ocupados se los puede rodear. Pero quien acaba su turno junto a un monstruo debe luchar con alguno; un hechizo de ataque vale por esa lucha.

    Quien empieza su turno junto a un monstruo ocioso no puede irse andando; solo le vale Teleportación. Si todos los de al lado están ocupados, puedes irte.
    .title = Moverse
rule-fighting = Elige a un monstruo a tu lado y tira tantos dados como tu Lucha. Cada dado que alcanza su Defensa es un impacto. Por cada impacto tira un dado y lo salva si alcanza su Armadura. Lo que no se salva es una herida, y cuando las heridas llegan a su Salud muere y sale del tablero. Las heridas quedan hasta que se curan.

    Por ejemplo, el Guerrero lucha contra un orco. Cinco dados contra Defensa 3+ dan tres impactos. El orco tira tres dados con Armadura 6+ y salva uno. Dos heridas son más que su única Salud: el orco muere.

    Los monstruos luchan exactamente igual. Una lucha va contra un solo enemigo y termina el turno.
    .title = Luchar
rule-shooting = Quien tiene Disparo puede disparar a un monstruo de su misma loseta, en línea recta: por una fila, una columna o una diagonal exacta. Cualquier figura intermedia estorba; las que están al lado de una diagonal, no.

    Es como una lucha, con tantos dados como dice el Disparo, y termina el turno. Junto a un monstruo nadie dispara: allí se lucha.
    .title = Disparar
rule-magic = Para lanzar un hechizo, elige el blanco y tira un dado. Si alcanza el número del hechizo, funciona.

    Si no, puedes pagar una herida de quien lo lanza, que nada salva, y funciona de todos modos. La última no se puede pagar. Si no pagas, no pasa nada y el turno sigue.

    Cada jugador intenta un hechizo por ronda, salga bien o mal; una mesa puede elegir que sea uno por hechicero. Bola de fuego, Rayo, Desintegración y Castigo son ataques: terminan el turno y valen por una lucha. Tras los demás el turno sigue.
    .title = Magia
rule-spells = Bola de fuego (4+): una casilla de la loseta del mago y las que están junto a ella, sin aventureros en ninguna. Todos los que hay allí, también los ayudantes, reciben un impacto que la armadura puede salvar. La casilla puede estar vacía y no hace falta línea.

    Rayo (4+): en una de las ocho direcciones, cruzando puertas abiertas, hasta una pared o un aventurero. Empieza con cinco dados y pierde uno cada dos casillas y otro por cada figura que atraviesa. Cada dado de 4 o más es un impacto que la armadura puede salvar.

    Teleportación (5+): el Mago aparece al momento en cualquier casilla libre de suelo o de puerta abierta, tuviera a quien tuviera al lado, y sigue con las casillas que le quedan. Un monstruo ocioso junto a la casilla nueva acaba el movimiento.

    Desintegración (5+): un monstruo de la misma loseta sufre 1D3 heridas que nada salva. Castigo (3+): lucha con un monstruo de la misma loseta como si estuviera a tu lado. Ninguno necesita línea.

    Curación (3+): el Clérigo o un aventurero a su lado pierde una herida y paga 1 de oro al Clérigo; si es él mismo, lo tira. Sin herida o sin oro no hay cura. No se pregunta a nadie, y por un hechizo fallido no se paga.

    Escudo sagrado (5+): protege al Clérigo hasta que lo pasa una herida. Las heridas que deja pasar la armadura se salvan una a una con 5 o más; la primera que no se salva rompe el escudo, y las siguientes cuentan todas. No se lanza otra vez mientras dura.

    Invocación (4+): di antes si llamas a un ayudante de nivel 2 o a 1D3 de nivel 1. Aparecen junto al Clérigo; quien no encuentra casilla no viene. Tienen turnos completos justo después del suyo, ya en esta ronda. Se mueven, bloquean y son atacados como los aventureros, el fuego y el rayo los alcanzan y no se los puede curar. Sus heridas cuentan como del Clérigo. Nadie cobra oro por ellos y desaparecen si muere el Clérigo. No se llama a otros mientras vive alguno, ni si no hay casilla libre.
    .title = Los hechizos
rule-treasure = Un monstruo que muere deja oro al momento. Nivel 1: 1. Nivel 2: 1D6. Nivel 3: 2D6. Nivel 4: 4D6. Nivel 5: 8D6.

    Se reparte según las heridas. Las que pasan de la Salud del monstruo no cuentan, y solo cobran los vivos. Cada herida da el mismo número entero de oro; lo que sobra se divide por igual entre quienes lo hirieron; lo que no se puede dividir se pierde.

    Por ejemplo, 15 de oro con tres heridas contra una: 9 y 3, luego 1 más para cada uno, y 1 se pierde.

    El oro de un aventurero que muere se pierde.
    .title = Tesoro
rule-monster_player = Quien abrió una puerta con monstruos los lleva al final de esa ronda; si fueron varios, el primero. En cada ronda siguiente el papel pasa al siguiente en orden, también a los muertos. Cuando no queda ningún monstruo, no lo tiene nadie.

    Quien los lleva hace actuar una vez a cada monstruo, en el orden que quiera, y decide solo donde las reglas dejan elegir.

    Un monstruo que está junto a alguien no se mueve. Lucha, de los que tiene al lado, con quien más lo hirió desde que actuó; si nadie lo hirió, con quien lo atacó; si no, con cualquiera.

    Los demás van a por alguien de su loseta que no tenga monstruos al lado. Si no lo hay, a por alguien de su loseta que sí los tenga, o a por alguien de otra parte que no, como prefiera quien los lleva. Si no hay nadie en su loseta, a por alguien de otra parte sin monstruos al lado; si no, a por cualquiera. No pueden esperar.

    De esos toman al más cercano, en pasos por suelo y puertas abiertas, haya quien haya en medio; entre iguales, cualquiera. A quien no tiene un camino libre se le deja mientras lo haya hasta otro. Los monstruos se mueven como los aventureros: junto a alguien sin monstruos al lado se paran y luchan. Un monstruo acaba junto a su blanco o lo más cerca que puede, y lucha con él si está a su lado, o si no con cualquiera que lo esté.
    .title = Quien lleva los monstruos
rule-ending = La partida termina al momento, una vez repartido el oro y resuelto un hechizo para todos los que alcanza, cuando han muerto todos los monstruos que se colocaron en la loseta final, estén donde estén y quede quien quede; una loseta final sin monstruos la termina al colocarse. También termina cuando muere un monstruo de nivel 5, y cuando la mazmorra está completa y no vive ningún monstruo.

    Cada jugador cuenta el oro de sus aventureros vivos. Gana quien más tiene; a igual oro, quien tiene más aventureros vivos; si no, se comparte la victoria.

    Si no vive ningún aventurero de ningún jugador, todos han perdido, aunque viva uno sobrante. Después de la ronda 200 también han perdido todos.
    .title = El final
rule-packs = Una mesa puede traer sus propios paquetes: aventureros, monstruos, hechizos hechos con los efectos conocidos, losetas, nombres y dibujos. Se pueden usar varios a la vez.

    En suelo resbaladizo se tira un dado por cada casilla en que se entra. Con el número de la loseta o menos la figura se cae allí y no se mueve más en ese turno. Aún puede luchar.
    .title = Paquetes

### La guía

lesson-goal = Lleva a tus aventureros cada vez más hondo y saca más oro que los demás. Solo cuentan los vivos, y nadie sobrevive a solas: compite, pero sin separarte del grupo.
    .title = Bajas a la mazmorra
lesson-choose = Cada aventurero sirve para algo. El Guerrero y el Enano luchan, el Elfo y el Ladrón disparan, el Mago y el Clérigo lanzan hechizos.
    .title = ¿A quién llevarás?
lesson-turn = Cada uno de tus aventureros tiene un turno en cada ronda. Elige quién va primero; los demás irán después.
    .title = ¿Quién va primero?
lesson-walk = Elige una casilla: verás el camino y lo que cuesta. En diagonal también se gasta una casilla. Puedes andar, mirar y seguir andando mientras te queden.
    .title = A caminar
lesson-doors = Entra en una puerta para abrirla. Nadie sabe qué hay detrás. Quien la abre lleva los monstruos al final de la ronda: prepárate y ten cerca a tus amigos.
    .title = Puertas
lesson-explored = ¡Una loseta nueva! Puedes seguir con las casillas que te quedan, adentro o atrás con tus amigos.
    .title = Hacia lo desconocido
lesson-monsters = Dos dados y uno más por cada loseta deciden quién espera allí. Cuanto más hondo, más nivel.
    .title = No estás a solas
lesson-place = Has abierto la puerta, así que colocas los monstruos: del centro de la loseta hacia fuera. Lo que se propone siempre vale.
    .title = Cada uno en su sitio
lesson-must-fight = Un paso junto a un monstruo que nadie tiene ocupado acaba tu camino: ahora debes luchar. Mientras un amigo lo entretiene puedes pasar.
    .title = No hay paso
lesson-fight = Cada dado que alcanza su Defensa le da, su Armadura puede salvarlo y el resto son heridas. Ves las probabilidades antes de elegir. Luchar termina el turno.
    .title = ¡A luchar!
lesson-shoot = Este puede disparar: a un monstruo de su loseta, en línea recta o diagonal y sin nadie en medio. Junto a un monstruo tiene que luchar.
    .title = De lejos
lesson-spells = Elige un hechizo y su blanco, y un dado decide. Un intento por ronda. Los de ataque terminan el turno, los demás no.
    .title = Magia
lesson-pay = El hechizo ha fallado. Por una herida de quien lo lanza funciona igualmente. ¿Vale la pena?
    .title = El precio del poder
lesson-gold = Quien mata se lleva el oro. Si lo hirieron varios, se reparte según las heridas.
    .title = ¡Oro!
lesson-heal = Curación quita una herida a alguien junto al Clérigo, por 1 de oro. También le sirve a él.
    .title = A curarse
lesson-monster-player = En esta ronda llevas los monstruos. Elige cuál actúa primero. Los débiles pueden entretener a los de delante para que pasen los fuertes.
    .title = Ahora el peligro eres tú
lesson-bound = Los monstruos no son libres: luchan con quien los hirió y van a por el más cercano que no está luchando. Eliges donde las reglas lo permiten, y solo ves esas opciones.
    .title = Lo que te obliga
lesson-spare = Este aventurero no es de nadie: ahora te toca llevarlo. Su oro no puntúa, pero te hace falta vivo.
    .title = Uno de sobra
lesson-slippery = El suelo resbala. Se tira un dado por cada casilla, y uno malo acaba el camino.
    .title = Cuidado al pisar
lesson-death = Un aventurero que muere queda fuera, y su oro con él. Los demás aún pueden ganar para ti.
    .title = Una tumba abajo
lesson-final-tile = Es la última loseta. Cuando mueran todos los monstruos que se colocaron en ella, la partida termina y se cuenta el oro.
    .title = La última sala
lesson-end = Gana el oro de los aventureros vivos. Ya conoces todas las reglas. ¿Una mazmorra más larga, o una mortal?
    .title = De vuelta a la luz

### Gente, figuras y lugares

score = { $score } de oro
# Todos los nombres de figuras son masculinos, para que el artículo valga siempre.
the = { FORM($owner) ->
    [you] tu { $figure }
   *[one] el { $figure }
}
the-start = { FORM($owner) ->
    [you] Tu { $figure }
   *[one] El { $figure }
}
to-the = { FORM($owner) ->
    [you] a tu { $figure }
   *[one] al { $figure }
}
marked = { $figure } { $mark }
named = { $name }
square = { $square }
bearing = { $squares } al { way }
bearings = { $first }, { $next }
bearing-here = aquí
way = { $way ->
    [north] norte
    [north-east] nordeste
    [east] este
    [south-east] sudeste
    [south] sur
    [south-west] sudoeste
    [west] oeste
   *[north-west] noroeste
}
group = { $count } × { $figure }
sentences = { $first } { $next }
of = { $left } de { $full }
needed = { $needed }+
rolled = { $roll }
steps = { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}
a-door = { $door ->
    [double] una puerta doble
   *[single] una puerta
}

### Antes de entrar

order-rolled = Para el orden de juego: { $dice }.
order-rolled-again = Los iguales repiten: { $dice }.
order-die = { NAMES($who) } { $die }
order-settled = Orden de juego: { $order }.
in-order = { NAMES($who) }
dungeoneers-dealt = { FORM($who) ->
    [you] Llevas: { $figures }.
   *[one] { NAMES($who) } lleva: { $figures }.
}
dungeoneer-chosen = { FORM($who) ->
    [you] Te quedas con el { $figure }.
   *[one] { NAMES($who) } se queda con el { $figure }.
}
dungeoneer-spare = De nadie, y llevados por todos en orden: { $figures }.
start-laid = La mazmorra empieza: { $tile }.

### Explorar

door-opened = { $who } anda { steps } y abre { a-door }. { $behind }
door-opens-itself = Nadie se ha atrevido en mucho tiempo: { a-door } se abre sola, y { FORM($who) ->
    [you] es como si la hubieras abierto tú. { $behind }
   *[one] es como si la hubiera abierto { NAMES($who) }. { $behind }
}
behind-tile = Detrás: { $tile }.
behind-nothing = Detrás no hay nada.
door-false = { $steps ->
    [0] La puerta es falsa: detrás no cabe nada y desde ahora es pared.
   *[other] Tras { steps } la puerta resulta falsa: detrás no cabe nada y desde ahora es pared.
}
token-back = Sale y vuelve a la bolsa, porque no cabe: { $tile }.
tile-laid = Una loseta nueva: { $tile }.
final-tile = Es la loseta final: la partida termina cuando mueran todos los monstruos que se coloquen en ella.
doors-rolled = Un { $die } para puertas: { doors-single }.
doors-rolled-double = Un { $die } para puertas: { doors-double }.
doors-missing = { $missing ->
    [one] Para una de ellas no hay sitio.
   *[other] Para { $missing } de ellas no hay sitio.
}
doors-walled = Todas las puertas que no se abrieron son ahora paredes.
door-found = No queda ninguna puerta, así que se encuentra otra.
dungeon-complete = Ya no cabe ninguna loseta: la mazmorra está completa y la partida termina cuando no quede ningún monstruo.
monsters-none = No hay nadie.
monsters-found = { $count ->
    [one] Alguien espera allí: { $groups }.
   *[other] Esperan allí: { $groups }.
}
monsters-rolled = { $dice }, más { $bonus }, son { $sum }: { $found }.
monsters-rolled-double = { $dice }, más { $bonus }, son { $sum }: { $found }. Un doble: hay otro grupo.
roll-group = { $group }, nivel { $level }
roll-group-die = { $group }, nivel { $level }, con un { $die }
roll-nobody = nadie
monsters-placed = { $count ->
    [one] Se coloca { $figures }.
   *[other] Se colocan { $figures }.
}
monsters-discarded = { $count ->
    [one] Uno no encuentra casilla y se descarta.
   *[other] { $count } no encuentran casilla y se descartan.
}

### Los turnos

turn-began = Ronda { $turn }
go-began = { $who } actúa.
walked = { $who } anda { steps }.
walked-engaged = { $who } anda { steps } y debe luchar.
walked-fell = { $who } anda { steps } y resbala.
slipping-dice = Resbala: { $dice }.
does-fight = { $by } lucha contra { $whom }
does-reach = { $by } alcanza { $whom } y lucha
does-shoot = { $by } dispara { $whom }
does-smite = { $by } castiga { $whom }
does-disintegrate = { $by } desintegra { $whom }
does-burn = { $by } quema { $whom }
does-shock = { $by } alcanza con un rayo { $whom }
attack = { $what }: { $tally }; { $fate }.
attack-vain = { $what }: { $tally }.
dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
hits = { $hits ->
    [0] ningún impacto
    [one] 1 impacto
   *[other] { $hits } impactos
}
wounds = { $wounds ->
    [0] ninguna herida
    [one] 1 herida
   *[other] { $wounds } heridas
}
tally = { dice }, { hits }, { $saved ->
    [one] 1 salvado
   *[other] { $saved } salvados
}, { wounds }
tally-unsaved = { dice }, { hits }, { wounds }
tally-missed = { dice }, ningún impacto
tally-wounds = { wounds }
fate-falls = { $who } cae
fate-left = { $who } se queda con { $left } de salud
fate-unhurt = { $who } sale ileso
fates-fall = { $count } × { $figure } caen
fates-left = { $count } × { $figure } se quedan con { $left } de salud
fates-unhurt = { $count } × { $figure } salen ilesos
area-fire = { $by } desata el fuego: { $fates }.
area-lightning = { $by } desata el rayo: { $fates }.
dice-hit = Dados { $dice }, aciertan con { $needed }+: { hits }.
dice-wound = Dados { $dice }: { wounds }.
dice-save = { $who } se protege con { $dice }, necesita { $needed }+: { $saved ->
    [one] 1 salvado.
   *[other] { $saved } salvados.
}
dice-shield = { $who } tras el escudo: { $dice }, necesita { $needed }+: { $saved ->
    [one] 1 salvado.
   *[other] { $saved } salvados.
}
gold-own = { $gold } de oro.
gold-one = { $gold } de oro para { $who }.
gold-shared = { $gold } de oro: { $shares }.
gold-share = { $gold } para { $who }
gold-part-lost = { $gold ->
    [one] 1 que se pierde
   *[other] { $gold } que se pierden
}
lost = { $gold ->
    [one] se pierde 1 de oro
   *[other] se pierden { $gold } de oro
}
gold-all-lost = No queda quien cobre: { lost }.
gold-gained = { $who } cobra { $gold } de oro.
gold-lost = Para nadie: { lost }.
gold-dice = Dados de oro { $dice }: { $gold }.
died = { $who } ha muerto.
died-with-gold = { $who } ha muerto, y { lost }.
fell = { $who } cae.
vanished = { $who } desaparece con quien lo llamó.

### Magia

spell-works = { $who } lanza { $spell }: un { $die }, necesita { $needed }+. Funciona.
spell-fails = { $who } intenta { $spell }: un { $die }, necesita { $needed }+. Falla.
spell-paid = { $who } paga una herida y { $spell } funciona de todos modos.
spell-forgone = { $who } renuncia a { $spell }.
teleported = { $who } se esfuma y aparece { $bearing }: { $tile } (loseta { $number }).
healed = { $who } cura { $whom }: { wounds } menos, por { $price } de oro.
healed-self = { $who } se cura: { wounds } menos, y tira { $price } de oro.
shield-raised = Un Escudo sagrado rodea { $who }.
shield-broken = Se rompe el Escudo sagrado que rodeaba { $who }.
helpers-rolled = Un { $dice } para ayudantes: { $count }.
summoned = { $count ->
    [one] Acude un ayudante junto { $who }: { $figures }.
   *[other] Acuden ayudantes junto { $who }: { $figures }.
}

### Quien lleva los monstruos

monster-player-is = { FORM($who) ->
    [you] Llevas los monstruos
   *[one] { NAMES($who) } lleva los monstruos
}
monster-player-none = No queda ningún monstruo: ya no los lleva nadie.
monster-nears = { $who } se acerca { steps } { $whom }.
monsters-act = Los monstruos: { $goes }.
pack = { $count ->
    [one] el { $figure }
   *[other] { $count } × { $figure }
}
pack-fights = { $count ->
    [one] { $group } lucha contra { $whom }, { wounds }
   *[other] { $group } luchan contra { $whom }, { wounds }
}
pack-nears = { $count ->
    [one] { $group } se acerca
   *[other] { $group } se acercan
}
packs = { $first }; { $next }

### El final

ended-final-tile = La loseta final está despejada: la mazmorra ha terminado
ended-highest-slain = El terror de las profundidades ha muerto: la mazmorra ha terminado
ended-complete = No queda nada que explorar ni nadie con quien luchar: la mazmorra ha terminado
ended-all-dead = No vive ningún aventurero de ningún jugador
ended-time-over = Ha pasado la última ronda y nadie ha vuelto
won = { FORM($who) ->
    [you] ¡Ganas con { $gold } de oro!
   *[one] ¡{ NAMES($who) } gana con { $gold } de oro!
}
shared = { FORM($who) ->
    [with-you] ¡{ NAMES($who) } compartís la victoria con { $gold } de oro cada uno!
   *[many] ¡{ NAMES($who) } comparten la victoria con { $gold } de oro cada uno!
}
all-lost = Todos han perdido.
reason-all-dead = No vive nadie.
reason-time-over = Ha pasado la última ronda.
reason-dead = No le queda nadie vivo.
reason-tie = A igual oro cuentan los vivos: { $living }.
reason-equal = Igual oro y los mismos vivos: { $living }.

### Lo que ocurre ahora

now-turn = Ronda { $turn }
now-choosing = Ante la puerta
now-over = La mazmorra ha terminado
now-other-chooses = { NAMES($who) } elige un aventurero.
now-other-places = { NAMES($who) } coloca los monstruos tras la puerta.
now-other-monsters = { NAMES($who) } lleva los monstruos y dice cuál actúa.
now-other-monster = { NAMES($who) } lleva los monstruos: actúa { $figure }.
now-other-goes = { NAMES($who) } decide por { $figure }.
now-other-next = { NAMES($who) } dice quién actúa ahora.
now-choose = Elige un aventurero.
now-next-go = Di quién actúa ahora: { $figures }.
now-go = Actúa { $who }: { $steps ->
    [0] no le quedan casillas.
    [one] le queda 1 casilla.
   *[other] le quedan { $steps } casillas.
}
now-spare = Es un aventurero sobrante y te toca llevarlo.
now-held = Tiene al lado un monstruo que nadie más ocupa: no puede andar.
now-must-fight = Debe luchar antes de acabar su turno.
now-may-cast = Puede intentar un hechizo.
now-pay = { $spell } ha fallado. ¿Paga una herida { $who } para que funcione de todos modos?
now-teleport = Di dónde aparece { $who }. { $steps ->
    [one] Después le queda 1 casilla.
   *[other] Después le quedan { $steps } casillas.
}
now-helper = Di dónde va un ayudante junto { $who }. { $left ->
    [one] Es el último.
   *[other] Quedan { $left }.
}
now-place = Coloca un monstruo: { $figure }. Del centro hacia fuera; { $left ->
    [one] es el último.
   *[other] quedan { $left }.
}
now-monsters = Llevas los monstruos. Di cuál actúa: { $left ->
    [one] queda 1.
   *[other] quedan { $left }.
}
now-monsters-bound = Cada uno actúa una vez. Los que están junto a alguien luchan sin moverse; los demás van a por el más cercano que pueden.
now-target = Di a por quién va { $who }.
now-monster-moves = { $who } persigue { $whom }: di dónde acaba.
now-monster-moves-on = Di dónde acaba { $who }.
now-monster-fights = Di contra quién lucha { $who }.
now-ended = { $how }.
now-waiting = La partida sigue enseguida.
now-opener = { FORM($who) ->
    [you] Abriste la puerta de los monstruos: los llevas al final de esta ronda.
   *[one] { NAMES($who) } abrió la puerta de los monstruos y los lleva al final de esta ronda.
}
now-final = La loseta final está abierta: { $left ->
    [0] sus monstruos han muerto.
    [one] vive 1 de sus monstruos.
   *[other] viven { $left } de sus monstruos.
}
now-quiet = Hay demasiada calma: { $left ->
    [0] en la próxima ronda una puerta se abre sola.
    [one] tras 1 ronda más así una puerta se abre sola.
   *[other] tras { $left } rondas más así una puerta se abre sola.
}
bound-free-here = En su loseta hay alguien sin monstruos al lado: debe ir a por el más cercano de ellos.
bound-engaged-here = Todos los de su loseta están luchando: va a por uno de ellos o a por alguien de otra parte que no lo esté, el más cercano en cada caso.
bound-free-elsewhere = No hay nadie en su loseta: debe ir a por el más cercano sin monstruos al lado.
bound-any = Todos están luchando: debe ir a por el más cercano.
bound-move = Acaba junto a su blanco o lo más cerca que puede.
bound-fight = Primero quien más hirió al monstruo desde que actuó, luego quien lo atacó y luego cualquiera que tenga al lado.

### Lo que se puede hacer

move-choose = Quedarte con el { $figure }
move-go = Actúa { $figure }
move-walk = Andar { $bearing }: { $tile } ({ $square })
move-doorway = Entrar en la puerta abierta { $bearing }: { $tile } ({ $square })
move-open = Abrir la puerta { $bearing }: { $tile } ({ $square })
move-fight = Luchar contra { $figure }
move-shoot = Disparar a { $figure }
move-cast = Lanzar { $spell }
move-cast-at = Lanzar { $spell } sobre { $aim }
move-cast-towards = Lanzar { $spell } hacia el { way }
move-cast-level = Lanzar { $spell } para nivel { $level }
aim-square = una casilla { $bearing }: { $tile } ({ $square })
move-pay = Pagar una herida: el hechizo funciona
move-forgo = Dejarlo así
move-teleport = Aparecer { $bearing }: { $tile } ({ $square })
move-end = Acabar el turno
move-place = Colocar { $figure } en { $square }, { $tile }
move-activate = Actúa { $figure }
move-pursue = Ir a por { $figure }

### Lo que traería

percent = { $percent } %
percent-under = menos del { $percent } %
percent-over = más del { $percent } %
tenths = { $whole },{ $part }
ahead-walk = { $cost ->
    [one] 1 casilla
   *[other] { $cost } casillas
}, { $left ->
    [0] no queda ninguna.
    [one] queda 1.
   *[other] quedan { $left }.
}
ahead-slippery = { $squares ->
    [one] 1 casilla resbaladiza
   *[other] { $squares } casillas resbaladizas
}: { $odds } de llegar.
ahead-opens = Abre la puerta.
ahead-opens-double = Abre la puerta doble.
ahead-engaged = Allí acaba el movimiento y hay que luchar: { $figures }.
ahead-next-to = Al lado: { $figures }. Quien acaba allí su turno debe luchar.
ahead-alone = No hay nadie junto a esa casilla.
ahead-whom = { $figure }, { $health } de salud.
ahead-dice = { dice }, aciertan con { $needed }+, nada salva.
ahead-dice-saved = { dice }, aciertan con { $needed }+, se salva con { $save }+.
ahead-sure = { hits } sin falta, nada salva.
ahead-sure-saved = { hits } sin falta, se salva con { $save }+.
ahead-disintegrate = De 1 a { $most } heridas, nada salva.
ahead-shield = El Escudo sagrado salva con { $needed }+.
ahead-chances = { $some } de herir, { $expected } heridas de media para { $health } de salud, { $kills } de matar.
ahead-gold = { $gold } de oro.
ahead-gold-range = De { $least } a { $most } de oro.
ahead-cast = Funciona con { $needed }+: { $odds }.
ahead-cast-sure = Funciona con seguridad.
ahead-can-pay = Si falla, se puede pagar una herida.
ahead-squares = Alcanza { $squares ->
    [one] 1 casilla.
   *[other] { $squares } casillas.
}
ahead-hits = Da a { $hits }.
ahead-hit = { $figure } ({ $kills } de matar)
ahead-hits-nobody = No da a nadie.
ahead-helpers = { $count ->
    [one] 1 ayudante encuentra casilla.
   *[other] Hasta { $count } ayudantes encuentran casilla.
}
ahead-price = Cuesta { $price } de oro si funciona.
ahead-ends-go = Termina el turno.
ahead-goes-on = El turno sigue.
ahead-fights-here = No se mueve y lucha: { $figures }.
ahead-goes-for = Va a por { $figures }.
ahead-nobody-in-reach = No encuentra a nadie.
ahead-distance = { $steps ->
    [one] A 1 paso.
   *[other] A { $steps } pasos.
}

### Lo que se rechaza

refused-over = La partida ha terminado.
refused-not-you = Ahora no decides tú.
refused-no-floor = Allí no hay suelo.
refused-no-steps = No le quedan casillas que andar.
refused-held = Tiene al lado un monstruo que nadie más ocupa: no puede andar.
refused-out-of-reach = Esa casilla queda fuera de alcance, o hay alguien en ella.
refused-opens-no-doors = Solo los aventureros abren puertas.
refused-choose-dungeoneer = Elige uno de los aventureros que no tiene nadie.
refused-say-who-goes = Di primero cuál de tus aventureros actúa, uno que no lo haya hecho.
refused-pay-or-forgo = El hechizo ha fallado: paga una herida o déjalo así.
refused-choose-teleport = Elige una casilla libre de suelo o de puerta abierta.
refused-place-monster = Coloca el monstruo lo más cerca posible del centro, o junto a los que ya están.
refused-place-helper = Coloca al ayudante en una casilla libre junto a quien lo llamó.
refused-say-which-monster = Di qué monstruo actúa, uno que no lo haya hecho.
refused-not-its-target = El monstruo no puede ir a por ese: toma al más cercano que permiten las reglas.
refused-not-nearest = El monstruo debe acabar junto a su blanco, o lo más cerca que puede.
refused-not-its-fight = El monstruo debe luchar con quien más lo hirió, o con quien lo atacó.
refused-not-adjacent = Solo se lucha contra un monstruo que está al lado.
refused-not-in-sight = Solo disparas a monstruos de tu loseta, en línea recta o diagonal, sin nadie en medio y sin monstruos a tu lado.
refused-fireball = Elige una casilla de tu loseta sin aventureros en ella ni a su lado, y solo si aún se puede intentar un hechizo.
refused-spell = Ahora no se puede lanzar ese hechizo así.
refused-must-fight = Está junto a un monstruo y debe luchar.
refused-not-now = Eso no se puede hacer ahora.

### Lo que se puede preguntar

label-move = Movimiento
label-fighting = Lucha
label-shooting = Disparo
label-defence = Defensa
label-armour = Armadura
label-health = Salud
label-gold = Oro
label-carries = Lleva
label-level = Nivel
label-leader = Lo guía
label-leads = Guía a
label-dead = Muertos
label-place = Lugar en el orden
label-difficulty = Funciona con
label-casters = Lo lanza
label-size = Casillas
label-doors = Puertas por abrir
label-left = Fichas restantes
label-tokens = Fichas
label-tiles = Losetas
label-monsters = Monstruos
label-turns = Rondas como mucho
label-quiet = Rondas en calma
label-steps = Casillas restantes

explain-none = ninguno
explain-list = { $list }
explain-figure = { $figure }
explain-dead = Muerto, y fuera de la partida.
explain-spare = nadie
explain-helper = Fue invocado: actúa justo después de quien lo llamó y hiere en su nombre.
explain-casts = { $spell } ({ $needed }+): { $does }
explain-next-to = Junto a { $figures }.
explain-shielded = Un Escudo sagrado lo protege hasta que pase una herida.
explain-wounded = Su oro se repartirá según las heridas: { $wounds }.
explain-wounds-by = { $figure } { $wounds }
explain-of-final-tile = Se colocó en la loseta final: la partida termina cuando mueran todos esos.
explain-done = Ya ha tenido su turno en esta ronda.
explain-to-go = Su turno en esta ronda aún no ha llegado.
explain-ends-go = Lanzarlo termina el turno, como una lucha.
explain-goes-on = Después el turno sigue.
effect-fireball = { $wounds ->
    [one] 1 impacto
   *[other] { $wounds } impactos
} para todos en una casilla de la misma loseta y a su lado, si no hay aventureros; la armadura salva.
effect-lightning = { $dice } dados en línea, uno menos cada { $fades } casillas y por cada figura; aciertan con { $needed }+, la armadura salva.
effect-teleport = Quien lo lanza aparece en cualquier casilla libre y sigue.
effect-disintegrate = { $wounds } heridas a un monstruo de la misma loseta; nada salva.
effect-smite = Una lucha a distancia con un monstruo de la misma loseta.
effect-heal = { wounds } menos para quien lo lanza o un aventurero a su lado, que paga { $price } de oro.
effect-holy-shield = Salva con { $needed }+ las heridas que pasan la armadura de quien lo lanza, hasta que una no se salva.
effect-helpers = { $count } de nivel { $level }
effect-summoning = Llama ayudantes junto a quien lo lanza: { $one }, o { $other }.
abilities = Movimiento { $steps }, Lucha { $fighting }D6, { $shooting ->
    [0] sin Disparo
   *[other] Disparo { $shooting }D6
}, Defensa { $defence }+, Armadura { $armour }+, Salud { $health }.
casts = Lanza { $spells }.
explain-tile = { $tile } (loseta { $number })
size = { $width } × { $length }
size-corner = { $width } de ancho, en { $size } × { $size }
size-junction = { $width } de ancho, en { $span } × { $depth }
explain-nobody-there = No hay nadie.
explain-there = Allí: { $figures }.
explain-slippery = Resbaladizo: un dado por cada casilla, y con { $on ->
    [1] un 1
   *[other] { $on } o menos
} quien se mueve se cae y no se mueve más en ese turno.
explain-door = { $door ->
    [double] Una puerta doble
   *[single] Una puerta
} en { $square }, { $tile }
explain-door-open = Está abierta y lleva aquí: { $tile }.
explain-door-closed = Entrar en ella la abre. Dos dados más { $bonus } dicen quién espera detrás.
explain-square = Casilla { $square }, { $tile }
explain-stands = Aquí está { $figure }.
explain-free = Aquí no hay nadie.
explain-token = Ficha: { $tile }
explain-bag = La bolsa de fichas
explain-bag-does = Cada ficha es una loseta que aún puede salir. La última es la loseta final.
explain-bag-next = La próxima loseta suma { $bonus } a los dados de monstruos.
explain-bag-empty = Está vacía: la loseta final está abierta.
explain-map = La mazmorra
explain-map-does = Cada puerta que se abre la hace más grande, hasta que sale la última ficha.
explain-seat = Al final solo cuenta el oro de los aventureros vivos.
explain-gold = Oro
explain-gold-does = Gana quien tiene más oro en aventureros vivos.
explain-most = Quien más: { NAMES($who) }.
explain-turn-does = Los jugadores actúan en orden, luego los aventureros sobrantes y luego los monstruos. Tras { $turns } rondas en calma una puerta se abre sola.
explain-go = El turno: { $figure }
explain-go-does = Moverse, lanzar hechizos y luego luchar o disparar, con lo que termina.
explain-target = Persigue { $whom }.
explain-enemies = Lo más cercano: { $enemies }.
explain-enemy = { $figure } ({ $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}, al { way })
explain-monsters = Quien lleva los monstruos
explain-monsters-does = Quien abrió una puerta con monstruos los lleva al final de la ronda, y luego el siguiente en orden. Los monstruos luchan con quien los hirió y van a por el más cercano que no está luchando.
explain-runs-monsters = { FORM($who) ->
    [you] Llevas los monstruos, o los llevaste la última vez.
   *[one] { NAMES($who) } lleva los monstruos, o los llevó la última vez.
}
explain-next-monsters = { FORM($who) ->
    [you] Los llevas al final de esta ronda.
   *[one] { NAMES($who) } los lleva al final de esta ronda.
}
explain-doors-table = La tabla de puertas
explain-doors-table-does = Un dado por cada loseta nueva, salvo la final.
explain-monsters-table = La tabla de monstruos
explain-monsters-table-does = Dos dados, y 1 más por cada loseta después del primer pasillo. Un doble añade otro grupo.
explain-gold-table = La tabla de oro
explain-gold-table-does = Lo que deja un monstruo al morir, repartido según las heridas.
rolled-die = { $die }
doors-single = { $doors ->
    [one] 1 puerta
   *[other] { $doors } puertas
}
doors-double = { $doors ->
    [one] 1 puerta doble
   *[other] { $doors } puertas dobles
}
sum-range = { $least }–{ $most }
sum-on = { $least } o más
horde = { $count } de nivel { $level }
horde-nobody = nadie
of-level = Nivel { $level }

list-dungeoneers = Aventureros
list-monsters = Monstruos
list-spells = Hechizos
list-tiles = Losetas
list-tables = Tablas

### La mazmorra, dibujada con letras

draw-key = # pared   . suelo   + puerta   / puerta abierta   ~ resbaladizo
draw-tokens = ({ $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
}, la próxima +{ $bonus })
draw-go = { $figure }: { $steps ->
    [one] queda 1 casilla
   *[other] quedan { $steps } casillas
}
draw-gold = { $gold } de oro
draw-next-to = junto a
draw-shielded = con escudo
draw-done = hecho
draw-dead = Muertos:
draw-monsters = Monstruos:
draw-order = Por orden:
draw-monster-player = Lleva los monstruos:

### Nombres de las cartas normales

name-porch = Porche
name-warrior = Guerrero
name-dwarf = Enano
name-elf = Elfo
name-wizard = Mago
name-cleric = Clérigo
name-thief = Ladrón
name-goblin = Trasgo
name-giant-rat = Roedor gigante
name-orc = Orco
name-brigand = Bandido
name-wolf = Lobo
name-ogre = Ogro
name-werewolf = Hombre lobo
name-minotaur = Minotauro
name-giant = Gigante
name-golem = Gólem
name-huge-spider = Arácnido enorme
name-demon = Demonio
name-dragon = Dragón
name-lich = Liche
name-fireball = Bola de fuego
name-lightning-bolt = Rayo
name-teleport = Teleportación
name-disintegrate = Desintegración
name-smite = Castigo
name-heal = Curación
name-holy-shield = Escudo sagrado
name-summoning = Invocación
name-short-corridor = Pasillo corto
name-long-corridor = Pasillo largo
name-narrow-corridor = Pasillo estrecho
name-corner = Recodo
name-t-junction = Cruce en T
name-small-room = Sala pequeña
name-large-room = Sala grande

### Los paquetes que trae el juego

shipped-ice-cave = Una caverna de suelo resbaladizo entra en la bolsa: quien la cruza puede caerse.
    .title = La cueva de hielo
shipped-in-space = Una nave abandonada en vez de una mazmorra: otros nombres y dibujos, las mismas reglas.
    .title = En el espacio

### Nombres de los paquetes que vienen con el juego

name-ice-cave = Cueva de hielo
name-marine = Marine
name-mechanic = Mecánico
name-sniper = Francotirador
name-psionic = Psiónico
name-medic = Médico
name-smuggler = Contrabandista
name-scuttler = Correteador
name-vent-crawler = Bicho de conducto
name-drone = Dron
name-mutineer = Amotinado
name-hound = Sabueso
name-hulk = Mastodonte
name-shifter = Metamorfo
name-loader = Cargador
name-war-machine = Ingenio de guerra
name-sentinel = Centinela
name-broodguard = Guardián de la nidada
name-void-horror = Horror del vacío
name-hive-queen = Monarca de la colmena
name-ship-s-mind = Cerebro de la nave
name-plasma-grenade = Granada de plasma
name-arc-beam = Haz de arco
name-blink = Parpadeo
name-unmake = Deshacer
name-mind-lance = Lanza mental
name-field-dressing = Vendaje de campaña
name-force-field = Campo de fuerza
name-call-drones = Llamar drones
name-airlock = Esclusa
name-spinal-passage = Pasaje central
name-service-duct = Conducto de servicio
name-bend = Curva
name-crossway = Encrucijada
name-cabin = Camarote
name-hangar = Hangar
