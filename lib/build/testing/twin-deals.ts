import { forgetTables } from "@/lib/live/live-table";
import type { Member } from "../../auth/policy";
import { tableRoom } from "../../contracts/rooms";
import { appendMove } from "../../db/append";
import { newId } from "../../db/ids";
import type { CardGame } from "../../engine/cards/compile";
import type { State } from "../../engine/cards/state";
import type { Intent } from "../../engine/cards/vocabulary";
import { observe } from "../../engine/kernel/fold";
import { type Random, SeededRandom } from "../../engine/kernel/random";
import { playMove } from "../../services/tables/play-move";

import { markPresent } from "../../services/tables/presence";
import { cardTable } from "./card-table";
import { openTable } from "./club";

/** Deals that look the same to one viewer and hide other cards: what tests of non-interference compare. */

/** As many as sit at a twin table: three, or fewer where the game has no more places. */
const seatsOf = ({ seats }: CardGame): number[] => Array.from({ length: Math.min(3, seats.max) }, (_, seat) => seat);

export type Step = { seat: number; intent: Intent };
/** Null: a spectator. */
export type Viewpoint = number | null;

/** A stream that shuffles a deck into a given order, and leaves a pile as it lies: deals are otherwise drawn. */
const fixed = (order: readonly number[]): Random => ({
  uint32: () => 0,
  below: () => 0,
  shuffle: <T>(cards: readonly T[]) => (cards.length === order.length ? order.map((i) => cards[i]!) : [...cards]),
});

const ctxOf = (random: Random) => ({ now: 0, random, openEpoch: () => random });

function dealtState(game: CardGame, order: readonly number[]): State {
  let state = game.initial;
  for (const event of game.setup(seatsOf(game), ctxOf(fixed(order)))) state = game.evolve(state, event);
  const decided = game.decide(state, { role: "host" }, { type: "start" }, ctxOf(fixed(order)));
  if (!decided.ok) throw new Error(decided.error.code);
  return decided.value.reduce((next, event) => game.evolve(next, event), state);
}

/** The state after some steps; null if one of them is refused. */
function replay(game: CardGame, order: readonly number[], steps: readonly Step[]): State | null {
  let state = dealtState(game, order);
  for (const { seat, intent } of steps) {
    const decided = game.decide(state, { seat }, intent, ctxOf(fixed(order)));
    if (!decided.ok) return null;
    for (const event of decided.value) state = game.evolve(state, event);
  }
  return state;
}

/** Random legal play from a deal, stopped somewhere before its end. */
function randomSteps(game: CardGame, order: readonly number[], random: SeededRandom): Step[] {
  const steps: Step[] = [];
  let state = dealtState(game, order);
  while (!game.idle?.(state)) {
    const seats = game.waitsFor(state).seats;
    const seat = seats[random.below(seats.length)]!;
    let intent = game.randomLegal(state, seat, random)!;
    if (intent.type === "redeal") intent = { type: "bid", pass: true };
    const decided = game.decide(state, { seat }, intent, ctxOf(fixed(order)));
    if (!decided.ok) throw new Error(decided.error.code);
    for (const event of decided.value) state = game.evolve(state, event);
    if (!game.idle?.(state)) steps.push({ seat, intent });
  }
  return steps.slice(0, 1 + random.below(steps.length));
}

const cardsOf = (value: unknown): string[] =>
  JSON.stringify(value)
    .match(/"[0-9JQKA][HSDC]"/g)
    ?.map((text) => text.slice(1, -1)) ?? [];

/** The cards that a viewer has learned by the end: whatever any view or seen event of theirs has named. */
function known(game: CardGame, order: readonly number[], steps: readonly Step[], viewpoint: Viewpoint): Set<string> {
  const found = new Set<string>();
  for (let n = 0; n <= steps.length; n++) {
    const state = replay(game, order, steps.slice(0, n))!;
    for (const id of state.stack.flat()) found.add(game.rules.deck[id]!);
    // The open card of the talon, which is drawn last.
    if (game.rules.talon?.trump && state.talon.length > 0) found.add(game.rules.deck[state.talon[0]!]!);
    const own = viewpoint === null ? [] : state.hands[viewpoint]!.map((id) => game.rules.deck[id]!);
    const blind = viewpoint !== null && state.phase === "bidding" && state.blind[viewpoint];
    if (!blind) for (const card of own) found.add(card);
  }
  for (const { seat, intent } of steps) {
    if (intent.type === "move") for (const card of cardsOf(intent)) found.add(card);
    if (intent.type !== "distribute") continue;
    for (const [to, cards] of Object.entries(intent.cards))
      if (seat === viewpoint || Number(to) === viewpoint) for (const card of cards) found.add(card);
  }
  if (steps.some((step) => step.intent.type === "sell")) for (const card of game.rules.deck) found.add(card);
  return found;
}

/** The same play with the unknown cards dealt otherwise; null if there is no such deal within some tries. */
function otherWorld(
  game: CardGame,
  order: readonly number[],
  steps: readonly Step[],
  viewpoint: Viewpoint,
  random: SeededRandom,
) {
  const seen = known(game, order, steps, viewpoint);
  const places = order.map((_, place) => place).filter((place) => !seen.has(game.rules.deck[order[place]!]!));
  if (places.length < 2) return null;
  for (let tries = 0; tries < 400; tries++) {
    const shuffled = random.shuffle(places);
    const other = order.slice();
    const swap = new Map<string, string>();
    places.forEach((place, i) => {
      other[place] = order[shuffled[i]!]!;
      swap.set(game.rules.deck[order[place]!]!, game.rules.deck[other[place]!]!);
    });
    if (places.every((place) => other[place] === order[place])) continue;
    const rename = (value: string) => swap.get(value) ?? value;
    const renamed = steps.map(({ seat, intent }): Step => {
      if (intent.type !== "distribute") return { seat, intent };
      const cards = Object.fromEntries(Object.entries(intent.cards).map(([to, given]) => [to, given.map(rename)]));
      return { seat, intent: { type: "distribute", cards } };
    });
    const state = replay(game, other, renamed);
    if (state && !game.idle?.(state)) return { order: other, steps: renamed };
  }
  return null;
}

/** A table at which the members sit and this very deal has been dealt. */
export async function tableWith(
  { members, versionId }: Twins,
  order: readonly number[],
  { now = 1, botMillis = 900 }: { now?: number; botMillis?: number } = {},
): Promise<string> {
  const id = await openTable(members[0]!, versionId, members.length, { name: "Same", graceSeconds: 3_600, botMillis });
  // A seat whose player no sidecar has seen would be swept as soon as it is taken.
  for (const member of members) await markPresent(tableRoom(id), member.id, "test", false);
  for (const [seat, member] of members.entries())
    await playMove({
      tableId: id,
      moveId: newId(),
      user: member.id,
      as: "visitor",
      request: { to: "table", intent: { type: "sit", seat, share: "s" } },
      now,
    });
  const table = await cardTable(id);
  const decided = table.game.decide(table.match.game, { role: "host" }, { type: "start" }, ctxOf(fixed(order)));
  if (!decided.ok) throw new Error(decided.error.code);
  const moveId = newId();
  const first = table.match.seq + 1;
  const payloads = [
    { kind: "epoch" as const, shares: [], root: "sealed", cards: order.length },
    ...decided.value.map((event) => ({ kind: "game" as const, event })),
  ];
  const rows = payloads.map((payload, i) => ({
    seq: first + i,
    epoch: 1,
    at: now,
    moveId,
    actor: { role: "clock" as const },
    payload,
    aud: 0,
    news: 0,
    drew: true,
  }));
  const observed = observe(table.game, table.match, rows);
  const events = observed.rows.map((row) => ({ ...row, payload: { v: 1, ...row.payload } }));
  await appendMove({
    tableId: id,
    expectedSeq: table.match.seq,
    moveId,
    actor: { role: "clock" },
    answer: {},
    at: now,
    events,
    dueAt: null,
    waiting: [],
    head: null,
    record: null,
    news: [],
  });
  forgetTables(id);
  return id;
}

/** `members`: as many as sit there; `cards`: of the deck, where it is not one of 24. */
export type Twins = { members: readonly Member[]; versionId: string; cards?: number };
type Deal = { order: readonly number[]; steps: readonly Step[] };

/**
 * Compares what one viewer receives of random deals with what they receive of their twins, message by message, until
 * `count` have been compared. `prepare` draws whose eyes are looked through (`seat`: of what they may know) and how the
 * stream of a deal is made. Throws where two streams differ.
 */
export async function compareTwins(
  club: Twins,
  count: number,
  prepare: (
    random: SeededRandom,
    steps: number,
  ) => {
    seat: Viewpoint;
    streamOf(deal: Deal): Promise<string[]>;
  },
): Promise<{ seed: number; messages: number }> {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  const random = new SeededRandom(seed);
  const { cards } = club;
  const ordered = Array.from({ length: cards ?? 24 }, (_, i) => i);
  const { game } = await cardTable(await tableWith(club, ordered));
  let compared = 0;
  let messages = 0;
  while (compared < count) {
    const order = random.shuffle(ordered);
    const steps = randomSteps(game, order, random);
    const { seat, streamOf } = prepare(random, steps.length);
    const other = otherWorld(game, order, steps, seat, random);
    if (!other) continue;
    const [one, two] = [await streamOf({ order, steps }), await streamOf(other)];
    const differs = one.findIndex((message, i) => message !== two[i]);
    if (differs >= 0 || one.length !== two.length)
      throw new Error(
        [`Seed ${seed}, seat ${seat}, message ${differs}:`, ...apart(one[differs], two[differs])].join("\n"),
      );
    compared++;
    messages += one.length;
  }
  return { seed, messages };
}

/** Where two texts begin to differ, with a little around it. */
function apart(one = "", two = ""): string[] {
  const from = [...one].findIndex((letter, i) => letter !== two[i]);
  return [one, two].map((text) => text.slice(Math.max(0, from - 200), from + 300));
}
