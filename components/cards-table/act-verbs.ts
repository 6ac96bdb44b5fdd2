import type { Can, Intent } from "@/lib/engine/cards/vocabulary";
import { type Choice, knockWith, moveOf, targetsOf } from "./choice";
import type { Teller } from "./teller";
import type { Verb, Verbs } from "./verb";

/** What can be done with a talon that is played with, in a bout, and with melds. */

type Act = Extract<Intent, { type: "swap" | "close" | "claim" }>;

/** Swaps, closes, claims: what whoever leads may do before they play a card. */
export function stockVerbs(can: Can, { verbs: t }: Teller["t"]): Verb[] {
  const doing = (type: Act["type"], label: string, more: Partial<Verb>): Verb => ({
    ...{ id: type, label, act: { intent: { type } } },
    ...more,
  });
  const out: Verb[] = [];
  if (can.swap) out.push(doing("swap", t.swap(can.swap.gives, can.swap.takes), { short: t.swapShort, letter: "W" }));
  if (can.close) out.push(doing("close", t.close, { short: t.closeShort, letter: "X" }));
  if (!can.claim) return out;
  // What would lose the deal has its place behind what helps, on phones in the sheet.
  const { has, points } = can.claim;
  if (has >= points) return [doing("claim", t.claim(points), { letter: "M" }), ...out];
  return [...out, doing("claim", t.claimShort(points, has), { letter: "M", ask: "claim" })];
}

/** Attacks, throws in, beats a card; or takes all, or is done. */
export function boutVerbs(can: Can, move: NonNullable<Can["move"]>, choice: Choice, { verbs: t }: Teller["t"]): Verbs {
  const take: Verb = {
    ...{ id: "retreat", label: t.takeAll, short: t.takeAllShort, letter: "R" },
    act: { intent: { type: "retreat" } },
  };
  const done: Verb = { id: "pass", label: t.done, letter: "P", act: { intent: { type: "move", pass: true } } };
  const escapes = [...(can.retreat ? [take] : []), ...(move.pass ? [done] : [])];
  const playable = Object.values(move.cards).includes(null);
  if (!playable) return { main: escapes[0] ?? null, others: escapes.slice(1) };
  const intent = moveOf(choice, can);
  if (!intent) {
    const label = targetsOf(choice, can).length > 1 ? t.chooseTarget : t.choose(1);
    return { main: { id: "play", label, act: null, reason: label }, others: escapes };
  }
  const cards = intent.cards ?? [];
  const [card = ""] = cards;
  const label = move.part === "leads" ? t.attackWith(cards) : intent.on ? t.beatWith(intent.on, card) : t.throwIn(card);
  return { main: { id: "play", label, act: { intent } }, others: escapes };
}

/** Draws, from the talon or the pile; lays a card away, or knocks with it. */
export function meldVerbs(can: Can, move: NonNullable<Can["move"]>, choice: Choice, { verbs: t }: Teller["t"]): Verbs {
  const pass: Verb = { id: "pass", label: t.pass, letter: "P", act: { intent: { type: "move", pass: true } } };
  const passing = move.pass ? [pass] : [];
  if (can.draw) {
    const { from, top } = can.draw;
    const draw: Verb = { id: "draw", label: t.draw(1), letter: "D", act: { intent: { type: "draw" } } };
    const take: Verb = {
      ...{ id: "take", label: t.takeTop(top?.card ?? ""), short: t.takeTopShort, letter: "A" },
      act: { intent: { type: "draw", from: "discards" } },
    };
    const all = [...(from.includes("talon") ? [draw] : []), ...(top ? [take] : []), ...passing];
    return { main: all[0] ?? null, others: all.slice(1) };
  }
  const intent = moveOf(choice, can);
  if (!intent?.cards?.[0])
    return { main: { id: "play", label: t.chooseToDiscard, act: null, reason: t.chooseToDiscard }, others: passing };
  const left = knockWith(choice, can);
  const lay: Verb = { id: "play", label: t.layDown(intent.cards[0]), act: { intent } };
  if (left === null) return { main: lay, others: [] };
  const knock: Verb = { id: "knock", label: t.knock(left), letter: "K", act: { intent: { ...intent, knock: true } } };
  return { main: lay, others: [knock] };
}
