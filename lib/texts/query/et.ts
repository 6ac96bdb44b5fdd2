import { speechOf } from "../speech";
import type { QueryTexts } from "./en";

const { list } = speechOf("et");

export const query: QueryTexts = {
  filter: {
    unclosed: {
      quote: "See jutumärk on sulgemata.",
      bracket: "See [ on sulgemata.",
      parenthesis: "See sulg on sulgemata.",
    },
    sign: (sign) => `Märk „${sign}” filtrisse ei kuulu; pane see jutumärkidesse.`,
    unopened: "Sellel sulul pole algust.",
    unjoined: (text) => `„${text}” siia ei sobi: ühenda tingimused sõnaga „and” või „or”.`,
    star: "Piisab osast sõnast: märki „*” pole vaja.",
    pattern: "Piisab osast sõnadest: mustreid kaldkriipsude vahel siin ei tunta.",
    unknownWord: (word, has) =>
      `Sellist tunnust pole: „${word}”.${has.length > 0 ? ` Küsida saab neid: ${list(has)}.` : ""}`,
    noOrder: "Järjekord filtrisse ei käi: vali see altpoolt või kirjuta eraldi „/sort name”.",
    ambiguous: (text) => `„${text}” võib tähendada kaht asja.`,
    manyFormats: (text) => `Mitme formaadi nimes on „${text}”: ütle, milline.`,
    noFormat: (text) => `Formaati „${text}” pole. Küsida saab maja ja enda formaate ning neid, mida teised näitavad.`,
    noNumber: (field, text) => `„${field}” on arv, aga „${text}” ei ole: ükski kaart ei sobi.`,
    noValue: (field, text) => `Ühelgi kaardil pole tunnusel „${field}” väärtust „${text}”.`,
    noState: (text) => `„${text}” ei saa ükski kaart olla.`,
    noKeyword: (text) => `„${text}” ei ole selle mängu võtmesõna.`,
    noHaving: (text) => `Kaartidel pole midagi nimega „${text}”, mida küsida.`,
    missing: "Siit on midagi puudu.",
    missingAfter: (text) => `Midagi on puudu: „${text}” järel peab veel midagi olema.`,
    missingBefore: (text) => `Midagi on puudu: „${text}” ees peab veel midagi olema.`,
    missingValue: (key) => `„${key}:” järel tuleb väärtus.`,
    missingNumber: (key) => `„${key}:” järel tuleb arv või ei midagi.`,
    long: (most) => `Filtris on kõige rohkem ${most} tähemärki.`,
    longNumber: (most) => `Arvus on kõige rohkem ${most} numbrit.`,
    deep: "Filtris on liiga palju sulge üksteise sees.",
  },
  sort: {
    unknownKey: (key) => `Sellist tunnust pole: „${key}”.`,
    titles: (keys) => `Pealkirju saab olla 0 kuni ${keys}: rohkem tunnuseid pole.`,
    long: (most) => `Järjestuses on kõige rohkem ${most} tunnust.`,
  },
  display: {
    noName: "Vaade vajab nime.",
    longName: (most) => `Vaate nimes on kõige rohkem ${most} tähemärki.`,
    unknownName: (name) => `Ühtki vaadet pole salvestatud nimega „${name}”.`,
    unknownCommand: (command) => `Sellist käsku pole: „${command}”.`,
  },
  didYouMean: "Kas mõtlesid",
  clear: "Tühjenda",
  completions: "Soovitused",
  kinds: {
    field: "igal kaardil",
    attribute: "tunnus",
    value: "väärtus",
    short: "lühivorm",
    display: "salvestatud vaade",
  },
};
