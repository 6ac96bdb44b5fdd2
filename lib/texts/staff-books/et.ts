import { formatMoney } from "../../engine/kernel/money";
import { cards, packs, tickets } from "../counts.et";
import { parts } from "../parts";
import { lowerFirst, speechOf } from "../speech";
import type { StaffBooksTexts } from "./en";

const { plural, number } = speechOf("et");

/** Names stay in the nominative: who gave and who got stands after a colon. */
export const staffBooks: StaffBooksTexts = {
  house: "maja",
  houseFirst: "Maja",
  party: { mint: "rahapaja", shop: "pood", pot: "laua pott", gone: "endine liige" },

  quoted: (reason) => `„${reason}”`,
  goods: {
    coin: (cents) => formatMoney(cents),
    card: cards,
    pack: (n, product) => (product === null ? packs(n) : `${packs(n)} (${product})`),
    ticket: (n, product) => (product === null ? tickets(n) : `${tickets(n)} (${product})`),
  },
  move: <T>(goods: string | T, from: string | T, to: string | T) => parts<T>`${goods}, andja ${from}, saaja ${to}`,
  moves: (moves) => (moves.length === 0 ? "mitte midagi" : moves.join("; ")),

  transfers: {
    caption: "Ülekanded, uusimad ees",
    when: "Millal",
    what: "Mis",
    by: "Kes",
    undo: "Võta tagasi",
    undoOf: (name, id) => `Võta tagasi: ${lowerFirst(name)}, number ${id}`,
    undoneBy: <T>(by: string | T) => parts<T>`(tagasi võttis ${by})`,
    at: <T>(at: string | T, by: string | T) => parts<T>`${at}, tegi ${by}`,
    undoneAt: <T>(by: string | T, at: string | T) => parts<T>`Tagasi võetud: ${by}, ${at}.`,
    member: "Liige",
    kind: "Liik",
    allKinds: "Kõik liigid",
    show: "Näita",
    showAll: "Näita kõiki",
  },

  undoing: {
    number: "Ülekande number",
    show: "Näita seda",
    back: "Tagasivõtmisel liigub tagasi:",
    missing: "Praegu ei saa seda tagasi võtta, sest kõik pole vaba. Tagasi võetakse kõik või mitte midagi.",
    short: (nick, all, free, aside, registered) =>
      [
        `${nick}: ${all}, sellest vaba ${free}`,
        ...(aside === null ? [] : [`tellimuste all ${aside}`]),
        ...(registered === null ? [] : [`registreeritud ${registered}`]),
      ].join(", "),
    verb: "Jah, võta tagasi",
    busy: "Võtan tagasi…",
    reason: "Põhjus",
  },

  undid: {
    "pay/start": "alustusraha",
    "pay/week": "nädalapalk",
    "shop/ticket": "piletite kinkimine",
    "staff/grant": "raha andmine",
    "market/trade": "tehing",
    "auction/sale": "müük oksjonil",
    "gift/give": "kingitus",
    "trade/settle": "vahetus",
  },
  undidOther: "ülekanne",

  audit: {
    granted: <T>(by: string | T, cents: number, to: string | T, reason: string) =>
      parts<T>`${by} andis raha: ${formatMoney(cents)}, saaja ${to}. Põhjus: ${reason}`,
    debited: <T>(by: string | T, cents: number, from: string | T, reason: string) =>
      parts<T>`${by} võttis ära raha: ${formatMoney(cents)}, liige ${from}. Põhjus: ${reason}`,
    reversed: <T>(by: string | T, what: string | T, moved: string | null, reason: string) =>
      parts<T>`${by} võttis tagasi: ${what}${moved === null ? "" : ` (${moved})`}. Põhjus: ${reason}`,
    added: <T>(by: string | T, product: string, run: number, price: number) =>
      parts<T>`${by} lisas toote ${product}: ${packs(run)}, hind ${formatMoney(price)}`,
    reprinted: <T>(by: string | T, product: string, run: number, price: number) =>
      parts<T>`${by} trükkis juurde toodet ${product}: ${packs(run)}, hind ${formatMoney(price)}`,
    withdrew: <T>(by: string | T, product: string, destroyed: number, reason: string | null) =>
      parts<T>`${by} võttis müügilt toote ${product}, hävitatud ${packs(destroyed)}${reason === null ? "" : `. Põhjus: ${reason}`}`,
    bundled: <T>(by: string | T, bundle: string, price: number, apart: number) =>
      parts<T>`${by} pani kokku komplekti ${bundle}: ${formatMoney(price)}, eraldi ${formatMoney(apart)}`,
    unbundled: <T>(by: string | T, bundle: string, reason: string) =>
      parts<T>`${by} võttis müügilt komplekti ${bundle}. Põhjus: ${reason}`,
    priced: <T>(by: string | T, product: string, from: number, to: number, at: string | T | null) =>
      at === null
        ? parts<T>`${by} muutis toote ${product} hinda: oli ${formatMoney(from)}, nüüd ${formatMoney(to)}`
        : parts<T>`${by} teatas toote ${product} uuest hinnast: ${formatMoney(to)}, seni ${formatMoney(from)}, kehtib alates ${at}`,
    priceKept: <T>(by: string | T, product: string, price: number) =>
      parts<T>`${by} võttis tagasi toote ${product} teatatud hinna: jääb ${formatMoney(price)}`,
    termsSet: <T>(by: string | T, product: string, limit: number | null, at: string | T | null) => {
      const most = limit === null ? "liikmele piirita" : `liikmele kuni ${packs(limit)}`;
      return at === null
        ? parts<T>`${by} muutis toote ${product} tingimusi: ${most}, müügil kohe`
        : parts<T>`${by} muutis toote ${product} tingimusi: ${most}, müügil alates ${at}`;
    },
    cardsSaved: <T>(by: string | T, game: string, files: string) =>
      parts<T>`${by} muutis kaardimängu ${game} faile: ${files}`,
    ticketsGiven: <T>(by: string | T, n: number, product: string, to: string | T) =>
      parts<T>`${by} andis pileteid: ${tickets(n)} (${product}), saaja ${to}`,
    ticketsTaken: <T>(by: string | T, n: number, product: string, from: string | T) =>
      parts<T>`${by} võttis pileteid tagasi: ${tickets(n)} (${product}), liige ${from}`,
    roleGiven: <T>(by: string | T, to: string | T, role: string) => parts<T>`${by} andis rolli „${role}”, saaja ${to}`,
    roleTaken: <T>(by: string | T, from: string | T, role: string) =>
      parts<T>`${by} võttis ära rolli „${role}”, liige ${from}`,
    banned: <T>(by: string | T, who: string | T, days: number, reason: string) =>
      parts<T>`${by} sulges konto: ${who}, ${days === 0 ? "jäädavalt" : plural(days, { one: "1 päev", other: `${number(days)} päeva` })}. Põhjus: ${reason}`,
    halted: <T>(by: string | T, card: string | null, reason: string) =>
      parts<T>`${by} peatas kauplemise${card === null ? "" : `: ${card}`}. Põhjus: ${reason}`,
    resumed: <T>(by: string | T, card: string | null, reason: string) =>
      parts<T>`${by} lubas jälle kaubelda${card === null ? "" : `: ${card}`}. Põhjus: ${reason}`,
    commentRemoved: <T>(by: string | T, who: string | T, deck: string, text: string, reason: string) =>
      parts<T>`${by} kustutas kommentaari. Kirjutaja: ${who}, dekk: ${deck}, tekst: „${text}”${reason === "" ? "" : `. Põhjus: ${reason}`}`,
    gameJudged: <T>(by: string | T, table: string, reason: string) =>
      parts<T>`${by} otsustas mängu. Laud: ${table}. Põhjus: ${reason}`,
    judgingConfirmed: <T>(by: string | T) => parts<T>`${by} lubas mänge jälle otsustada`,
    prizesHeld: <T>(by: string | T, who: string | T, reason: string) =>
      parts<T>`${by} peab auhindu kinni: ${who}. Põhjus: ${reason}`,
    prizesPaid: <T>(by: string | T, who: string | T, reason: string) =>
      parts<T>`${by} lubas jälle auhindu: ${who}. Põhjus: ${reason}`,
    banLifted: <T>(by: string | T, who: string | T) => parts<T>`${by} avas konto: ${who}`,
    signedOut: <T>(by: string | T, who: string | T) => parts<T>`${by} logis kõikjalt välja liikme ${who}`,
    recoveryMade: <T>(by: string | T, who: string | T) => parts<T>`${by} tegi taastekoodi: ${who}`,
    factorDemanded: <T>(by: string | T) => parts<T>`${by} nõudis kogu halduselt sisselogimise teist sammu`,
    factorLet: <T>(by: string | T) => parts<T>`${by} lubas haldusel teise sammuta sisse logida`,
    gameWithdrawn: <T>(by: string | T, game: string) => parts<T>`${by} võttis riiulilt maha mängu ${game}`,
    gamePublished: <T>(by: string | T, game: string) => parts<T>`${by} pani riiulile tagasi mängu ${game}`,
    ratingRemoved: <T>(by: string | T, game: string) => parts<T>`${by} eemaldas arvamuse mängu ${game} kohta`,
    gameDeleted: <T>(by: string | T, game: string) => parts<T>`${by} viskas ära mängu ${game}`,
    setting: <T>(by: string | T, label: string, from: string, to: string) =>
      parts<T>`${by} muutis seadet „${label}”: oli ${from}, nüüd ${to}`,
    prices: <T>(by: string | T, changes: readonly { rarity: string; from: number | null; to: number | null }[]) =>
      parts<T>`${by} muutis kaartide hindu: ${changes.map(({ rarity, from, to }) => `${rarity} oli ${price(from)}, nüüd ${price(to)}`).join("; ")}`,
    other: <T>(by: string | T, what: string) => parts<T>`${by} tegi midagi: ${what}`,
  },
};

function price(cents: number | null): string {
  return cents === null ? "hinnata" : formatMoney(cents);
}
