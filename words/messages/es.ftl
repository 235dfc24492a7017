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
no-such-seat = No hay asiento { $seat } en una mesa para { $players }.
team = Equipo { $team }
score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
