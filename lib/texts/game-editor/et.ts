import { speechOf } from "../speech";
import type { GameEditorTexts } from "./en";

const { plural, number, fixed } = speechOf("et");

export const gameEditor: GameEditorTexts = {
  newTitle: "Kirjuta mäng",
  begunFrom: (game) => `Aluseks on ${game}. Anna oma mängule uus nimi.`,
  guest: "Külaline võib siin kirjutada, aga mitte salvestada.",
  keepAccount: "Jäta see konto alles",
  editTitle: "Mängu muutmine",
  version: (version, published) =>
    published ? `Versioon ${version}, avaldatud.` : `Versioon ${version}, mustand, mida näed ainult sina.`,
  seePage: "Vaata mängu lehte",

  label: "Mall JSON-kujul",
  upload: "Laadi fail üles",
  save: "Salvesta",
  saveNew: "Salvesta mäng",
  saving: "Salvestan…",
  fixFirst: "Paranda enne vead.",
  openTable: "Ava selle mängu laud",
  draft: {
    found: "Selles brauseris on salvestamata mustand:",
    use: "Võta mustand",
    discard: "Viska ära",
  },
  get: (version) => `Laadi alla versioon ${version}`,
  saveAfter: "Salvesta minu oma selle järel",
  said: {
    notSaved: "Pole veel salvestatud.",
    keptHere: "Pole veel salvestatud; mustand on selles brauseris alles.",
    savedAs: (version) => `Salvestatud: versioon ${version}.`,
    savedStill: (version) => `Salvestatud: ikka versioon ${version}.`,
    made: "Mäng on loodud. Kuni avaldamiseni on see mustand, mida näed ainult sina.",
    allSaved: "Kõik muudatused on salvestatud.",
  },

  about: "Selle teksti kohta",
  tabs: { problems: "Vead", preview: "Eelvaade", playtest: "Proovimäng", help: "Abi" },
  problems: {
    checking: "Kontrollin…",
    none: "Seda saab mängida.",
    toFix: (count) => plural(count, { one: "Parandada on 1 viga.", other: `Parandada on ${count} viga.` }),
    error: "Viga",
    warning: "Hoiatus",
    line: (line) => `Rida ${line}`,
    notJson: "See pole veel JSON.",
  },
  preview: {
    none: "Eelvaade ilmub, kui vigu enam pole.",
    noRules: "Inimestele mõeldud reegleid veel pole: kirjuta need väljale „description” Markdownis.",
  },
  help: {
    complete: "Võtmed ja väärtused täiendavad end kirjutamise ajal ise; Ctrl tühik näitab, mis siia sobib.",
    cards: "Kaart on kaks märki: aste (2–9, 0 on kümme, J, Q, K, A) ja mast (H, S, D, C). Jokkerid: XX, YX, ZX.",
    remarks: "Kõige ülemised võtmed, mille alguses on _, on sinu märkused.",
    keys: "Ctrl S salvestab, Ctrl F otsib. Tabulaator viib tekstist välja.",
    tables: "Lauale jääb see versioon, millega see avati.",
  },

  playtest: {
    none: "Jagamisi saab mängida, kui vigu enam pole.",
    deals: "Jagamisi",
    seats: "Mängijaid",
    players: "Kes mängib",
    bots: {
      random: "Juhus: kiire, leiab vead",
      shadow: "Robotid nagu laudades",
      one: "Üks robot juhuse seas: oskus",
    },
    number: (n) => number(n),
    start: "Mängi proovi",
    again: "Mängi uuesti proovi",
    cancel: "Katkesta",
    playing: (done, all) => `${number(done)} jagamist ${number(all)}-st`,
    failed: "Proovimäng katkes. Proovi uuesti.",
    changed: "Tekst on vahepeal muutunud: nii oli see enne.",
    played: (deals, acts, seconds) =>
      `${number(deals)} jagamist, ${number(acts)} tegu, ${seconds < 10 ? fixed(seconds, 1) : Math.round(seconds)} sekundit.`,
    stuck: (deal, acts) => `${number(deal)}. jagamine ei olnud ${number(acts)} teo järel läbi ja jäeti pooleli.`,
    holds: (seat, asked) => `${seat}. mängija${asked ? " (kelle kord on)" : ""}:`,
    last: "Mida viimati tehti ja kes tegi:",
    unused: "Ei juhtunud kordagi:",
    skill: (own, others) =>
      `Robot sai jagamise kohta ${fixed(own, 2)}, teised ${fixed(others, 2)}. Mida suurem vahe, seda rohkem loeb oskus.`,
    wins: "Võidud kohtade kaupa",
    seat: (seat) => `${seat}. mängija`,
    shareOf: (part, half) => `${fixed(100 * part, 1)} ± ${fixed(100 * half, 1)} %`,
    even: "Ükski koht pole teisest parem, nii palju kui neist jagamistest näha on.",
    uneven: "Mõni koht võidab rohkem kui teised: rohkem, kui juhus seletab.",
    length: "Pikkus",
    acts: (least, most, mean) => `${number(least)} kuni ${number(most)} tegu, keskmiselt ${fixed(mean, 1)}`,
    endings: "Lõpp",
    ending: (reason, count) =>
      `${{ played: "lõpuni mängitud", passed: "passitud", redeal: "küsitud uusi kaarte", stopped: "pooleli jäetud" }[reason] ?? reason}: ${number(count)}`,
    choices: "Valikuid",
    choicesAre: (mean, forced) => `keskmiselt ${fixed(mean, 1)}; valikuta on ${Math.round(100 * forced)} % tegudest`,
    noChoices: "ei ole",
    series: "Seeria",
    seriesIs: (deals) => `keskmiselt ${fixed(deals, 1)} jagamist`,
    seriesNever: "ükski seeria ei lõppenud",
    lengths: "Tegusid jagamises",
    scores: "Tulemused jagamise järel",
    mostly: (title, most) => `${title}: kõige sagedamini ${most}.`,
  },

  first: {
    name: "Minu mäng",
    rules:
      "Kui saad, käi masti. Tihi võtab käidud masti kõrgeim kaart.\n\nVõidab see, kes saab esimesena **200 punkti**.",
  },
};
