/** Las reglas con nuestras palabras, por los nombres con que las citan la historia y el tablero. */

import type { RaidersTexts } from "../en";

export const rules: RaidersTexts["rules"] = {
  goal: {
    title: "El objetivo",
    text: [
      "Saqueáis juntos una misma mazmorra, pero cada cual llena su propia bolsa. Gana quien salga con más monedas.",
      "Hay un peligro. Quien tenga más heridas al final se desploma y no puede ganar, por muchas monedas que lleve.",
    ],
  },
  dungeon: {
    title: "La mazmorra",
    text: [
      "La mazmorra tiene cinco niveles de cinco salas: tesoros, monstruos, cámaras y trampas. La última sala del último nivel es un jefe.",
      "Algunas salas de un nivel se ven desde el principio. Las que están a oscuras se descubren cuando el grupo entra. De las 30 cartas de sala entran en juego 24, y uno de los diez jefes.",
      "A cada cual le toca un personaje, que trae algunas monedas y quizá heridas y objetos. Por lo demás, todos los personajes son iguales.",
    ],
  },
  room: {
    title: "Jugar una sala",
    text: [
      "Las salas de un nivel se recorren de izquierda a derecha. En cada una, todos eligen una carta de la mano y la ponen boca abajo. Luego se descubren todas a la vez y se resuelve la sala.",
      "Tienes las cartas de poder del 1 al 5. La carta que has jugado queda a la vista delante de ti hasta que acaba el nivel. Así todos pueden ver qué te queda, y tú qué les queda a ellos.",
      "En lugar de una carta de poder puedes jugar un objeto, allí donde sirva. Carta puesta no se cambia.",
    ],
  },
  treasure: {
    title: "Sala del tesoro",
    text: [
      "La carta más alta se lleva las monedas del primer cofre. Si hay un segundo cofre, se lo lleva la segunda carta más alta.",
      "Quienes empatan se reparten el cofre por igual, y lo que no se puede dividir se pierde. Si no hay al menos una moneda para cada uno, no reciben nada de él.",
      "Si todos juegan la misma carta, no hay segundo puesto. Al repartir, el primero puede llevarse menos que el segundo.",
    ],
  },
  monster: {
    title: "Sala del monstruo",
    text: [
      "Se suman todas las cartas. Si alcanzan la fuerza del monstruo, cae y no pasa nada más. La fuerza depende del número de jugadores.",
      "Si no llegan, el monstruo ataca a la carta más baja: quien la jugó recibe todas las heridas que muestra la sala. Si varios comparten la carta más baja, cada uno las recibe enteras.",
      "Un ejemplo: el Dragón tiene fuerza 18 contra cuatro jugadores. Juegan 5, 4, 3 y 3, que suman 15. Los dos que jugaron un 3 reciben 3 heridas.",
    ],
  },
  vault: {
    title: "Cámara",
    text: [
      "Aquí nadie compite por la carta más alta. Tu carta decide lo que recibes: un objeto, monedas o una poción.",
      "Hay monedas y pociones para todos los que las elijan. Una poción no cura más heridas de las que tienes.",
      "Los objetos salen de la reserva. Si un objeto lo quieren más jugadores que copias quedan, ninguno de ellos lo recibe.",
    ],
  },
  trap: {
    title: "Trampa",
    text: [
      "Solo cuenta la carta más alta que juegue cualquiera. Cuanto más alta, peor es la trampa; las cartas bajas pueden no activarla.",
      "La lava y el imán quitan monedas a quien más tiene. Los pinchos y la roca hieren a quien tiene menos heridas. Si hay empate, alcanza a todos de lleno.",
      "A la trampa no le importa quién la activó. Con las cartas normales, la lava quita 3, 2 o 1 monedas con un 5, 4 o 3. El imán quita 2, 2, 1 o 1 con un 5, 4, 3 o 2. Los pinchos causan 2, 2 o 1 heridas con un 5, 4 o 3. La roca causa 2, 1, 1 o 1 con un 5, 4, 3 o 2.",
    ],
  },
  boss: {
    title: "El jefe",
    text: [
      "La última sala de la partida es un jefe. Se combate como a un monstruo: hay que alcanzar su fuerza entre todos, o ataca a la carta más baja. Las espadas cuentan.",
      "Cada jefe tiene su propia particularidad. Unos son invencibles, otros quitan monedas, otros pagan a la carta más alta.",
      "De algunos se escapa con un objeto. Quien escapa no suma nada y nunca es atacado. La fuerza no cambia, y si todos escapan, no pasa nada.",
    ],
  },
  bosses: {
    title: "Todos los jefes",
    text: [
      "Recaudador de impuestos: quita 3 monedas en vez de herir. Vampiro: 1 herida y 2 monedas menos. Medusa: quien recibe su ataque queda fuera de la partida; si ataca a todos, todos pierden.",
      "Esfinge: 2 heridas, y la carta más alta gana 2 monedas. Minotauro: 1 herida, y la carta más alta gana 1 moneda. Si varios tienen la carta más alta, todos cobran entero. Si todos juegan la misma carta y el jefe no cae, nadie cobra. Una opción decide si también paga el jefe que cae.",
      "Manada de lobos: 3 heridas, se escapa con una antorcha. Nigromante: 2 heridas, se escapa con una bola de cristal. Megadragón: 4 heridas, invencible, se escapa con una llave.",
      "Gólem: 3 heridas, invencible, y un 5 o una espada vale 1. Momia: 3 heridas, invencible, y ataca a la carta más alta en vez de a la más baja.",
    ],
  },
  items: {
    title: "Objetos",
    text: [
      "Hay seis antorchas, seis bolas de cristal, seis llaves y seis espadas. Cada una se usa una vez y vuelve a la reserva, donde cualquiera puede ganarla de nuevo.",
      "Puedes tener tantos como quieras. Los que no usas se quedan contigo de un nivel a otro.",
      "Un objeto jugado en lugar de una carta de poder te ahorra esa carta. Así tienes una más para elegir en el resto del nivel.",
    ],
  },
  torch: {
    title: "Antorcha",
    text: [
      "Puedes encender una antorcha en cualquier momento, incluso mientras otros eligen. Solo tú miras todas las salas a oscuras de este nivel. Los demás ven que lo has hecho, pero no lo que has visto.",
      "No es tu carta para la sala; esa la juegas igualmente. Varios jugadores pueden encender antorchas en el mismo nivel.",
      "Solo contra la Manada de lobos se juega la antorcha como carta, y entonces sirve para escapar.",
    ],
  },
  "crystal-ball": {
    title: "Bola de cristal",
    text: [
      "Juégala como tu carta. Cuando todas las cartas están a la vista, eliges de nuevo sabiendo lo que jugaron los demás. Cuenta la segunda carta.",
      "La segunda carta puede ser una llave o una espada donde sirvan, pero no otra bola de cristal. Si varios miran su bola de cristal, sus segundas cartas se descubren a la vez.",
      "Contra el Nigromante, en cambio, la bola de cristal sirve para escapar y no se juega segunda carta.",
    ],
  },
  key: {
    title: "Llave",
    text: [
      "La llave se juega en una sala del tesoro y vale 5. Empata con los demás cincos.",
      "Contra el Megadragón sirve para escapar.",
    ],
  },
  sword: {
    title: "Espada",
    text: [
      "La espada se juega contra un monstruo o contra el jefe y vale 5.",
      "Para el Gólem vale 1, como cualquier cinco, y para la Momia es una carta alta como otra cualquiera.",
    ],
  },
  coins: {
    title: "Monedas",
    text: [
      "Las monedas deciden quién gana. Salen de los cofres, de algunas cámaras y de dos de los jefes.",
      "Nadie puede tener más de 20; lo que sobra se pierde. Nadie puede perder más de las que tiene.",
    ],
  },
  wounds: {
    title: "Heridas",
    text: [
      "Las heridas no tienen límite y no te debilitan. Pero al final se desploma quien más tiene.",
      "Las pociones de las cámaras curan algunas. Nadie puede tener menos de cero.",
    ],
  },
  level: {
    title: "Fin de un nivel",
    text: [
      "Después de la quinta sala todos recuperan todas sus cartas de poder y se prepara el nivel siguiente. Las monedas, las heridas y los objetos se conservan.",
      "A quien usó objetos le quedan cartas de poder sin jugar. No sirven de nada más: el nivel siguiente empieza otra vez con las cinco.",
    ],
  },
  end: {
    title: "Fin de la partida",
    text: [
      "Después del jefe, quienes tienen más heridas se desploman y no pueden ganar. Con cuatro o cinco jugadores caen todos los que empatan a más heridas. Con tres, solo quien tiene más que nadie.",
      "Si todos tienen las mismas heridas, nadie se desploma. Quienes quedaron fuera por Medusa no se comparan.",
      "De los que siguen en pie, gana quien tenga más monedas. En caso de empate deciden las menos heridas. Si también coinciden, la victoria se comparte.",
    ],
  },
  tactical: {
    title: "Variante táctica",
    text: [
      "Las cartas se juegan descubiertas y de una en una, en el sentido de las agujas del reloj desde quien tiene el mapa. Al principio le toca a alguien al azar.",
      "A quien juega una bola de cristal se le salta. Cuando todos han jugado, esos jugadores ponen su segunda carta en el mismo orden.",
      "Después de cada sala, la carta más alta se lleva el mapa, y las llaves y espadas son cincos. Si hay empate, lo recibe el siguiente de ellos en el sentido del reloj tras quien lo tenía. Entre niveles el mapa se queda donde está.",
    ],
  },
};
