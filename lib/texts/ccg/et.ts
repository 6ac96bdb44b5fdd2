import { speechOf } from "../speech";
import type { CcgTexts } from "./en";

const { plural, average } = speechOf("et");

const RARITIES: Readonly<Record<string, string>> = {
  L: "põhikaart",
  C: "tavaline",
  U: "ebatavaline",
  R: "haruldane",
  M: "müütiline",
  V: "eriline",
};
/** After a number. */
const COUNTED: Readonly<Record<string, string>> = {
  L: "põhikaarti",
  C: "tavalist",
  U: "ebatavalist",
  R: "haruldast",
  M: "müütilist",
  V: "erilist",
};
const rarity = (code: string, foil = false): string =>
  [RARITIES[code] ?? (code || "harulduseta"), foil && "läikekaart"].filter(Boolean).join(" ");

export const ccg: CcgTexts = {
  title: "Kogu",
  binder: "Mapp",
  decks: "Dekid",
  shop: "Pood",
  packs: "Pakid",
  sealed: "Kinnine",
  closed: (packs) => plural(packs, { one: "1 avamata", other: `${packs} avamata` }),
  keepAccount: "Jäta see konto alles",
  toShop: "Mine poodi",
  soldOut: "Läbi müüdud",

  rarity,
  ofRarity: (expected, code) =>
    `${average(expected)} ${average(expected) === "1" ? rarity(code) : (COUNTED[code] ?? rarity(code))}`,
  ofFoils: (expected) => `${average(expected)} ${average(expected) === "1" ? "läikekaart" : "läikekaarti"}`,
  alt: ({ name, type, coins, strength, rarity: code, foil }) =>
    [
      `${name}, ${type ?? "kaart"}`,
      ...(coins.length > 0 ? [`hind ${coins.join(" ")}`] : []),
      ...(strength ? [`might ${strength.might}, guard ${strength.guard}`] : []),
      ...(code === null ? [] : [rarity(code, foil)]),
    ].join(", "),
  fresh: "uus",
  wishes: {
    wish: "Lisa soovide hulka",
    wished: "Sinu soovide hulgas",
    wishFor: (card) => `Soovid: ${card}`,
    problem: (code) =>
      code === "wish/too_many"
        ? "Sinu soovide nimekiri on täis: võta sealt enne midagi maha."
        : code === "wish/sign_in"
          ? "Oled välja logitud. Logi sisse ja vajuta siis uuesti."
          : code === "wish/lost"
            ? "Server ei vasta. Vajuta uuesti."
            : "See ei õnnestunud. Midagi ei muudetud.",
  },
};
