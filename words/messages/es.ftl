# Lo que todos los juegos dicen igual. El archivo de un juego puede decirlo de otro modo.

### Cómo se enumera a la gente y cómo se llama a quien lee

# Como sujeto o tras «entre». Con preposición, el mensaje dice NAMES($who, each: "a", you: "a ti").
you = tú
nobody = nadie
list-two = { $first } { $sound ->
    [i] e
   *[other] y
} { $last }
list-more = { $first }, { $next }
list-last = { $first } { $sound ->
    [i] e
   *[other] y
} { $last }

### Lo que cualquier juego puede tener que decir

name = { $name }
number = { $number }
whose-name = { NAMES($who, you: "Tú") }
with-rule = { $reason } (regla: { $rule })
no-time-limit = Ahora no corre ningún tiempo.
no-such-seat = No hay asiento { $seat } en una mesa para { $players }.
team = Equipo { $team }
score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}

### Lo que pasa en una mesa, aparte de su juego
table-opened = La mesa está abierta.
table-left = El asiento { $seat } vuelve a estar libre.
table-bot-sat = Un bot se sienta en el asiento { $seat }: { NAMES($who) }.
table-paused = La mesa descansa.
table-time-ran-out = Se acabó el tiempo.
table-rematch = Las mismas personas siguen en otra mesa.
table-broken = Las reglas han fallado aquí. La mesa queda cerrada y se ha anotado lo ocurrido.
table-rested = No hay nadie; la mesa descansa hasta que alguien vuelva.
table-woken = Vuelve a haber alguien; la partida sigue.
table-left-out = { FORM($who) ->
    [you] No has aportado nada al reparto: tu programa no respondió a tiempo.
   *[one] { NAMES($who) } no ha aportado nada al reparto: no hubo respuesta a tiempo.
}
table-withheld = { $name } se guardó lo que había prometido para el reparto y ha perdido el asiento. Todos vuelven a mezclar.
table-out-of-time = { FORM($who) ->
    [you] Se te ha acabado el tiempo; un bot hace esta jugada por ti.
   *[one] Se acabó el tiempo de { NAMES($who) }; un bot hace esta jugada.
}
table-away = { FORM($who) ->
    [you] Pareces no estar.
   *[one] { NAMES($who) } parece no estar.
}
table-bot-let-play = { FORM($by) ->
    [you] Dejas que un bot juegue por { NAMES($who) } hasta su vuelta.
   *[one] { NAMES($by) } deja que un bot juegue por { NAMES($who) } hasta su vuelta.
}
table-host-passed = { FORM($who) ->
    [you] Quien abrió la mesa se ha ido; ahora eres tú quien la lleva.
   *[one] Quien abrió la mesa se ha ido; ahora la lleva { NAMES($who) }.
}
table-rematch-asked = { FORM($who) ->
    [you] Quieres jugar otra vez.
   *[one] { NAMES($who) } quiere jugar otra vez.
}
table-kept = El asiento { $seat } se guarda para { $name }.
table-kept-no-more = { $name } no juega otra vez.
table-said = { FORM($who) ->
    [you] Tú: { $text }
   *[one] { NAMES($who) }: { $text }
}
table-sat = { FORM($who) ->
    [you] Te sientas en el asiento { $seat }.
   *[one] { NAMES($who) } se sienta en el asiento { $seat }.
}
table-bot-stands-in = { FORM($who) ->
    [you] Un bot juega por ti.
   *[one] Un bot juega por { NAMES($who) }.
}
table-back = { FORM($who) ->
    [you] Estás de vuelta.
   *[one] { NAMES($who) } está de vuelta.
}
table-back-succeeded = { FORM($who) ->
    [you] Estás de vuelta; ahora lleva la mesa { NAMES($host) }.
   *[one] { FORM($host) ->
        [you] { NAMES($who) } está de vuelta; ahora eres tú quien lleva la mesa.
       *[one] { NAMES($who) } está de vuelta; ahora lleva la mesa { NAMES($host) }.
    }
}
table-another-device = { FORM($who) ->
    [you] Juegas también en otro dispositivo.
   *[one] { NAMES($who) } juega también en otro dispositivo.
}
table-time-up = { FORM($who) ->
    [you] Se te ha acabado el tiempo.
   *[one] Se acabó el tiempo de { NAMES($who) }.
}
table-undone = { FORM($who) ->
    [you] Deshaces una jugada.
   *[one] { NAMES($who) } deshace una jugada.
}
table-undo-asked = { FORM($who) ->
    [you] Pides deshacer una jugada.
   *[one] { NAMES($who) } pide deshacer una jugada.
}
table-pause-asked = { FORM($who) ->
    [you] Pides una pausa.
   *[one] { NAMES($who) } pide una pausa.
}
table-replace-asked = { FORM($who) ->
    [you] Pides que otra persona ocupe un asiento.
   *[one] { NAMES($who) } pide que otra persona ocupe un asiento.
}
table-kick-asked = { FORM($who) ->
    [you] Pides que un bot ocupe el asiento de { NAMES($whom) }.
   *[one] { NAMES($who) } pide que un bot ocupe el asiento de { NAMES($whom) }.
}
table-agreed = { FORM($who) ->
    [you] Estás de acuerdo.
   *[one] { NAMES($who) } está de acuerdo.
}
table-declined = { FORM($who) ->
    [you] No estás de acuerdo.
   *[one] { NAMES($who) } no está de acuerdo.
}
table-resumed = { FORM($who) ->
    [you] Haces que siga la partida.
   *[one] { NAMES($who) } hace que siga la partida.
}

### Por qué la mesa rechaza algo

table-bad-id = Una petición tiene un identificador de 1 a 64 caracteres.
table-id-used = Ese identificador ya se usó para otra petición; usa uno nuevo.
table-is-closed = Las reglas han fallado aquí; la mesa está cerrada.
table-only-moves = Ha pasado tanto en esta mesa que ya solo se admiten jugadas.
table-only-seated = Solo puede hacerlo quien está sentado a esta mesa.
table-no-such-thing = No hay nada con ese nombre en la mesa.
table-nothing-proposed = Ahora mismo no hay nada propuesto.
table-not-dealt = Todavía no se han repartido las cartas.
table-rests = La mesa descansa; primero haz que siga.
table-owner-back = Ha vuelto quien ocupa el asiento.
table-moved-on = La mesa ha avanzado desde que elegiste; mira otra vez.
table-no-undo = En esta mesa no se deshacen jugadas.
table-undo-over = La partida ha terminado y su azar está a la vista; ya no se deshace nada.
table-undo-nothing = No tienes ninguna jugada que deshacer.
table-no-game = No hay ninguna partida en curso.
table-not-over = Esta partida aún no ha terminado.
table-other-proposed = Ahora mismo hay otra cosa propuesta.
table-a-seat-for-people = Deja al menos un asiento para una persona.
table-no-partners = Aquí no tienes compañeros; lo que dices es para todos.
table-only-phrases = En esta mesa solo se dicen las frases preparadas.
table-too-much-said = Di de 1 a 200 letras en una línea.
table-bots-by-host = A los bots los sienta quien abrió la mesa.
table-sits-already = Ya estás sentado a esta mesa.
table-has-begun = La partida ha empezado; puedes mirar.
table-seat-taken = Ese asiento está ocupado; elige otro.
table-crowded = Han entrado y salido tantos de esta mesa que hay que esperar; vuelve a intentarlo en { $seconds } segundos.
table-sent-away = El anfitrión te ha pedido que dejes esta mesa; puedes mirar.
table-full = Todos los asientos están ocupados; puedes mirar.
table-seat-kept = Ese asiento se guarda para alguien que jugó antes; elige otro.
table-seats-kept = Los asientos libres se guardan para quienes jugaron antes; puedes mirar.
table-being-dealt = Se están repartiendo las cartas; espera un momento.
table-no-commitment = Ahora no se admite ningún compromiso: ya hay uno, o llega tarde.
table-no-contribution = Eso no es a lo que te comprometiste en esta ronda.
table-reveal-too-early = Aún no se han comprometido todos; no reveles nada antes.
table-has-withheld = Te guardaste aquí lo que habías prometido para el reparto; puedes mirar.
table-kick-needs-others = Nadie expulsa a nadie de una partida por su cuenta: deben aceptarlo los demás presentes, y no hay nadie más.
table-no-such-seat = Aquí no hay tal asiento.
table-only-host-is = Solo puede hacerlo quien lleva la mesa: { NAMES($who) }, que la abrió o ha tomado el relevo.
table-only-host = Solo puede hacerlo quien lleva la mesa: quien la abrió, o quien ha tomado su lugar.
table-bot-needs-no-link = Un bot no necesita otro dispositivo.
table-seat-is-free = Ese asiento está libre: con el enlace de la mesa puede sentarse cualquiera.
table-only-owner-links = Solo quien lo ocupa crea un enlace a ese asiento.
table-only-playing-host = Solo quien abrió la mesa y juega puede invitar a otra persona.
table-link-over = Este enlace ya no vale; pide otro.
table-too-many-devices = Ese asiento ya está abierto en demasiados dispositivos.
table-bot-cannot-sit = Un bot no puede sentarse en el asiento { $seat }.
table-bad-name = Un nombre tiene de 1 a { $most } letras.
table-bad-bot = { $reason }
table-bot-too-deep = Un bot piensa aquí como mucho search:{ $most }.
table-bot-too-long = Un bot piensa aquí como mucho search:{ $most }ms.
table-no-move = Eso no es una jugada de este juego: { $reason }.
table-not-away = { FORM($who) ->
    [you] No estás ausente.
   *[one] { NAMES($who) } no lleva ausente lo suficiente; espera un momento.
}

table-rule-requests = Peticiones
table-rule-closed = Mesa cerrada
table-rule-talk = Conversación
table-rule-seats = Asientos
table-rule-consent = Acuerdo
table-rule-moves = Jugadas
table-rule-pause = Pausa
table-rule-bots = Bots
table-rule-undo = Deshacer
table-rule-rematch = Otra partida
table-rule-absence = Ausencia
table-rule-host = Anfitrión
table-rule-seal = Azar sellado

### Frases preparadas

name-hello = ¡Hola!
name-good-luck = ¡Suerte!
name-well-played = ¡Bien jugado!
name-ouch = ¡Ay!
name-thinking = Pensando…
name-sorry = ¡Perdón!
name-one-more = ¿Otra?
name-thanks--bye = ¡Gracias, adiós!
name-help-me-here = ¡Ayúdame aquí!
name-i-take-care-of-this = De esto me encargo yo.
name-leave-this-one = Deja esta.
name-save-your-strength = Guarda fuerzas.
name-give-it-all = ¡Con todo!
name-good-idea = Buena idea.
