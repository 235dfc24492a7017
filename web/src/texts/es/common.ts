import type { Texts } from "../en";

export const common: Texts["common"] = {
  undercroft: "Undercroft",
  close: "Cerrar",
  cancel: "Cancelar",
  copy: "Copiar",
  copied: "Copiado",
  share: "Compartir",
  more: "Más",
  language: "Idioma",
  settings: "Ajustes",
  rules: "Reglas",
  loading: "Un momento…",
  tryAgain: "Intentar de nuevo",
  toTheFrontDoor: "A la entrada",
  skipToContent: "Saltar al contenido",
  minutes: (count) => `${String(count)} min`,
  localOnly:
    "Otros dispositivos no llegan a esta dirección: en cada uno significa ese mismo dispositivo. Abre la casa con --host 0.0.0.0 y entra en esta página por el nombre o el número que este ordenador tiene en tu red.",
  players: (fewest, most) =>
    fewest === most ? `${String(fewest)} jugadores` : `${String(fewest)}–${String(most)} jugadores`,
  invite: {
    link: "Enlace a la mesa",
    linkText: "Envía este enlace; quien lo abra puede sentarse o mirar.",
    qr: "Código QR del enlace a esta mesa",
    qrText: "O enfócalo con la cámara de un móvil:",
    code: "Código de sala",
    codeText: "O escribe este código en la entrada:",
    shareTitle: (game) => `${game} en una misma mesa`,
    cannotCopy: "El navegador no deja copiar a la página. Selecciona el enlace y cópialo tú.",
  },
};
