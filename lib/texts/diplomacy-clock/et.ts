import { speechOf } from "../speech";
import type { DiplomacyClockTexts } from "./en";

const { number } = speechOf("et");

const refused: Record<string, string> = {
  "absence/master_only": "Selles mängus märgib puudumisi ainult mängujuht.",
  "absence/too_long": "Mängija võib ära olla kõige rohkem 14 päeva.",
  "absence/too_many": "Selles mängus on puudumisi juba liiga palju.",
  "absence/past": "Selle mängu ajavööndis on see juba möödas.",
};

export const diplomacyClock: DiplomacyClockTexts = {
  stopped: {
    title: "Mänge praegu ei otsustata",
    lead: "Sait oli üle tunni maas ja haldur peab lubama otsustamist jätkata. Seni saab korraldusi muuta. Kes pole korraldusi andnud, saab päeva juurde, lühema etapi puhul nii palju, kui etapp kestab.",
    do: "Enne saavad uue aja kõik tähtajad, mis sellesse aega langesid; mängud, kus kõik korraldused on antud, otsustatakse.",
    verb: "Jätka otsustamist",
    busy: "Käivitan…",
    tell: "Ütle haldurile.",
  },
  title: "Puudumised ja kalender",
  lead: "Millal oled ära, kõigis Diplomaatia mängudes korraga, ja tähtajad sinu oma kalendris.",
  absences: {
    title: "Millal oled ära",
    lead: "Nendele päevadele ei lange ükski tähtaeg: ei käivates mängudes ega neis, millega hiljem liitud. Praegune tähtaeg ei muutu. Teised mängijad näevad seda, kui mäng puudumisi ei varja.",
    none: "Ühtki puudumist pole märgitud.",
    first: "Esimene päev ära",
    last: "Viimane päev ära",
    add: "Märgi",
    adding: "Märgin…",
    remove: "Eemalda",
    removeOf: (from, to) => `Eemalda ${from} kuni ${to}`,
    added: (games) =>
      games === 0
        ? "Märgitud. Ükski sinu mäng ei käi praegu; mängud, millega liitud, saavad sellest teada."
        : `Märgitud; mänge, mis said teada: ${number(games)}.`,
    removed: "Mängudest eemaldatud. Kehtivad tähtajad ei muutu.",
    notTold: "Need mängud ei võtnud seda vastu:",
    why: (code) => refused[code] ?? "Sellest keelduti.",
    from: (from, to) => (from === to ? from : `${from} kuni ${to}`),
  },
  calendar: {
    title: "Tähtajad kalendrina",
    lead: "Telli see aadress oma kalendriprogrammis. Kellel on aadress, see näeb sinu tähtaegu: ära jaga seda.",
    none: "Aadressi veel pole.",
    make: "Loo aadress",
    renew: "Uuenda aadressi",
    renewHelp: "Uuendamisel lakkab vana aadress kohe töötamast.",
    stop: "Peata kalender",
    address: "Aadress",
    made: "Nüüdsest kehtib see aadress.",
    stopped: "Kalender on peatatud.",
    busy: "Üks hetk…",
    name: "Guildhalli tähtajad",
    deadline: (game) => `Tähtaeg: ${game}`,
    orders: "Korraldused puuduvad.",
    ordered: "Korraldused on antud.",
  },
};
