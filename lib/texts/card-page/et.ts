import { speechOf } from "../speech";
import type { CardPageTexts } from "./en";

const { plural, number, list } = speechOf("et");

export const cardPage: CardPageTexts = {
  market: "Osta või müü",
  find: "Leia see kogust",
  neighbours: "Kaardid selle kõrval",
  before: (card) => `Eelmine kaart: ${card}`,
  after: (card) => `Järgmine kaart: ${card}`,
  text: "Tekst",
  words: "Mida sõnad tähendavad",
  turnedOver: "Teine külg",
  printings: "Trükid",
  from: {
    title: "Kust seda saab",
    retired: "Seda enam ei trükita: poe pakkides seda pole. Kellel see on, sellele jääb.",
    otherFace: (card) => `See on teine külg kaardil ${card} ja tuleb koos sellega.`,
    made: "Selle teevad mängu ajal teised kaardid: seda pole üheski pakis ega mapis.",
    none: "Praegu pole seda üheski poe tootes.",
  },
  owners: {
    title: "Kellel see on",
    none: "Mitte kellelgi, kes oma mappi näitab.",
    you: "sina",
    others: (n) => plural(n, { one: "ja veel 1", other: `ja veel ${number(n)}` }),
  },
  have: "Sul on",
  worth: "Väärtus",
  free: "Vaba",
  offered: "Müügis",
  trade: "Vahetada",
  tradeOf: (n) => `vahetada ${number(n)}: kellel on ja kes soovib`,
  decks: "Dekkides",
  inDeck: (n, deck) => `×${number(n)} ${deck}`,
  registered: "Registreeritud",
  bound: (copies) => plural(copies, { one: "üks jääb alatiseks", other: `${copies} jäävad alatiseks` }),
  facts: {
    title: "Kaardil",
    set: "Sari",
    rarity: "Haruldus",
    rarities: (words) => list(words),
    cost: "Hind",
    printing: "Trükk",
    retired: "enam ei trükita",
    foil: "Viimistlus",
    foilHelp: "läikega; täiendab sarja nagu tavaline kaart",
  },
};
