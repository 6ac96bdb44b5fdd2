import { speechOf } from "../speech";
import type { GameEditorTexts } from "./en";

const { plural } = speechOf("et");

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
  tabs: { problems: "Vead", preview: "Eelvaade", help: "Abi" },
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

  first: {
    name: "Minu mäng",
    rules:
      "Kui saad, käi masti. Tihi võtab käidud masti kõrgeim kaart.\n\nVõidab see, kes saab esimesena **200 punkti**.",
  },
};
