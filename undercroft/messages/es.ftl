# Lo que el programa mismo dice de un juego. Lo que dice cada juego está en sus propios archivos.

### Una mesa y quien la mira

seat = Asiento { $seat }
players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
seen-by-seat = como lo ve { $name }
seen-by-spectator = como lo ve quien mira
seen-by-all = todo, también lo oculto
position-heading = { $title }, { players }, { $eye }
own-cards = cartas propias
packs = { $packs ->
    [one] { $packs } paquete de cartas
   *[other] { $packs } paquetes de cartas
}
own-cards-called = cartas propias «{ $name }»

### Cómo va la partida

waiting-for = Se espera { NAMES($who, each: "a", you: "a ti") }.
may-do-nothing = { FORM($who) ->
    [you] Ahora no puedes hacer nada.
   *[one] Ahora { NAMES($who) } no puede hacer nada.
}
over = La partida ha terminado. { $winners }
winners = { FORM($who) ->
    [none] No gana nadie: todos han perdido.
    [you] Ganas.
    [one] Gana { NAMES($who) }.
    [with-you] { NAMES($who, you: "tú") } compartís la victoria.
   *[many] { NAMES($who) } comparten la victoria.
}
team-wins = { FORM($who) ->
    [with-you] { NAMES($who, you: "tú") } ganáis como equipo.
   *[many] { NAMES($who) } ganan como equipo.
}
teams-share = { $teams } comparten la victoria: { NAMES($who) }.

### undercroft games

game = { $title }, de { $fewest } a { $most } jugadores, unos { $minutes } minutos
lesson = { $title }, una lección para quien añade juegos
options = opciones (se eligen con --option NOMBRE=VALOR):
fits-players = para { $players } jugadores
fits-not-with = no con { $values }
card-packs = paquetes de cartas (se añaden con --pack NAME): { $packs }
cards-of-your-own = con cartas propias: undercroft cards { $game } > mine.toml
the-rules = las reglas: undercroft rules { $game }
play-one = Juega a uno:  undercroft play { $game }

### undercroft rules

cards-in-play = Las cartas, para { $players } jugadores

### undercroft replay

replay-heading = { $title }, { players }, { moves }{ $agreed }, { $eye }
deal = El reparto
nothing-heard = (no se oye nada)
table-after = La mesa tras { moves }

### undercroft verify

holds =
    { $file } es auténtico: { $title }, { players }, { moves }{ $agreed }.
    - Semilla, preparación y mesa son las que se comprometieron antes del reparto:
    {"  "}{ $commitment }
    { $mixed ->
        [0] - Nadie aportó nada al reparto; fue solo de quien repartió.
        [one] - Una persona aportó bytes al azar al reparto, y son los comprometidos.
       *[other] - { $mixed } personas aportaron bytes al azar al reparto, y son los comprometidos.
    }{ $left ->
        [0] {""}
        [one] {" "}Una quedó fuera por no responder a tiempo.
       *[other] {" "}{ $left } quedaron fuera por no responder a tiempo.
    }{ $withheld ->
        [0] {""}
       *[other] {" "}Se empezó de nuevo { $withheld } veces, porque alguien se guardó lo que había comprometido.
    }
    - Así repartida, toda jugada es legal según la versión { $rules } de las reglas, y la cadena de jugadas está entera.
    - Con ellas la partida acaba como está anotada, y no se ha cambiado ningún byte del archivo.
    Compara el compromiso con el que la mesa te mostró antes del reparto.

### undercroft play: sentarse

you-are = Eres { $name }, en el asiento { $seat }. Contra ti: { $others }.
you-are-in-a-team = Eres { $name }, en el asiento { $seat }, en equipo con { $partners }. Contra ti: { $others }.
how-to-choose = Escribe lo que está delante de una opción, con ? detrás para saber qué traería. `reglas` cuenta las reglas, ? ayuda, q sale.
sealed = Todo el azar está sellado. Su compromiso, para comprobarlo después:
so-far = Hasta ahora
thinking = { $name } está pensando

### undercroft play: elegir

help =
    Puedes escribir:
      2, b, ...    elegir la opción que tiene eso delante
      2?, b?       saber qué traería esa opción
      ? trampa     saber qué es y qué vale algo de la mesa
      una palabra  elegir la única opción en cuya línea está, como: antorcha
      mesa         ver otra vez la mesa
      reglas       leer las reglas del juego
      historia, l  leer lo que ha pasado hasta ahora
      pista        saber qué haría un bot en tu lugar
      salir, q     dejar la mesa
    Las opciones de la lista son todo lo que las reglas te permiten ahora.
    No se juega nada hasta que eliges.

# Lo que se puede escribir para cada cosa, separado por espacios. Las palabras inglesas se entienden también.
typed-help = ayuda
typed-table = mesa
typed-rules = reglas
typed-log = historia
typed-hint = pista
typed-quit = salir

choice = Tu elección ({ $choices }):
only-choice = Tu única opción (Intro):
choices-to = { $first } a { $last }
choices-or = { $others } o { $last }
type-one = Escribe { $choices } y pulsa Intro, o ? para ver la ayuda.
no-choice-number = No hay opción { $typed }. Escribe { $choices }, o ? para ver la ayuda.
no-choice = `{ $typed }` no es una opción. Escribe { $choices }, o ? para ver la ayuda.
no-such-thing = Aquí nada se llama «{ $typed }». Puedes preguntar por: { $things }.
may-mean = `{ $typed }` puede ser { $choices }. Escribe cuál.
would-choose = Un bot en tu lugar elegiría: { $choice }
would-bring = { $choice }: { $brings }
would-bring-unknown = { $choice }: no se puede saber de antemano qué traería.

### undercroft play: irse y acabar

left = Dejas la mesa tras { moves }.
left-kept = La partida está guardada en { $file }; sigue con ella cuando quieras:
left-again = El mismo reparto se repite con:
seed-was = La semilla era { $seed }
commitment-was = Su compromiso, { $commitment }
kept = La partida está guardada en { $file }. Compruébala y vuelve a verla:
again = El mismo reparto otra vez, y esta vez guarda la partida para comprobarla y volver a verla:
