import type * as english from "./bindings.en";

export const bindings: typeof english.bindings = {
  menu: "Klahvid ja hiir…",
  title: "Sinu klahvid ja hiir",
  lead: "Sinu jaoks, selles brauseris, igas lauas. Mängu enda klahvid on eespool.",
  keys: "Klahvid",
  mouse: "Hiir",
  none: "pole",
  press: "Vajuta klahvi…",
  change: (act, key) => `${act}: ${key}. Muuda`,
  clear: (act) => `Ilma klahvita: ${act}`,
  reset: "Taasta algsed",
  done: "Valmis",
  acts: {
    ...{ turn: "Pööra kaart külili või püsti", play: "Käi kaart oma käest", playDown: "Käi see pilt all" },
    ...{ flip: "Pööra kaart ümber", counterMore: "Üks märk juurde", counterLess: "Üks märk vähemaks" },
    ...{ toHand: "Võta kaart kätte", discard: "Pane kaart maha", arrow: "Näita kaardilt" },
    ...{ attach: "Kinnita kaart teise külge", unarrow: "Võta kaardi juurest nooled ära", draw: "Võta kaart" },
    ...{ untapAll: "Pööra kõik oma kaardid püsti", shuffle: "Sega oma dekk", endTurn: "Lõpeta oma käik" },
    undo: "Võta oma viimane tegu tagasi",
  },
  gestures: {
    ...{ doubleHand: "Topeltklõps käes oleval kaardil", doubleTable: "Topeltklõps laual" },
    ...{ middleHand: "Keskmine nupp või Alt ja klõps käes oleval kaardil", altDrag: "Alt ja lohistamine laual" },
  },
  does: {
    ...{ play: "käib selle", playDown: "käib selle pilt all", nothing: "ei midagi", turn: "pöörab külili või püsti" },
    ...{ flip: "pöörab ümber", point: "näitab; Ctrl kinnitab", attach: "kinnitab; Ctrl näitab" },
  },
  conflicts: {
    taken: (key) => `${key} tähendab igal pool midagi muud: vali teine klahv.`,
    act: (key, act) => `${key} on juba kasutusel: ${act}. Vali teine klahv või vabasta enne see.`,
    command: (key, label) => `${key} on selle mängu enda klahv: ${label}. Vali teine.`,
  },
};
