import { Client } from "pg";
import type { Member } from "../../auth/policy";
import { newId } from "../../db/ids";
import { chooseIntent } from "../../engine/cards/bot";
import type { View } from "../../engine/cards/vocabulary";
import { SeededRandom } from "../../engine/kernel/random";
import type { SpoofView } from "../../engine/spoof/game";
import { createTableOf } from "../../services/tables/create-table";
import { makeMember, makeVersion, openTable, ticketFor } from "./club";
import { type House, waitUntilOpen } from "./house";
import { Player } from "./player";

export type StormReport = {
  tables: number;
  kills: { part: string; inFlight: number; committed: number }[];
  acked: number;
  resent: number;
  committedUnacked: number;
  lost: string[];
  doubled: string[];
  gaps: number;
  ended: number;
};

const PARTS = ["sidecar", "database", "web"] as const;
const SEATS = 3;
const SPOOF = { v: 1, rounds: 50, most: 3 } as const;
/** A kill counts only with this many moves on their way. */
const IN_FLIGHT = 20;
/** So many kills more, at the most, until one is conclusive. */
const MORE_KILLS = 6;

/**
 * Scripted players at many tables of two worlds, while parts of the house are killed with -9 in turn. Afterwards the log of every
 * table is held against what the players were told: every acknowledged move is there once, none twice.
 */
export async function storm(options: {
  house: House;
  sidecarPort: number;
  tables: number;
  kills: number;
  seed: number;
  say(line: string): void;
}): Promise<StormReport> {
  const { house, sidecarPort, say } = options;
  const versionId = await makeVersion("thousand");
  const calm = { ending: false };
  const cards: Player[][] = [];
  const spoofs: Player<SpoofView>[][] = [];
  // Every fourth table is of another world.
  for (let i = 0; i < options.tables; i++)
    if (i % 4 === 3) spoofs.push(await gather<SpoofView>(house, i, openSpoof));
    else cards.push(await gather<View>(house, i, (host) => openTable(host, versionId, SEATS, PATIENT)));
  say(`${options.tables} tables with ${options.tables * SEATS} players are set, ${spoofs.length} of them of spoof.`);
  const players: Player<unknown>[] = [...cards, ...spoofs].flat();
  const inFlight = () => players.flatMap((player) => [...player.sent.values()].filter((sent) => !sent.answered));

  const games = [
    ...cards.map((seats, i) => playCards(seats, options.seed + i, calm)),
    ...spoofs.map((seats, i) => playSpoof(seats, options.seed + 1_000 + i)),
  ];
  const report: StormReport = {
    tables: options.tables,
    kills: [],
    acked: 0,
    resent: 0,
    committedUnacked: 0,
    lost: [],
    doubled: [],
    gaps: 0,
    ended: 0,
  };
  // Goes on until some kill has met a move that was committed and not answered: that one is the proof.
  for (let k = 0; k < options.kills || (report.committedUnacked === 0 && k < options.kills + MORE_KILLS); k++) {
    const part = PARTS[k % PARTS.length]!;
    const patience = Date.now() + 60_000;
    while (inFlight().length < IN_FLIGHT && Date.now() < patience)
      await new Promise((resolve) => setTimeout(resolve, 1));
    const flying = inFlight();
    const killed = house.killPart(part);
    const unanswered = flying.filter((sent) => !sent.answered);
    await killed;
    await waitUntilOpen(house, sidecarPort);
    const committed = await countCommitted(
      house,
      unanswered.map((sent) => sent.moveId),
    );
    report.kills.push({ part, inFlight: flying.length, committed });
    report.committedUnacked += committed;
    say(`kill ${k + 1}: ${part}, ${flying.length} moves in flight, ${committed} of the unanswered were committed`);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
  }
  calm.ending = true;
  report.ended = (await Promise.all(games)).filter(Boolean).length;
  for (const player of players) player.close();

  const all = players.flatMap((player) => [...player.sent.values()]);
  report.acked = all.filter((sent) => sent.answered).length;
  report.resent = all.filter((sent) => sent.sends > 1).length;
  report.gaps = players.reduce((sum, player) => sum + player.gaps, 0);
  await holdAgainstLog(house, all, report);
  return report;
}

/** Nobody's stand-in plays while a part of the house is down. */
const PATIENT = { graceSeconds: 3_600 };

async function openSpoof(host: Member): Promise<string> {
  const settings = { name: "Spoof", public: true, entry: "open", moveSeconds: null, ...PATIENT } as const;
  const opened = await createTableOf(host, { world: "spoof", body: SPOOF, seats: SEATS, settings });
  if (!opened.ok) throw new Error(`No table: ${opened.error.code}`);
  return opened.value.id;
}

async function gather<V>(house: House, number: number, open: (host: Member) => Promise<string>): Promise<Player<V>[]> {
  const members: Member[] = [];
  for (let seat = 0; seat < SEATS; seat++) members.push(await makeMember(`s${number}x`));
  const tableId = await open(members[0]!);
  const players = members.map(
    (member) => new Player<V>(house.origin, ticketFor(member), tableId, { origin: house.origin }),
  );
  for (const player of players) {
    await player.until("the table", () => true, 60_000);
    await player.move("visitor", { to: "table", intent: { type: "sit", share: newId() } });
  }
  return players;
}

/** Plays deal after deal until the storm is over, then the last deal to its end. Answers whether it ended. */
async function playCards(seats: Player[], seed: number, calm: { ending: boolean }): Promise<boolean> {
  const done = { value: false };
  const over = () => {
    const phase = seats[0]!.view?.phase;
    return calm.ending && (phase === "ended" || phase === "complete");
  };
  const play = async (player: Player, seat: number) => {
    const random = new SeededRandom(seed * 16 + seat);
    const until = Date.now() + 15 * 60_000;
    while (!done.value && Date.now() < until) {
      if (over()) {
        done.value = true;
        break;
      }
      const { view } = player;
      const host =
        seat === 0 && view && (view.phase === "waiting" || view.phase === "ended" || view.phase === "complete");
      if (view && host) {
        const type = view.phase === "complete" ? "reset" : "start";
        await player.move("host", { to: "game", intent: { type } }, { stop: () => done.value });
      } else if (view?.can && player.seat !== null && view.waiting.includes(player.seat)) {
        const { version } = player;
        const intent = chooseIntent(view, [], random);
        const answer = await player.move(player.seat, { to: "game", intent }, { stop: () => done.value });
        if (answer?.ok && player.version === version) await player.changed(300);
        if (answer && !answer.ok) await player.join();
      } else await player.changed(200);
    }
  };
  await Promise.all(seats.map(play));
  return done.value;
}

/** Hides and guesses to the end of the game, whatever happens meanwhile. Answers whether it ended. */
async function playSpoof(seats: Player<SpoofView>[], seed: number): Promise<boolean> {
  const isOver = () => seats.some(({ view }) => view?.phase === "over");
  const play = async (player: Player<SpoofView>, seat: number) => {
    const random = new SeededRandom(seed * 16 + seat);
    for (const until = Date.now() + 15 * 60_000; !isOver() && Date.now() < until; ) {
      const can = player.view?.can;
      if (!can || player.seat === null) {
        await player.changed(200);
        continue;
      }
      const intent = can.hide
        ? { type: "hide", coins: random.below(SPOOF.most + 1) }
        : { type: "guess", total: can.guess[random.below(can.guess.length)] };
      const { version } = player;
      const answer = await player.move(player.seat, { to: "game", intent }, { stop: isOver });
      if (answer?.ok && player.version === version) await player.changed(300);
      if (answer && !answer.ok) await player.join();
      // As long as the cards take.
      await player.changed(40);
    }
  };
  await Promise.all(seats.map(play));
  return isOver();
}

async function query<T extends object>(house: House, text: string, values: unknown[]): Promise<T[]> {
  const client = new Client({ connectionString: house.databaseUrl });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The id that a client gave a move: it is stored under its author's. */
const SENT_ID = `split_part("moveId", '/', 2)`;

async function countCommitted(house: House, moveIds: string[]): Promise<number> {
  const rows = await query<{ n: number }>(house, `SELECT count(*)::int AS n FROM "Move" WHERE ${SENT_ID} = ANY($1)`, [
    moveIds,
  ]);
  return rows[0]?.n ?? 0;
}

/** Every acked move is in the log once; no number of the log is missing or there twice. */
async function holdAgainstLog(
  house: House,
  all: { moveId: string; answered: boolean; tableId: string }[],
  report: StormReport,
) {
  const rows = await query<{ moveId: string; n: number; spans: number }>(
    house,
    `SELECT ${SENT_ID} AS "moveId", count(*)::int AS n,
       (SELECT count(*)::int FROM "Event" e WHERE e."tableId" = m."tableId" AND e."moveId" = m."moveId") AS spans
     FROM "Move" m WHERE m."moveId" LIKE '%/%' GROUP BY m."tableId", m."moveId"`,
    [],
  );
  const found = new Map(rows.map((row) => [row.moveId, row]));
  for (const sent of all) {
    const row = found.get(sent.moveId);
    if (sent.answered && (!row || row.spans === 0)) report.lost.push(sent.moveId);
    if (row && row.n > 1) report.doubled.push(sent.moveId);
  }
  const holes = await query<{ tableId: string }>(
    house,
    `SELECT e."tableId" FROM "Event" e JOIN "Table" t ON t.id = e."tableId"
     GROUP BY e."tableId", t.seq HAVING count(*) <> t.seq OR max(e.seq) <> t.seq`,
    [],
  );
  for (const { tableId } of holes) report.lost.push(`log of ${tableId}`);
}
