import { forgetTables } from "@/lib/live/live-table";
import type { Member } from "../../auth/policy";
import { tableRoom } from "../../contracts/rooms";
import { appendMove } from "../../db/append";
import { newId } from "../../db/ids";
import type { Intent } from "../../engine/cards/vocabulary";
import { observe } from "../../engine/kernel/fold";
import { SeededRandom } from "../../engine/kernel/random";
import { playMove } from "../../services/tables/play-move";
import { markPresent } from "../../services/tables/presence";
import { cardTable } from "./card-table";
import { openTable } from "./club";
import {
  ctxOf,
  type Deal,
  otherWorld,
  probesFor,
  randomSteps,
  stepsTo,
  type Viewpoint,
  type Want,
} from "./twin-worlds";

export type { Step, Viewpoint } from "./twin-worlds";

/** Tables that look the same to one viewer and hide other cards: what tests of non-interference compare. */

type TableOptions = { now?: number; botMillis?: number };

/** A table at which the members sit and this very deal has been dealt. */
export async function tableWith(club: Twins, order: readonly number[], options: TableOptions = {}): Promise<string> {
  // The clock of a sidecar deals, too, where all seats are taken: at a table that it came to first lies another deal.
  for (let tries = 0; tries < 10; tries++) {
    const id = await tableDealt(club, order, options);
    if (id !== null) return id;
  }
  throw new Error("The clock dealt first at ten tables in turn");
}

/** Null: the clock dealt first. */
async function tableDealt(
  { members, versionId }: Twins,
  order: readonly number[],
  { now = 1, botMillis = 900 }: TableOptions,
): Promise<string | null> {
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
  if (!table.game.idle?.(table.match.game)) return null;
  const decided = table.game.decide(table.match.game, { role: "host" }, { type: "start" }, ctxOf(order));
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
  const appended = await appendMove({
    tableId: id,
    expectedSeq: table.match.seq,
    moveId,
    actor: { role: "clock" },
    answer: {},
    at: now,
    events,
    dueAt: null,
    waiting: [],
    summary: null,
    table: null,
    record: null,
    news: [],
  });
  forgetTables(id);
  return appended === "appended" ? id : null;
}

/**
 * `members`: as many as sit there; `cards`: of the deck, where it is not one of 24. `wants`: with what the deals end, in
 * turn, played by bots too; else anywhere. `probes`: what the viewer tries at every step, as far as it is refused, with cards of the deck or of their own.
 * `suffices`: whether what was tried is enough; until it is, up to four times as many deals are compared.
 */
export type Twins = {
  members: readonly Member[];
  versionId: string;
  cards?: number;
  wants?: readonly Want[];
  probes?: (cards: readonly string[], random: SeededRandom) => Intent[];
  suffices?: () => boolean;
  /** Deals are looked through no further than so many steps. */
  most?: number;
};

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
): Promise<{ seed: number; deals: number; messages: number }> {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  const random = new SeededRandom(seed);
  const { cards, wants, probes, suffices = () => true, most } = club;
  const ordered = Array.from({ length: cards ?? 24 }, (_, i) => i);
  const { game } = await cardTable(await tableWith(club, ordered));
  let compared = 0;
  let messages = 0;
  const met = new Map<string, number>();
  while (compared < count || (compared < 4 * count && !suffices())) {
    const order = random.shuffle(ordered);
    const anywhere = wants ? [] : randomSteps(game, order, random);
    const { seat, streamOf } = prepare(random, anywhere.length);
    const steps = wants ? stepsTo(game, order, seat, wants[compared % wants.length]!, random, most) : anywhere;
    const other = steps && otherWorld(game, order, steps, seat, random);
    if (!other) continue;
    const tried = probes ? probesFor(game, { order, steps }, seat, probes, random, met) : [];
    // Both at once: they are two tables, and mostly wait.
    const [one = [], two = []] = await Promise.all(
      [{ order, steps }, other].map((deal, world) =>
        streamOf({ ...deal, probes: tried }).catch((cause: unknown) => {
          throw new Error(`Seed ${seed}, seat ${seat}, deal ${compared}, world ${world}: ${cause}`, { cause });
        }),
      ),
    );
    const differs = one.findIndex((message, i) => message !== two[i]);
    if (differs >= 0 || one.length !== two.length)
      throw new Error(
        [`Seed ${seed}, seat ${seat}, message ${differs}:`, ...apart(one[differs], two[differs])].join("\n"),
      );
    compared++;
    messages += one.length;
  }
  return { seed, deals: compared, messages };
}

/** Where two texts begin to differ, with a little around it. */
function apart(one = "", two = ""): string[] {
  const from = [...one].findIndex((letter, i) => letter !== two[i]);
  return [one, two].map((text) => text.slice(Math.max(0, from - 200), from + 300));
}
