summary = Puja cartas por premios; las pujas más altas que empatan se anulan. El ejemplo de cómo se añade un juego.

### Las reglas

rule-goal = Salen uno tras otro cinco premios que valen de 1 a 5 puntos. Gana quien tenga más puntos al final.
    .title = El objetivo
rule-bidding = Todos tienen las cartas del 1 al 5. Por cada premio todos pujan una carta a la vez, boca abajo. Las cartas se descubren juntas y se gastan.

    La puja más alta se lleva el premio. Si dos la hicieron, no se lo lleva nadie.
    .title = Pujar

### Lo que pasa

prize-shown = Sale un premio de { $prize }.
bid-made = { FORM($who) ->
    [you] Pones una puja boca abajo.
   *[one] { NAMES($who) } pone una puja boca abajo.
}
bid-shown = { FORM($who) ->
    [you] Has pujado { $card }.
   *[one] { NAMES($who) } ha pujado { $card }.
}
prize-taken = { FORM($who) ->
    [you] Te llevas el premio.
   *[one] { NAMES($who) } se lleva el premio.
}
prize-lost = Las pujas más altas son iguales: nadie se lleva el premio.

### Lo que está pasando

now-prize = Un premio de { $prize }
now-bid = Puja una carta. Todas se descubren a la vez.
now-waiting = { FORM($who) ->
    [one] { NAMES($who) } elige carta.
   *[many] { NAMES($who) } eligen carta.
}
now-over = No quedan premios

### Lo que se puede hacer y lo que traería

bid = Pujar el { $card }
preview-certain = Nadie puede pujar tan alto: el premio de { $prize } es tuyo.
preview-hopeless = Es seguro que alguien puja más alto.
preview-open = { $above ->
    [0] Nadie puede pujar más alto, pero una puja igual deja el premio sin dueño.
    [one] { $above } puede pujar más alto.
   *[other] { $above } pueden pujar más alto.
}

### Lo que se puede preguntar

explain-prize = Se lo lleva la puja más alta. Si la hacen dos, no se lo lleva nadie.
explain-to-come = Quedan por salir: { $cards }.
explain-card = El { $card }
explain-bid = Se puja por un solo premio y después se pierde.
explain-held = { FORM($who) ->
    [none] Ya no lo tiene nadie.
   *[one] Quién lo tiene aún: { NAMES($who) }.
}
explain-points = La suma de los premios ganados. Gana quien tenga más puntos.
explain-cards = { $cards }
explain-none = nada
label-points = puntos

### Lo que no se puede hacer

refused-twice = Ya has pujado por este premio; espera a los demás.
refused-not-held = No tienes esa carta.

### La mesa, dibujada con letras

draw-over = No quedan premios.
draw-prize = El premio: { $prize }    aún por salir: { $cards }
draw-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
draw-holds = tiene
draw-thinking = pensando
