/** Lo que la guía explica en una primera partida, cada cosa cuando empieza a importar. */

import type { RaidersTexts } from "../en";

export const lessons: RaidersTexts["lessons"] = {
  goal: {
    title: "Te damos la bienvenida a la mazmorra",
    text: "La saqueáis juntos, pero cada cual para su bolsa. Reúne más monedas que nadie y procura no acabar con más heridas que nadie.",
  },
  hand: {
    title: "Tu mano",
    text: "Tienes las cartas del 1 al 5. En cada sala todos eligen una en secreto y se enseñan a la vez. Toca una carta para ver qué puede traer, y tócala otra vez para jugarla.",
  },
  treasure: {
    title: "Una sala del tesoro",
    text: "Aquí las cartas altas ganan monedas. Si alguien juega la misma que tú, repartís. Piensa en lo que querrán los demás.",
  },
  monster: {
    title: "Un monstruo",
    text: "Ahora lucháis codo con codo. Si todas las cartas juntas alcanzan su fuerza, cae. Si no, solo sufre la carta más baja.",
  },
  vault: {
    title: "Una cámara",
    text: "Aquí no se compite: el número de tu carta decide lo que recibes. Una carta que en otra sala vale poco puede valer mucho ahora.",
  },
  trap: {
    title: "Una trampa",
    text: "La carta más alta la activa y alcanza a quien tiene más monedas o menos heridas, juegue quien juegue. Si eres tú, confía en las cartas bajas. Si no, una carta alta puede hundir a un rival.",
  },
  dark: {
    title: "Salas a oscuras",
    text: "Algunas de las próximas salas están boca abajo. Sin una antorcha nadie sabe qué hay en ellas hasta entrar, así que guarda una carta para las sorpresas.",
  },
  used: {
    title: "Cartas usadas",
    text: "Lo que has jugado no vuelve hasta que acaba el nivel. Las cartas usadas de los demás también están a la vista, así que puedes ver qué les queda.",
  },
  coins: {
    title: "Tus primeras monedas",
    text: "¡Bien hecho! En una bolsa caben 20 monedas como mucho. Algunas trampas alcanzan al más rico: tener mucho también es peligroso.",
  },
  wound: {
    title: "Eso ha dolido",
    text: "Has recibido heridas. Un monstruo que no cae golpea a la carta más baja, y algunas trampas a quien está más sano. Las heridas no te frenan, pero cuentan al final.",
  },
  item: {
    title: "Un objeto que puedes usar",
    text: "Aquí puedes jugar un objeto en vez de un número. Una llave o una espada vale 5, y una bola de cristal te deja ver todas las cartas antes de elegir. Cada uno sirve una vez.",
  },
  torch: {
    title: "Tu antorcha",
    text: "Enciéndela cuando quieras: solo tú verás las salas a oscuras de este nivel. Tu carta la juegas como siempre.",
  },
  level: {
    title: "Un nivel más abajo",
    text: "Todos tienen otra vez sus cinco cartas. Las monedas, las heridas y los objetos siguen como estaban.",
  },
  danger: {
    title: "Ten cuidado",
    text: "Nadie tiene más heridas que tú. Si sigue así, al final te desplomas y no puedes ganar. Ayudaría una poción, o un rival en peores apuros.",
  },
  boss: {
    title: "El jefe",
    text: "Esta es la última sala. Lee lo que hace este jefe: cada uno rompe las reglas a su manera. No guardes nada, porque después solo cuentan las monedas y las heridas.",
  },
  end: {
    title: "El recuento",
    text: "Primero se desploman quienes más heridas tienen. De los que siguen en pie gana quien tiene más monedas, y en caso de empate quien tiene menos heridas. ¿Otra ronda?",
  },
};
