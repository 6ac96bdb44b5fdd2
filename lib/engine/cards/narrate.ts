import type { Narration, Seen } from "../kernel/game";
import type { Json } from "../kernel/result";

/**
 * Every sentence of the card world with the shape of its data; the page writes it out. `cards` is a list of card names,
 * or a number where the reader may not know them.
 */
export const NARRATIONS = {
  "cards/dealt": { series: "number", deal: "number", turn: "seat?", trump: "suite?" },
  "cards/exchange": { deal: "number", owed: "{seat,to,count}[]" },
  "cards/looked": { seat: "seat" },
  "cards/bid": { seat: "seat", number: "number", suite: "suite?", blind: "boolean" },
  "cards/bid_pass": { seat: "seat" },
  "cards/bid_won": { seat: "seat", number: "number", suite: "suite?", talon: "cards|number" },
  /** `taker` takes the open card; `out` plays no card in this deal. */
  "cards/trump_made": {
    seat: "seat",
    suite: "suite",
    alone: "boolean",
    card: "card?",
    taker: "seat?",
    out: "seat?",
    turn: "seat?",
  },
  "cards/laid_away": { seat: "seat", cards: "cards|number" },
  "cards/play_begins": { turn: "seat?" },
  "cards/bids_made": { turn: "seat" },
  "cards/sold": { seat: "seat", number: "number", talon: "cards" },
  "cards/redeal": { seat: "seat" },
  "cards/given": { seat: "seat", gifts: "{from,to,cards}[]" },
  "cards/received": { gifts: "{from,to,cards}[]", turn: "seat?" },
  "cards/played": {
    seat: "seat",
    cards: "cards",
    specials: "string[]?",
    extras: "{name:cards}?",
    combo: "combo?",
    reversed: "boolean?",
    named: "suite?",
    owing: "number?",
    skipped: "seat[]?",
  },
  "cards/played_hidden": { seat: "seat", count: "number" },
  "cards/passed": { seat: "seat" },
  "cards/retreated": { seat: "seat", uptake: "cards", lead: "cards" },
  "cards/drew": { seat: "seat", count: "number", cards: "(card|null)[]" },
  /** Instead of playing; the other one refills a hand. */
  "cards/drew_instead": { seat: "seat", count: "number", cards: "(card|null)[]" },
  "cards/restocked": { count: "number" },
  "cards/trump_set": { seat: "seat", suite: "suite" },
  "cards/attacked": { seat: "seat", cards: "cards" },
  /** Beside an attack that lies there already. */
  "cards/thrown_in": { seat: "seat", cards: "cards" },
  "cards/beaten": { seat: "seat", cards: "cards", on: "card" },
  "cards/stopped": { seat: "seat" },
  "cards/takes": { seat: "seat" },
  "cards/bout_ended": { taker: "seat?", cards: "cards", out: "seat[]", turn: "seat?" },
  "cards/swapped": { seat: "seat", gives: "card", takes: "card" },
  "cards/closed": { seat: "seat" },
  "cards/took_top": { seat: "seat", cards: "cards" },
  "cards/knocked": { seat: "seat", gin: "boolean", hands: "{seat,melds,laidOff,deadwood,count}[]" },
  "cards/claimed": { seat: "seat", points: "number", right: "boolean" },
  "cards/trick_taken": { seat: "seat", points: "number?", turn: "seat?" },
  "cards/round_ended": { seat: "seat?", turn: "seat?" },
  "cards/deal_ended": { winners: "seat[]", scores: "{seat:number}?", totals: "{seat:number}?" },
  "cards/deal_passed": {},
  "cards/deal_redeal": { seat: "seat" },
  "cards/deal_stopped": {},
  "cards/series_completed": { winners: "seat[]", totals: "{seat:number}" },
  "cards/reset": { series: "number" },
  "cards/reseated": { from: "seat[]" },
} as const satisfies Record<string, Record<string, string>>;

export type NarrationCode = keyof typeof NARRATIONS;

type Data = { readonly [key: string]: Json };

const say = (code: NarrationCode, data: Data, tone?: Narration["tone"]): Narration =>
  tone ? { code, data, tone } : { code, data };

/** The named fields of what was seen; null stands for one that is not there. */
const pick = (seen: Seen, ...keys: string[]): Data => Object.fromEntries(keys.map((key) => [key, seen[key] ?? null]));

const bidOf = (seen: Seen): Data => {
  const { bid } = seen;
  return bid !== null && typeof bid === "object" && !Array.isArray(bid) ? (bid as Data) : {};
};

/** What somebody gave to nobody else, and so laid away; null: it was for others. */
function laidAway({ gifts }: Seen): { cards: Json } | null {
  const [gift] = Array.isArray(gifts) ? gifts : [];
  if (gift === null || typeof gift !== "object" || Array.isArray(gift)) return null;
  const { from, to, cards } = gift as Data;
  return from === to && cards !== undefined ? { cards } : null;
}

/** One sentence for what a viewer saw; null where there is nothing worth saying. */
export function narrate(seen: Seen): Narration | null {
  switch (seen.type) {
    case "dealt":
      return seen.phase === "distributing"
        ? say("cards/exchange", pick(seen, "deal", "owed"), "result")
        : say("cards/dealt", pick(seen, "series", "deal", "turn", "trump"), "result");
    case "looked":
      return say("cards/looked", pick(seen, "seat"));
    case "bid": {
      const { seat, number, suite, blind, pass } = bidOf(seen);
      if (pass) return say("cards/bid_pass", { seat: seat ?? null }, "turn");
      // That a trump is made is told by what follows.
      if (number === undefined) return null;
      const data = { seat: seat ?? null, number: number ?? null, suite: suite ?? null, blind: blind ?? false };
      return say("cards/bid", data, "turn");
    }
    case "bid_won": {
      const { number, suite, alone } = bidOf(seen);
      if (number === undefined) {
        const card = Array.isArray(seen.talon) ? (seen.talon[0] ?? null) : null;
        const made = { suite: suite ?? null, alone: alone ?? false, card };
        return say("cards/trump_made", { ...pick(seen, "seat", "taker", "out", "turn"), ...made }, "trick");
      }
      const data = { ...pick(seen, "seat", "talon"), number: number ?? null, suite: suite ?? null };
      return say("cards/bid_won", data, "trick");
    }
    case "bids_made":
      return say("cards/bids_made", pick(seen, "turn"), "trick");
    case "sold":
      return say("cards/sold", { ...pick(seen, "seat", "talon"), number: bidOf(seen).number ?? null }, "trick");
    case "redealt":
      return say("cards/redeal", pick(seen, "seat"), "turn");
    case "given":
      if (laidAway(seen))
        return say("cards/laid_away", { ...pick(seen, "seat"), cards: laidAway(seen)!.cards }, "turn");
      return say("cards/given", pick(seen, "seat", "gifts"), "turn");
    case "received":
      if (laidAway(seen)) return say("cards/play_begins", pick(seen, "turn"), "trick");
      return say("cards/received", pick(seen, "gifts", "turn"), "trick");
    case "moved":
      return seen.bout ? narrateBout(seen) : narrateMove(seen);
    case "retreated":
      if (seen.bout) return say("cards/takes", pick(seen, "seat"), "turn");
      return say("cards/retreated", pick(seen, "seat", "uptake", "lead"), "turn");
    case "drew":
      if (seen.from) return say("cards/took_top", pick(seen, "seat", "cards"), "turn");
      return seen.turn === undefined
        ? say("cards/drew", pick(seen, "seat", "count", "cards"))
        : say("cards/drew_instead", pick(seen, "seat", "count", "cards"), "turn");
    case "restocked":
      return say("cards/restocked", pick(seen, "count"));
    case "trump_set":
      return say("cards/trump_set", pick(seen, "seat", "suite"), "trick");
    case "bout_ended":
      return say("cards/bout_ended", pick(seen, "taker", "cards", "out", "turn"), "trick");
    case "swapped":
      return say("cards/swapped", pick(seen, "seat", "gives", "takes"), "turn");
    case "closed":
      return say("cards/closed", pick(seen, "seat"), "trick");
    case "knocked":
      return say("cards/knocked", pick(seen, "seat", "gin", "hands"), "result");
    case "claimed":
      return say("cards/claimed", pick(seen, "seat", "points", "right"), "result");
    case "trick_taken":
      return say("cards/trick_taken", pick(seen, "seat", "points", "turn"), "trick");
    case "round_ended":
      return say("cards/round_ended", pick(seen, "seat", "turn"), "trick");
    case "deal_ended":
      return narrateEnd(seen);
    case "series_completed":
      return say("cards/series_completed", pick(seen, "winners", "totals"), "result");
    case "reset":
      return say("cards/reset", pick(seen, "series"), "result");
    case "reseated":
      return say("cards/reseated", pick(seen, "from"));
    default:
      return null;
  }
}

function narrateBout(seen: Seen): Narration {
  if (seen.pass) return say("cards/stopped", pick(seen, "seat"), "turn");
  if (seen.on !== undefined) return say("cards/beaten", pick(seen, "seat", "cards", "on"), "turn");
  return say(seen.thrown ? "cards/thrown_in" : "cards/attacked", pick(seen, "seat", "cards"), "turn");
}

function narrateMove(seen: Seen): Narration {
  if (seen.pass) return say("cards/passed", pick(seen, "seat"), "turn");
  if (seen.cards === undefined) return say("cards/played_hidden", pick(seen, "seat", "count"), "turn");
  const { specials, extras } = seen;
  const declared: Data = Array.isArray(specials) && specials.length > 0 ? { specials } : {};
  const beside: Data = extras && Object.keys(extras).length > 0 ? { extras } : {};
  const kind: Data = typeof seen.combo === "string" ? { combo: seen.combo } : {};
  const turned: Data = seen.reversed ? { reversed: true } : {};
  const done: Data = Object.fromEntries(
    ["named", "owing", "skipped"].flatMap((key) => (seen[key] === undefined ? [] : [[key, seen[key]!]])),
  );
  return say(
    "cards/played",
    { ...pick(seen, "seat", "cards"), ...declared, ...beside, ...kind, ...turned, ...done },
    "turn",
  );
}

function narrateEnd(seen: Seen): Narration {
  if (seen.reason === "passed") return say("cards/deal_passed", {}, "result");
  if (seen.reason === "redeal") return say("cards/deal_redeal", { seat: seen.redealBy ?? null }, "result");
  if (seen.reason === "stopped") return say("cards/deal_stopped", {}, "result");
  return say("cards/deal_ended", pick(seen, "winners", "scores", "totals"), "result");
}
