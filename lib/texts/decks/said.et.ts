import { speechOf } from "../speech";
import type { DeckSaidTexts } from "./said.en";

const { plural, number } = speechOf("et");

/** What is said of a deck: by those who see it, and by its owner of single cards. */
export const deckSaid: DeckSaidTexts = {
  echo: {
    like: (n) => (n === 0 ? "See dekk meeldib mulle" : `See dekk meeldib mulle, meeldimisi ${number(n)}`),
    standing: (likes, copies) =>
      [
        ...(likes > 0 ? [plural(likes, { one: "1 meeldimine", other: `${number(likes)} meeldimist` })] : []),
        ...(copies > 0
          ? [plural(copies, { one: "1 liige kopeeris", other: `${number(copies)} liiget kopeeris` })]
          : []),
      ].join(", "),
  },

  comments: {
    title: (n) => (n === 0 ? "Kommentaarid" : plural(n, { one: "1 kommentaar", other: `${number(n)} kommentaari` })),
    none: "Keegi pole veel midagi öelnud.",
    write: "Sinu kommentaar",
    send: "Ütle",
    noText: "Kirjuta enne midagi.",
    remove: (nick) => `Kustuta kommentaar, autor ${nick}`,
    visitor: "Siin saavad kirjutada liikmed.",
  },

  remarks: {
    lead: "Ainult selles dekis. Näeb see, kes näeb dekki.",
    tags: "Sildid",
    tagsHelp: "Sõnad, tühikud vahel.",
    note: "Märkus",
    save: "Jäta meelde",
    take: (tag) => `Lisa silt ${tag}`,
    manyTags: (most) => `Kaardil on kõige rohkem ${number(most)} silti.`,
    longTag: "Üks silt on liiga pikk.",
    filter: "Sildiga kaardid",
    all: "Kõik kaardid",
    byTag: "Rühmad siltide järgi",
    tagged: (tag, n) => `#${tag} ${number(n)}`,
  },
};
