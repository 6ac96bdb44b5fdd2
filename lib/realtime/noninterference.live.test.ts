import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "../auth/policy";
import { makeMember, makeVersion, openTable, ticketFor } from "../build/testing/club";
import { Player } from "../build/testing/player";
import { type Sidecar, startSidecar } from "../build/testing/sidecars";
import { appendMove } from "../db/event-store";
import { newId } from "../db/ids";
import type { Intent } from "../engine/cards/vocabulary";
import { observe } from "../engine/kernel/fold";
import { type Random, SeededRandom } from "../engine/kernel/random";
import { forgetTables, type LiveTable, liveTable } from "../services/tables/live-table";
import { playMove } from "../services/tables/play-move";
import type { LiveGame, LiveState } from "../services/tables/worlds";

/**
 * Two tables see the same play with other hidden cards; everything that one viewer receives through real sidecars,
 * refusals and the number of messages included, must be the same bytes.
 */
const DEALS = process.env.GUILDHALL_LONG ? 500 : 20;
const SEATS = 3;

type Step = { seat: number; intent: Intent };
/** Null: a spectator. */
type Viewpoint = number | null;

let sidecars: Sidecar[] = [];
let members: Member[];
let versionId: string;

beforeAll(async () => {
  const url = process.env.DATABASE_URL ?? "";
  sidecars = await Promise.all([startSidecar(url), startSidecar(url)]);
  members = await Promise.all(["ni-a", "ni-b", "ni-c"].map(makeMember));
  versionId = await makeVersion("thousand");
});
afterAll(() => Promise.all(sidecars.map((sidecar) => sidecar.kill())));

/** A stream that shuffles into a given order: deals are otherwise drawn. */
const fixed = (order: readonly number[]): Random => ({
  uint32: () => 0,
  below: () => 0,
  shuffle: <T>(cards: readonly T[]) => order.map((i) => cards[i]!),
});

const ctxOf = (random: Random) => ({ now: 0, random, openEpoch: () => random });

function dealtState(game: LiveGame, order: readonly number[]): LiveState {
  let state = game.initial;
  for (const event of game.setup([0, 1, 2], ctxOf(fixed(order)))) state = game.evolve(state, event);
  const decided = game.decide(state, { role: "host" }, { type: "start" }, ctxOf(fixed(order)));
  if (!decided.ok) throw new Error(decided.error.code);
  return decided.value.reduce((next, event) => game.evolve(next, event), state);
}

/** The state after some steps; null if one of them is refused. */
function replay(game: LiveGame, order: readonly number[], steps: readonly Step[]): LiveState | null {
  let state = dealtState(game, order);
  for (const { seat, intent } of steps) {
    const decided = game.decide(state, { seat }, intent, ctxOf(fixed(order)));
    if (!decided.ok) return null;
    for (const event of decided.value) state = game.evolve(state, event);
  }
  return state;
}

/** Random legal play from a deal, stopped somewhere before its end. */
function randomSteps(game: LiveGame, order: readonly number[], random: SeededRandom): Step[] {
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

/** The cards that a viewer has learned by the end: whatever any view or seen event of his has named. */
function known(game: LiveGame, order: readonly number[], steps: readonly Step[], viewpoint: Viewpoint): Set<string> {
  const found = new Set<string>();
  for (let n = 0; n <= steps.length; n++) {
    const state = replay(game, order, steps.slice(0, n))!;
    const { seats, talon } = state.seats ? { seats: state.hands, talon: state.talon } : { seats: [], talon: [] };
    void talon;
    const own = viewpoint === null ? [] : seats[viewpoint]!.map((id) => game.rules.deck[id]!);
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
  game: LiveGame,
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
async function tableWith(order: readonly number[]): Promise<string> {
  const id = await openTable(members[0]!, versionId, SEATS, { name: "Same", graceSeconds: 3_600 });
  for (const [seat, member] of members.entries())
    await playMove({
      tableId: id,
      moveId: newId(),
      user: member.id,
      as: "visitor",
      request: { to: "table", intent: { type: "sit", seat, share: "s" } },
      now: 1,
    });
  const table = (await liveTable(id)) as LiveTable;
  const decided = table.game.decide(table.full.game, { role: "host" }, { type: "start" }, ctxOf(fixed(order)));
  if (!decided.ok) throw new Error(decided.error.code);
  const moveId = newId();
  const first = table.full.seq + 1;
  const payloads = [
    { kind: "epoch" as const, shares: [], root: "sealed", cards: order.length },
    ...decided.value.map((event) => ({ kind: "game" as const, event })),
  ];
  const rows = payloads.map((payload, i) => ({
    seq: first + i,
    epoch: 1,
    at: 1,
    moveId,
    actor: { role: "clock" as const },
    payload,
    aud: 0,
    news: 0,
    drew: true,
  }));
  const observed = observe(table.game, table.full, rows);
  const events = observed.rows.map((row) => ({ ...row, payload: { v: 1, ...row.payload } }));
  await appendMove({
    tableId: id,
    expectedSeq: table.full.seq,
    moveId,
    actor: { role: "clock" },
    answer: {},
    at: 1,
    events,
    dueAt: null,
    waiting: [],
    head: null,
    deal: null,
  });
  forgetTables(id);
  return id;
}

/** Everything a viewer receives while the steps are played, with what must differ taken out: ids and times. */
async function streamOf(order: readonly number[], steps: readonly Step[], viewpoint: Viewpoint): Promise<string[]> {
  const id = await tableWith(order);
  const ticket = viewpoint === null ? async () => null : ticketFor(members[viewpoint]!);
  const viewer = new Player(sidecars[0]!.url, ticket, id);
  await viewer.until("the table", () => true);
  const first = await viewer.ask("table:join", { tableId: id });
  const received: unknown[] = [first];
  for (const { seat, intent } of steps) {
    const before = viewer.received.length;
    const move = {
      tableId: id,
      moveId: newId(),
      user: members[seat]!.id,
      as: seat,
      request: { to: "game" as const, intent },
      now: 1,
    };
    const played = await playMove(move);
    if (!played.ok) throw new Error(played.error.code);
    while (viewer.received.length === before) await viewer.changed(20);
    if (viewpoint !== null && seat !== viewpoint)
      received.push(
        await viewer.ask("table:move", {
          tableId: id,
          moveId: newId(),
          as: viewpoint,
          to: "game",
          intent: { type: "retreat" },
        }),
      );
  }
  received.push(...viewer.received.map(({ payload }) => payload));
  viewer.close();
  return received.map((payload) =>
    JSON.stringify(payload)
      .replaceAll(id, "T")
      .replace(/"now":\d+/g, '"now":0'),
  );
}

test(`${DEALS} random deals, each with other hidden hands: the same bytes`, { timeout: 20 * 60_000 }, async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  console.log(`non-interference: seed ${seed}`);
  const random = new SeededRandom(seed);
  const probe = await tableWith(Array.from({ length: 24 }, (_, i) => i));
  const { game } = (await liveTable(probe))!;
  let compared = 0;
  let messages = 0;
  while (compared < DEALS) {
    const order = random.shuffle(Array.from({ length: 24 }, (_, i) => i));
    const steps = randomSteps(game, order, random);
    const viewpoint: Viewpoint = [null, 0, 1, 2][random.below(4)] ?? null;
    const other = otherWorld(game, order, steps, viewpoint, random);
    if (!other) continue;
    expect(other.order).not.toEqual(order);
    const [one, two] = [await streamOf(order, steps, viewpoint), await streamOf(other.order, other.steps, viewpoint)];
    expect(two).toEqual(one);
    compared++;
    messages += one.length;
  }
  console.log(`non-interference: ${compared} deals, ${messages} messages compared`);
  expect(messages).toBeGreaterThan(compared);
});
