import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const ESTONIAN = globSync("lib/texts/**/*et.ts").sort();
const inRooms = (rooms: RegExp): string[] => ESTONIAN.filter((file) => rooms.test(file.split("/")[2] ?? ""));

/** Other words for what has one, in all their cases and in compounds; what begins alike and means something else is left. */
type Others = Readonly<Record<string, RegExp>>;

/** Whole rooms of texts, and of others what they say of Diplomacy. */
const DIPLOMACY: Others = {
  "orders are korraldus":
    /(?<!\p{L})käs(k|ku|u|ud|ke|kude|kude\p{L}+|uta|ib|ivad|kida|kima|kiv\p{L}*|ta|ti)(?!\p{L})/giu,
  "a phase is faas": /(?<!\p{L})(\p{L}+)?jär(k|ku|gu|gu[dsltk]\p{L}*|gude|kude\p{L}*|ke|kes\p{L}*)(?!\p{L})/giu,
  "a movement phase is käigufaas": /(?<!\p{L})liikumisfaas\p{L}*/giu,
  "a power is riik": /(?<!\p{L})võim(u|u[dsltk]\p{L}*|uga|ude\p{L}*|e|es\p{L}*)?(?!\p{L})/giu,
  "to process is lahendama": /läbi\s*arvut\p{L}+|arvut\p{L}+(\s\p{L}+)?\släbi(?!\p{L})/giu,
};

/** At the card tables, and where games for them are written. */
const CARDS: Others = {
  "a level is tugevus": /(?<!\p{L})ast(e|et|me|me[dgksl]\p{L}*|mete\p{L}*)(?!\p{L})/giu,
  "a trick is tihi, as one part of which is tihi too": /(?<!\p{L})(?<!väga )tih(t|ti|tide\p{L}*|tis\p{L}*)(?!\p{L})/giu,
  "to declare is kuulutama": /(?<!\p{L})teatami\p{L}*/giu,
};

/** Where decks are brought, and nobody buys packs. */
const DECKS: Others = {
  "a turn that ends is käik": /(?<!\p{L})lõpe\p{L}+\s(oma\s)?kor(d|ra)(?!\p{L})/giu,
  "a deck is dekk": /(?<!\p{L})pak(k|i|ki|ist|iga|isse|ile|il|id|ke|ireegl\p{L}*|kide\p{L}*)(?!\p{L})/giu,
};

/** Everywhere. */
const HOUSE: Others = {
  "a bot is robot": /(?<!\p{L})bot(i|id|ide\p{L}*|iga|ile)(?!\p{L})/giu,
  "a foil is läikekaart": /(?<!\p{L})fooli\p{L}+/giu,
};

describe.each([
  { of: "Diplomacy", others: DIPLOMACY, files: inRooms(/^(diplomacy.*|sandbox|notices|notify|profile)$/) },
  { of: "card games", others: CARDS, files: inRooms(/^(cards.*|game.*|lobby)$/) },
  { of: "tables with decks", others: DECKS, files: inRooms(/^(tabletop.*|tournaments|formats)$/) },
  { of: "the house", others: HOUSE, files: ESTONIAN },
])("in Estonian, of $of", ({ others, files }) => {
  describe.each(Object.entries(others))("%s, by one word", (_, other) => {
    test.each(files)("%s", (file) => expect(readFileSync(file, "utf8").match(other) ?? []).toEqual([]));
  });
});

test.each([
  [DIPLOMACY, "orders are korraldus", "Käsud, käsib, käskida, kes käskiva; korraldusi annab", 4],
  [DIPLOMACY, "orders are korraldus", "käsi, käsitsi, kästud, käsile", 0],
  [DIPLOMACY, "a phase is faas", "Lahenda järk. Enne iga käigujärku, järgus, järkude, järguks", 5],
  [DIPLOMACY, "a phase is faas", "järgmine järgi järgneb järjekord järel", 0],
  [DIPLOMACY, "a power is riik", "Võim, võimu, võimude, võimule, võimuga", 5],
  [DIPLOMACY, "a power is riik", "võimalik võimaldab võimalus", 0],
  [
    DIPLOMACY,
    "to process is lahendama",
    "Arvutas läbi; läbiarvutamine; kes faasi läbi arvutab; arvutati parajasti läbi",
    4,
  ],
  [CARDS, "a level is tugevus", "aste, astme, astmete, astmega, sama astmest", 5],
  [CARDS, "a level is tugevus", "vaste vastet alaste", 0],
  [CARDS, "a trick is tihi, as one part of which is tihi too", "ühtki tihti, tihtide, tihtis, väga tihti, tihi", 3],
  [HOUSE, "a foil is läikekaart", "Foolium, fooliumis, läikekaart", 2],
  [DECKS, "a turn that ends is käik", "Lõpeta kord; lõpetab oma korra; lõpeta käik; sinu kord", 2],
  [DECKS, "a deck is dekk", "Pakk, pakist, pakireeglid, maja pakiga, pakkide", 5],
  [DECKS, "a deck is dekk", "pakkumine, pakub, pakutakse, Pakkumised", 0],
  [HOUSE, "a bot is robot", "Botid, botidele, boti", 3],
  [HOUSE, "a bot is robot", "robotid, roboti, bot, bots", 0],
] satisfies [Others, string, string, number][])("%#: what counts as another word", (others, name, text, count) =>
  expect(text.match(others[name]!) ?? []).toHaveLength(count),
);

test("quotations in Estonian end as they begin, with the marks low and high", () => {
  expect(ESTONIAN.length).toBeGreaterThan(60);
  expect(ESTONIAN.filter((file) => readFileSync(file, "utf8").includes("“"))).toEqual([]);
});
