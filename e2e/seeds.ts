import { forgetTables } from "@/lib/live/live-table";
import { hashPassword } from "../lib/auth/password";
import type { Member } from "../lib/auth/policy";
import { type CardTable, cardTable } from "../lib/build/testing/card-table";
import { openTable } from "../lib/build/testing/club";
import { appendMove } from "../lib/db/append";
import { prisma } from "../lib/db/client";
import { newId } from "../lib/db/ids";
import type { CardEvent } from "../lib/engine/cards/event";
import type { State } from "../lib/engine/cards/state";
import { dueOf } from "../lib/engine/kernel/due";
import { observe } from "../lib/engine/kernel/fold";
import type { Random } from "../lib/engine/kernel/random";
import type { Settings, TableIntent } from "../lib/engine/kernel/table/vocabulary";
import { botIntent } from "../lib/services/tables/play-bot";
import { playMove } from "../lib/services/tables/play-move";

/** What specs put into the house's database before a browser comes: members, tables, a series near its end. */

export const PASSWORD = "three brass keys";
let hash: ReturnType<typeof hashPassword> | undefined;

/** A member who can sign in with `PASSWORD`. */
export async function makeAccount(stem: string): Promise<Member> {
  hash ??= hashPassword(PASSWORD);
  const hashed = await hash;
  if (!hashed.ok) throw new Error(hashed.error.code);
  const id = newId();
  const nick = `${stem}${id.slice(0, 7)}`;
  await prisma().user.create({ data: { id, nick, nickKey: nick.toLowerCase(), passwordHash: hashed.value } });
  return { id, nick, guest: false, admin: false, roles: [] };
}

/** Opens a table of one of the house's games; bots there think for a moment only. */
export async function openHouseTable(
  host: Member,
  given: { game?: string; seats?: number; bots?: number; settings?: Partial<Settings> } = {},
): Promise<string> {
  const { game = "thousand", seats = 3, bots = 0, settings } = given;
  const template = await prisma().template.findUniqueOrThrow({
    where: { slug: game },
    select: { versions: { orderBy: { number: "desc" }, take: 1, select: { id: true } } },
  });
  const name = `${game} ${newId().slice(0, 6)}`;
  return openTable(host, template.versions[0]!.id, seats, { name, botMillis: 60, ...settings }, bots);
}

/** A member's intent for a table, done without a browser. Throws if it is refused. */
export async function tellTable(tableId: string, member: Member, intent: TableIntent): Promise<void> {
  const request = { to: "table" as const, intent };
  const done = await playMove({ tableId, moveId: newId(), user: member.id, as: "visitor", request });
  if (!done.ok) throw new Error(`Refused: ${done.error.code}`);
}

/** Deals at a full table as its host can, without a browser: by itself it begins after a while. */
export async function dealNow(tableId: string, host: Member): Promise<void> {
  const request = { to: "game" as const, intent: { type: "start" } };
  const done = await playMove({ tableId, moveId: newId(), user: host.id, as: "host", request });
  // It may have begun by itself on a slow machine.
  if (!done.ok && (await cardTable(tableId)).match.game.deal === 0) throw new Error(`Refused: ${done.error.code}`);
}

/** Plays a table's first deal to its end as bots would, on every seat; without a browser. */
export async function playFirstDeal(tableId: string): Promise<void> {
  for (;;) {
    forgetTables(tableId);
    const table = await cardTable(tableId);
    const { game, match } = table;
    const { due, seats } = game.waitsFor(match.game);
    if (match.game.deal > 0 && game.idle?.(match.game)) return;
    const [seat] = seats;
    const goesOn = due?.intent ?? game.begin?.(match.game);
    const intent = seat === undefined ? goesOn : botIntent(table, seat);
    if (!intent) throw new Error("The deal does not go on.");
    const as = seat === undefined ? "clock" : { bot: seat };
    // Where the table went on meanwhile it is looked at again.
    await playMove({ tableId, moveId: newId(), user: null, as, request: { to: "game", intent }, ifSeq: match.seq });
  }
}

const fixed = (order: readonly number[]): Random => ({
  uint32: () => 0,
  below: () => 0,
  shuffle: <T>(cards: readonly T[]) => order.map((i) => cards[i]!),
});

/** The facts of a deal in which the first seat's hand and the talon hold these cards. */
function dealWith(table: CardTable, state: State, first: string[]) {
  const { game } = table;
  const start = (order: readonly number[]) => {
    const random = fixed(order);
    const decided = game.decide(
      state,
      { role: "host" },
      { type: "start" },
      { now: 0, random, openEpoch: () => random },
    );
    if (!decided.ok) throw new Error(decided.error.code);
    return decided.value;
  };
  const { deck } = game.rules;
  const probe = start(deck.map((_, i) => i)).find((event) => event.type === "dealt");
  if (probe?.type !== "dealt") throw new Error("Nothing was dealt.");
  const places = [...probe.hands[0]!, ...probe.talon, ...probe.hands.slice(1).flat()].map((card) => deck.indexOf(card));
  const wanted = [...first, ...deck.filter((card) => !first.includes(card))];
  const order: number[] = [];
  places.forEach((place, i) => {
    order[place] = deck.indexOf(wanted[i]!);
  });
  return start(order);
}

async function append(tableId: string, eventsOf: (state: State) => CardEvent[], opens: boolean): Promise<void> {
  const table = await cardTable(tableId);
  const { match, game } = table;
  const events = eventsOf(match.game);
  const payloads = [
    ...(opens ? [{ kind: "epoch" as const, shares: [], root: "sealed", cards: 24 }] : []),
    ...events.map((event) => ({ kind: "game" as const, event })),
  ];
  const [at, moveId, actor] = [Date.now(), newId(), { role: "clock" as const }];
  const epoch = match.epoch + (opens ? 1 : 0);
  const rows = payloads.map((payload, i) => ({
    ...{ seq: match.seq + 1 + i, epoch, at, moveId, actor, payload, aud: 0, news: 0, drew: opens },
  }));
  const observed = observe(game, match, rows);
  const appended = await appendMove({
    ...{
      tableId,
      expectedSeq: match.seq,
      moveId,
      actor,
      answer: {},
      at,
      summary: null,
      table: null,
      record: table.world.record(match, events),
      news: [],
    },
    events: observed.rows.map((row) => ({ ...row, payload: { v: 1, ...row.payload } })),
    dueAt: dueOf(game, observed.after)?.at ?? null,
    waiting: [],
  });
  forgetTables(tableId);
  // The clock has written meanwhile: decided anew.
  if (appended === "conflict") return append(tableId, eventsOf, opens);
  if (appended !== "appended") throw new Error(`Not appended: ${appended}`);
}

/** Four aces and three tens, then the last ten in the talon: whoever bids 120 with it takes every trick. */
const WINNING = ["AS", "AH", "AD", "AC", "0S", "0H", "0D", "0C", "9S", "9H"];

/**
 * A table of Thousand at which these three sit, with 900 points for the first after one deal; the second is dealt, and
 * the first, whose turn it is, wins the series if it bids 120.
 */
export async function seriesFromNineHundred(members: readonly Member[]): Promise<string> {
  const id = await openHouseTable(members[0]!, { settings: { graceSeconds: 3_600 } });
  for (const [seat, member] of members.entries()) await tellTable(id, member, { type: "sit", seat, share: "share" });
  forgetTables(id);
  const table = await cardTable(id);
  await append(id, (state) => dealWith(table, state, WINNING), true);
  const scores = { 0: 900, 1: 450, 2: 300 };
  const ended: CardEvent = {
    ...{ type: "deal_ended", reason: "played", redealBy: null, scores, totals: scores, ranks: null, winners: [0] },
    ...{ contract: null, opener: 2, at: Date.now(), due: null },
  };
  await append(id, () => [ended], false);
  await append(id, (state) => dealWith(table, state, WINNING), true);
  return id;
}
