import type { TableTexts } from "../table/en";
import { table as shared } from "../table/et";

export const table: TableTexts = {
  ...shared,
  foot: {
    ...shared.foot,
    over: "Seeria on läbi.",
    linedUp: "Mängid järgmisest jagamisest alates.",
    kept: "Selle jagamise lõpuni mängib sinu kaartidega robot.",
    removed: "Laua peremees eemaldas su. Võid uuesti istuda, kui see jagamine on läbi.",
    fromNext: "Mängi järgmisest jagamisest alates",
  },
  menu: {
    ...shared.menu,
    askLeave: {
      ...shared.menu.askLeave,
      playing: "Selle jagamise lõpuni mängib sinu kaartidega robot. Seni saad oma kohale tagasi tulla.",
    },
    askClose: {
      ...shared.menu.askClose,
      text: "Siin ei saa siis enam mängida. Selle jagamisi saab endiselt korrata.",
    },
  },
  seatDialog: {
    ...shared.seatDialog,
    keptFor: (name) => `${name} lahkus ja tema eest mängib robot. Koht hoitakse talle selle jagamise lõpuni alles.`,
    bot: "Siin mängib robot, kuni keegi jagamiste vahel koha võtab.",
    takeLater: "Võta see koht pärast seda jagamist",
    askHost: {
      ...shared.seatDialog.askHost,
      text: "Edaspidi jagab, valib seaded ja võtab mängijaid vastu tema. Laua saab tagasi anda ainult tema.",
    },
    askRemove: { ...shared.seatDialog.askRemove, playing: "Selle jagamise lõpuni mängib tema kaartidega robot." },
  },
};
