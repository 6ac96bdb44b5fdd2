import { cardsName, suitName } from "@/components/cards/card-names";
import { type Named, nameWithin } from "@/components/table/people";
import { listed } from "@/components/ui/listed";
import type { Bid, Card, Intent, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import { bidOf, type Choice, giftOf, moveOf } from "./choice";
import type { HostAction } from "./types";
import { within } from "./words";

export type Verb = {
  id: string;
  /** Names the whole act. */
  label: string;
  /** For a narrow place. */
  short?: string;
  act: { intent: Intent } | { host: HostAction } | { queue: Card | null } | null;
  /** Why it cannot be done yet. */
  reason?: string;
  /** The single key for it. */
  letter?: string;
  /** It costs something that cannot be had back, and is asked about before it is done: see `ask-first.tsx`. */
  ask?: "blind" | "unseen" | "redeal" | "sell";
  /** Stands beside the numbers that it sends, not in the action bar. */
  inPad?: true;
};

export type Verbs = { main: Verb | null; others: Verb[] };

/** "120", "120 in hearts", "blind 120" */
export function bidName(bid: Pick<Bid, "number" | "suite" | "blind" | "pass" | "redeal">): string {
  if (bid.pass) return "pass";
  if (bid.redeal) return "new cards";
  const number = bid.number === undefined ? "" : String(bid.number);
  const suite = bid.suite ? suitName(bid.suite) : "";
  return [bid.blind ? "blind" : "", number, suite && number ? `in ${suite}` : suite].filter(Boolean).join(" ");
}

function playLabel(intent: Extract<Intent, { type: "move" }>, word: (text: string) => string): string {
  const then = Object.values(intent.extras ?? {}).map((group) => `, then ${cardsName(group)}`);
  const declared = (intent.specials ?? []).map((name) => `declare ${within(word(name))}`);
  const played = `Play ${cardsName(intent.cards ?? [])}${intent.crawl ? " face down" : ""}${then.join("")}`;
  return listed([played, ...declared]);
}

function giftLabel(gifts: Record<string, Card[]>, people: readonly Named[]): string {
  const entries = Object.entries(gifts);
  const only = entries[0];
  if (entries.length === 1 && only) return `Give ${cardsName(only[1])} to ${nameWithin(people, Number(only[0]))}`;
  const count = entries.reduce((sum, [, cards]) => sum + cards.length, 0);
  return `Give these ${count} cards`;
}

const pass: Verb = { id: "pass", label: "Pass", letter: "P", act: { intent: { type: "move", pass: true } } };
const retreat: Verb = {
  id: "retreat",
  label: "Retreat and pick up cards",
  short: "Retreat",
  letter: "R",
  act: { intent: { type: "retreat" } },
};
const look: Verb = { id: "look", label: "Look at your cards", letter: "L", act: { intent: { type: "look" } } };
const redeal: Verb = {
  id: "redeal",
  label: "Ask for new cards",
  short: "New cards",
  act: { intent: { type: "redeal" } },
  ask: "redeal",
};
const sell: Verb = {
  id: "sell",
  label: "Put the talon up for sale",
  short: "Sell the talon",
  act: { intent: { type: "sell" } },
  ask: "sell",
};

function moveVerbs(view: View, choice: Choice, word: (text: string) => string): Verbs {
  const can = view.can;
  if (!can?.move) return { main: null, others: [] };
  const escapes = [...(can.move.pass ? [pass] : []), ...(can.retreat ? [retreat] : [])];
  const before = [...(can.redeal ? [redeal] : []), ...(can.sell ? [sell] : [])];
  const playable = Object.values(can.move.cards).some((refusal) => refusal === null);
  if (!playable && escapes[0]) return { main: escapes[0], others: [...escapes.slice(1), ...before] };
  escapes.push(...before);
  const intent = moveOf(choice, can);
  if (intent) return { main: { id: "play", label: playLabel(intent, word), act: { intent } }, others: escapes };
  const missing = can.move.extras.find((extra) => extra.required && !choice.extras[extra.name]?.length);
  const label =
    choice.cards.length > 0 && missing
      ? `Choose ${missing.count === null || missing.count === 1 ? "one more card" : `${missing.count} more cards`}`
      : chooseLabel(can.move.count, can.move.min);
  return { main: { id: "play", label, act: null, reason: "Choose in your hand first." }, others: escapes };
}

function chooseLabel(count: number | null, min: number): string {
  const needed = count ?? min;
  return needed > 1 ? `Choose ${needed} cards` : "Choose a card";
}

/** Bids; whoever has not looked yet is shown their cards first, and is asked before they bid without. */
function bidVerbs(view: View, choice: Choice): Verbs {
  const can = view.can;
  if (!can) return { main: null, others: [] };
  const intent = bidOf(choice, can, can.look && can.bid?.blindMax != null);
  const passing: Verb[] = can.bid?.pass ? [{ ...pass, act: { intent: { type: "bid", pass: true } } }] : [];
  const bid: Verb | null = intent && { id: "bid", label: `Bid ${bidName(intent)}`, letter: "B", act: { intent } };
  const demands = can.redeal ? [redeal] : [];
  if (can.look) {
    const unseen: Verb[] = bid ? [{ ...bid, ask: intent?.blind ? "blind" : "unseen", inPad: true }] : [];
    return { main: look, others: [...passing, ...unseen, ...demands] };
  }
  if (!bid) return { main: passing[0] ?? demands[0] ?? null, others: passing[0] ? demands : [] };
  return { main: bid, others: [...passing, ...demands] };
}

function giftVerbs(view: View, choice: Choice, people: readonly Named[]): Verbs {
  const can = view.can;
  if (!can?.distribute) return { main: null, others: [] };
  const intent = giftOf(choice, can);
  const total = can.distribute.to.reduce((sum, { count }) => sum + count, 0);
  const main: Verb = intent
    ? { id: "give", label: giftLabel(intent.cards, people), act: { intent } }
    : {
        id: "give",
        label: `Choose ${total} ${total === 1 ? "card" : "cards"} to give`,
        act: null,
        reason: "Choose in your hand first.",
      };
  return { main, others: can.sell ? [sell] : [] };
}

/** What can be done now: one main verb that names the act, and the rest. All of it comes from the view. */
export function verbsOf(input: {
  view: View;
  choice: Choice;
  people: readonly Named[];
  /** The card that waits for its turn. */
  queued: Card | null;
  /** The template's own words. */
  word(text: string): string;
}): Verbs {
  const { view, choice, people, queued } = input;
  if (view.can?.move || view.can?.retreat) return moveVerbs(view, choice, input.word);
  if (view.can?.distribute) return giftVerbs(view, choice, people);
  if (view.can?.bid || view.can?.redeal || view.can?.look) return bidVerbs(view, choice);
  if (view.host.start) {
    const label = view.phase === "waiting" ? "Deal the cards" : "Deal the next hand";
    return { main: { id: "start", label, act: { host: { type: "start" } } }, others: [] };
  }
  if (view.host.reset && view.phase === "complete") {
    return { main: { id: "reset", label: "Start a new series", act: { host: { type: "reset" } } }, others: [] };
  }
  if (queued) return { main: { id: "unqueue", label: "Take it back", act: { queue: null } }, others: [] };
  const next = choice.cards[0];
  if (next && view.phase === "playing") {
    return {
      main: { id: "queue", label: `Play ${cardsName([next])} when it is your turn`, act: { queue: next } },
      others: [],
    };
  }
  return { main: null, others: [] };
}

/** Whether a card may be chosen before one's turn: only where a turn is one card out of the hand. */
export const canQueue = (view: View, you: Seat | null, tricks: boolean): boolean =>
  tricks && you !== null && view.phase === "playing" && view.can === null && view.turn !== you;
