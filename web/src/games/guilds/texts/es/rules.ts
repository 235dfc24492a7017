import type { GuildsTexts } from "../en";

/** Las reglas con nuestras palabras, capítulo a capítulo. */
export const rules: GuildsTexts["rules"] = {
  goal: {
    title: "De qué trata",
    text: [
      "Cada cual dirige un gremio de aventureros. Una ronda es una mazmorra, y hay tantas rondas como jugadores. Gana quien tiene más dinero después de la última.",
      "Nadie llega lejos a solas. En cada sala luchan dos aventureros, a menudo de dos gremios, y una sola sala que falla arruina todo lo que hay debajo.",
    ],
  },
  guild: {
    title: "Tu gremio",
    text: [
      "Cinco aventureros de fuerza 1 a 5. En cada ronda tres están disponibles y dos descansan; de los tres, dos van a la mazmorra.",
      "A quien sale herido de una sala fallida hay que curarlo. Con las cartas normales cuesta 1 $ por un 1 o un 2, 2 $ por un 3 o un 4, 3 $ por un 5.",
      "El dinero y los aventureros están siempre a la vista.",
    ],
  },
  disabled: {
    title: "Aventureros fuera de juego",
    text: [
      "Todos empiezan con 2 $. Antes de la primera ronda cada jugador elige en secreto a dos aventureros. Se muestran a la vez, se quedan fuera de la primera mazmorra y la banca paga lo que costaría curarlos.",
      "Más adelante, los dos que fueron a una mazmorra se quedan fuera de la siguiente. Por eso ya no se cobra.",
    ],
  },
  round: {
    title: "Una ronda",
    text: [
      "Se forma una mazmorra y se descubre a su Amo. Los gremios colocan a sus aventureros, las salas se abren desde arriba y se cura a los heridos.",
      "Después la ficha de inicio pasa al asiento siguiente.",
    ],
  },
  rooms: {
    title: "Las salas",
    text: [
      "Hay tantas salas como jugadores, y una más con el fantasma, en columna: el nivel 1 arriba, el 3 abajo. Están boca abajo y el reverso dice qué puede haber dentro.",
      "Con las cartas normales, el nivel 1 tiene defensa de 3 a 5 y tesoro de 2 a 4 $; el 2, defensa de 4 a 7 y tesoro de 5 a 8 $; el 3, defensa de 5 a 8 y tesoro de 12 a 18 $.",
      "Cada sala tiene dos huecos, así que al final todas están llenas.",
    ],
  },
  placement: {
    title: "Colocar",
    text: [
      "En tu turno haces una de tres cosas: colocar a un aventurero, echar al de otro o cambiar a uno tuyo.",
      "Con dos en la mazmorra pasas; si no, tienes que actuar. Si te echan a uno, vuelves a tener turno. Se sigue hasta que todos tienen dos dentro.",
    ],
  },
  order: {
    title: "El orden de ida y vuelta",
    text: [
      "Desde el gremio con la ficha de inicio el turno avanza hasta el último, que actúa dos veces seguidas. Luego vuelve hasta el primero, que también actúa dos veces, y así sucesivamente.",
      "A quien debe pasar se le salta. Por eso alguien puede llegar a colocar dos aventureros seguidos.",
    ],
  },
  place: {
    title: "Colocar a un aventurero",
    text: ["Cualquier aventurero disponible va a cualquier hueco libre, gratis."],
  },
  bump: {
    title: "Echar a otro",
    text: [
      "De una sala con dos aventureros que no esté cerrada, uno más fuerte puede echar al de otro gremio. Con igual fuerza no basta.",
      "El nivel 1 cuesta 1 $ a la banca. El nivel 2, 1 $ a la banca y 1 $ al dueño del que se va; el nivel 3, 1 $ y 2 $. Quien no puede pagarlo todo no puede echar a nadie.",
      "El que se va vuelve a estar disponible enseguida para su gremio.",
    ],
  },
  replace: {
    title: "Cambiar a uno propio",
    text: [
      "En una sala llena que no esté cerrada puedes cambiar a tu aventurero por otro tuyo más fuerte. Cuesta 1 $ a la banca.",
      "El más débil vuelve a estar disponible y todavía te queda otro por colocar.",
    ],
  },
  locked: {
    title: "Salas cerradas",
    text: [
      "En cuanto los dos aventureros de una sala alcanzan juntos la mayor defensa de su reverso, la sala se cierra. De allí no se echa ni se cambia a nadie.",
      "Los cambios de un Amo no cuentan para eso, salvo que la mesa lo haya elegido.",
    ],
  },
  resolution: {
    title: "Se abren las salas",
    text: [
      "Cuando todos están colocados, las salas se descubren una a una desde arriba. Si los dos aventureros alcanzan juntos la defensa, los monstruos caen y el tesoro se reparte en el acto.",
    ],
  },
  treasure: {
    title: "El reparto del tesoro",
    text: [
      "Cada uno de los dos gremios cobra la mitad. El dólar que sobra es del aventurero más fuerte, y de nadie si son iguales.",
      "Si los dos aventureros son del mismo gremio, lo cobra todo.",
    ],
  },
  failure: {
    title: "El fracaso",
    text: [
      "Si los dos se quedan cortos, la sala ha fallado, y con ella todas las de abajo. Esas se apartan sin que nadie las mire.",
    ],
  },
  healing: {
    title: "Las curas",
    text: [
      "Cada gremio paga a la banca por cada aventurero suyo en una sala fallida, también en las que nadie ha visto. Si no le alcanza, paga lo que tiene. Nadie queda a deber.",
    ],
  },
  cleanup: {
    title: "Después de la mazmorra",
    text: [
      "Los dos aventureros que envió cada gremio se quedan fuera y todos los demás están disponibles. Se forma otra mazmorra con las salas que quedan.",
    ],
  },
  money: {
    title: "El dinero",
    text: ["El dinero viene de la banca y va a la banca, salvo lo que se paga al dueño de quien se echa."],
  },
  masters: {
    title: "Amos de la Mazmorra",
    text: [
      "Cada ronda tiene uno, que altera una regla de su mazmorra. Las salas se cuentan desde arriba.",
      "La Súcubo: no puede entrar ningún 1. El Contemplador: 3 $ más en la primera sala. El Rey Liche: la segunda sala tiene 2 más de defensa y 3 $ más.",
      "El Guardián: curar a un 4 o a un 5 cuesta 2 $ más. El Señor Vampiro: 2 $ menos en cada una de las dos primeras salas. El Dragón Rojo: 10 $ más en la última sala.",
      "Un tesoro nunca baja de cero.",
    ],
  },
  promos: {
    title: "Más Amos",
    text: [
      "Una mesa puede añadir otros cinco. El Pato Hola: 4 $ más en cada una de las dos últimas salas. El Rey Bigfun: la última sala tiene 3 menos de defensa y 5 $ menos.",
      "El Niño Travieso: una sala vencida por dos de igual fuerza tiene 3 $ más. El Señor de los Tableros: antes de abrir la primera sala, quien envió menos fuerza en total cobra 3 $, y si son varios, todos.",
      "El Cavernícola: los 1 y los 2 se quedan fuera, y los 3, 4 y 5 están disponibles. Si es suya la primera mazmorra, no hay nada que elegir y todos cobran por el 1 y el 2.",
    ],
  },
  teams: {
    title: "Equipos",
    text: [
      "Dos contra dos, tres contra tres o tres parejas. Los compañeros no se sientan juntos y pueden hablar en privado.",
      "Los pagos y repartos no cambian, tampoco entre compañeros. Al final gana el equipo que suma más dinero.",
    ],
  },
  ghost: {
    title: "El jugador fantasma",
    text: [
      "Para tres a cinco jugadores. Cada mazmorra tiene una sala más y un fantasma en cada una de las dos primeras. Un fantasma es tan fuerte como el nivel de la sala en que está.",
      "En una sala llena que no esté cerrada, un aventurero más fuerte puede echarlo por 1 $ a la banca, en cualquier nivel. Pasa a la siguiente sala de abajo con un hueco o, si no la hay, a la primera desde arriba.",
      "Su parte del tesoro se queda en la banca.",
    ],
  },
  end: {
    title: "El final",
    text: [
      "Después de la última ronda gana quien tiene más dinero. Si hay empate, decide el aventurero más fuerte que estaba disponible y no entró en la última mazmorra. Si también coincide, la victoria se comparte.",
    ],
  },
};
