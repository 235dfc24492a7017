import type { GuildsTexts } from "../en";

/** Lo que explica la guía en una primera partida, cada cosa cuando importa por primera vez. */
export const lessons: GuildsTexts["lessons"] = {
  goal: {
    title: "Diriges un gremio",
    text: "Gana el gremio con más dinero. Tienes cinco aventureros de fuerza 1 a 5 y no puedes hacerlo a solas: cada sala necesita a dos.",
  },
  dungeon: {
    title: "La mazmorra",
    text: "Las salas están boca abajo, las peligrosas al fondo. El reverso dice cuánta defensa y cuánto tesoro puede haber. Los dos aventureros de una sala deben alcanzar juntos su defensa.",
  },
  disable: {
    title: "Dos se quedan fuera",
    text: "Antes de la primera mazmorra eliges en secreto a dos que se quedan fuera. Cobras lo que costaría curarlos: dejar fuera a los fuertes te hace más rico ahora y más débil abajo.",
  },
  master: {
    title: "El Amo de la Mazmorra",
    text: "Cada ronda la mazmorra es de otro, que altera una regla. La lees bajo las salas, y los valores que cambian están marcados en ellas.",
  },
  place: {
    title: "Envía a alguien",
    text: "Elige un aventurero y luego un hueco en una sala. Abajo lees lo que puede traer. Toca otra vez el hueco, o Jugar, para hacerlo.",
  },
  chain: {
    title: "Todo depende de todo",
    text: "Las salas se abren desde arriba. Si una falla, fallan también todas las de abajo, esté quien esté. Mira también las salas que hay sobre la tuya.",
  },
  share: {
    title: "El reparto",
    text: "Dos gremios en una sala se reparten el tesoro. El más fuerte se queda el dólar que sobra. Si los dos aventureros son tuyos, todo es para ti.",
  },
  order: {
    title: "Turnos de ida y vuelta",
    text: "El turno avanza hasta el último gremio, que actúa dos veces, y luego vuelve. Acabas cuando dos de los tuyos están en la mazmorra.",
  },
  bump: {
    title: "Puedes echar a alguien",
    text: "En una sala llena, un aventurero más fuerte puede echar a otro. Cuesta 1 $ a la banca y, más abajo, 1 o 2 $ más para su dueño. El precio está en el hueco.",
  },
  replace: {
    title: "El tuyo, pero más fuerte",
    text: "En una sala llena puedes cambiar a tu aventurero por otro tuyo más fuerte, por 1 $. Así se salva una sala que parece débil.",
  },
  bumped: {
    title: "Te han echado",
    text: "No pasa nada: tu aventurero vuelve a tu mano, en las salas hondas hasta te pagan, y tendrás otro turno.",
  },
  locked: {
    title: "Una sala cerrada",
    text: "Su fuerza ha llegado a la marca de su barra, así que de allí ya no se echa a nadie. Esa sala está a salvo de tus rivales.",
  },
  ghost: {
    title: "Fantasmas",
    text: "Un fantasma es tan fuerte como el nivel de su sala. Por 1 $ puedes echarlo, y flota hasta el siguiente hueco de abajo. Su parte no es para nadie.",
  },
  failed: {
    title: "Una sala ha fallado",
    text: "Sus dos aventureros eran demasiado débiles y allí acabó la expedición. Todo lo de abajo se perdió sin que nadie lo viera.",
  },
  cleared: {
    title: "Hasta el fondo",
    text: "Cayeron todas las salas: todos cobran y nadie paga curas. Para eso hacen falta gremios que no solo miren por lo suyo.",
  },
  healing: {
    title: "La cuenta del sanador",
    text: "Pagas por cada uno de tus aventureros en una sala fallida lo que pone junto a la cruz de su carta. Tu dinero nunca baja de cero.",
  },
  rest: {
    title: "Quien fue, descansa",
    text: "Por regla general, los dos que enviaste no están disponibles en la ronda siguiente y los demás vuelven. A quien envíes ahora lo echarás de menos en la próxima mazmorra.",
  },
  last: {
    title: "La última mazmorra",
    text: "Ya no hay que guardar nada. A igual dinero decide el aventurero más fuerte que se quedó en casa.",
  },
  end: {
    title: "Las cuentas",
    text: "Gana quien tiene más dinero. Ya conoces todas las reglas, y con más gremios las mazmorras son más hondas. ¿Otra partida?",
  },
};
