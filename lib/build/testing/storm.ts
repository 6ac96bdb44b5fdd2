import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Member } from "../../auth/policy";
import { newId } from "../../db/ids";
import { chooseIntent } from "../../engine/cards/bot";
import type { View } from "../../engine/cards/vocabulary";
import type { View as DraftView } from "../../engine/ccg/draft/view";
import type { View as TabletopView } from "../../engine/ccg/tabletop/view";
import { SeededRandom } from "../../engine/kernel/random";
import type { SpoofView } from "../../engine/spoof/game";
import { createTableOf } from "../../services/tables/create-table";
import { makeMember, makeVersion, openTable, ticketFor } from "./club";
import {
  type DecidedReport,
  decidedAgainstLedger,
  makeDuellist,
  openDuel,
  openKeptDraft,
  payPrizes,
  playDraft,
  playDuels,
} from "./decided-storm";
import type { Sent } from "./player";
import { enoughOf, type Load, queryStormed } from "./strikes";
import { holdAgainstLog, Witness } from "./witness";

export type TableReport = {
  tables: number;
  acked: number;
  resent: number;
  /** How often somebody had missed a message and asked for the table anew. */
  gaps: number;
  /** Messages and views that were held against the log. */
  compared: number;
} & DecidedReport;

/** The house that a storm goes over: the address that everybody uses, its database, and the build that it runs. */
export type Stormed = { origin: string; databaseUrl: string; distDir: string };

const SEATS = 3;

/** The card games of the house, of which each table gets the next. */
const TEMPLATES = "lib/engine/cards/templates";
const SLUGS = readdirSync(TEMPLATES)
  .filter((file) => file.endsWith(".json"))
  .map((file) => basename(file, ".json"));

/** How many play a card game: as many as it needs, and three where they may. */
function seatsOf(slug: string): number {
  const { opts } = JSON.parse(readFileSync(`${TEMPLATES}/${slug}.json`, "utf8")) as {
    opts: { players: number | number[] };
  };
  const [least = SEATS, most = least] = [opts.players].flat();
  return Math.min(Math.max(least, SEATS), most);
}
const SPOOF = { v: 1, rounds: 50, most: 3 } as const;

/**
 * Scripted players at many tables of four worlds, whatever is killed meanwhile. `end` lets the tables come to their ends
 * and holds their logs against what the players were told: every acknowledged move is there once, none twice, and nobody
 * was shown anything else than what the log shows them; each game for stakes that was decided was paid once, and each draft's cards
 * are given out once.
 */
export async function playTables(options: {
  house: Stormed;
  tables: number;
  seed: number;
  say(line: string): void;
}): Promise<{ load: Load; end(): Promise<TableReport> }> {
  const { house, say, tables } = options;
  const games = await Promise.all(
    SLUGS.map(async (slug) => ({ versionId: await makeVersion(slug), seats: seatsOf(slug) })),
  );
  const calm = { ending: false };
  const cards: Witness<View>[][] = [];
  const spoofs: Witness<SpoofView>[][] = [];
  // Every fourth table is of another world.
  for (let i = 0; i < tables; i++)
    if (i % 4 === 3) spoofs.push(await gather<SpoofView>(house, i, openSpoof));
    else {
      const { versionId, seats } = games[cards.length % games.length]!;
      cards.push(await gather<View>(house, i, (host) => openTable(host, versionId, seats, PATIENT), { seats }));
    }
  await payPrizes();
  const few = Math.max(2, Math.ceil(tables / 10));
  const duels: Witness<TabletopView>[][] = [];
  const drafts: Witness<DraftView>[][] = [];
  for (let i = 0; i < few; i++) {
    duels.push(await gather<TabletopView>(house, i, openDuel, { seats: 2, come: makeDuellist }));
    const open = (host: Member) => openKeptDraft(host, SEATS);
    drafts.push(await gather<DraftView>(house, i, open, { come: makeDuellist }));
  }
  const seatings: Witness<never>[][] = [...cards, ...spoofs, ...duels, ...drafts] as never[];
  const players = seatings.flat();
  say(
    `${seatings.length} tables with ${players.length} players are set: ${spoofs.length} of spoof, ${few} for stakes, ${few} drafts.`,
  );
  const sent = (): Sent[] => players.flatMap((player) => [...player.sent.values()]);
  let broken = 0;
  for (const player of players) player.on("disconnect", () => broken++);

  const played = [
    ...cards.map((seats, i) => playCards(seats, options.seed + i, calm)),
    ...spoofs.map((seats, i) => playSpoof(seats, options.seed + 1_000 + i, calm)),
    ...duels.map((seats, i) => playDuels(seats, options.seed + 2_000 + i, calm)),
    ...drafts.map((seats, i) => playDraft(seats, options.seed + 3_000 + i, calm)),
  ];
  const load: Load = {
    what: "moves",
    atLeast: enoughOf(tables),
    flying: () => sent().filter(({ answered }) => !answered),
    stored: (keys, before) => storedMoves(house, keys, before),
    isBack: () => players.every(({ socket }) => socket.connected),
    failed: () => ({ "broken off": broken }),
  };
  return {
    load,
    async end() {
      calm.ending = true;
      const ended = (await Promise.all(played)).filter(Boolean).length;
      for (const player of players) player.close();
      const all = sent();
      const faults = await movesAgainstLog(house, all);
      if (ended < played.length) faults.push(`${played.length - ended} tables did not end`);
      const idsOf = (some: readonly Witness<never>[][]) => some.flatMap(([first]) => first?.tableId ?? []);
      const decided = await decidedAgainstLedger(house.databaseUrl, idsOf(duels as never[]), idsOf(drafts as never[]));
      faults.push(...decided.faults);
      let compared = 0;
      for (const witnesses of seatings) {
        const held = await holdAgainstLog(witnesses);
        compared += held.compared;
        faults.push(...held.faults);
      }
      return {
        tables: played.length,
        ...decided,
        acked: all.filter(({ answered }) => answered).length,
        resent: all.filter(({ sends }) => sends > 1).length,
        gaps: players.reduce((sum, { gaps }) => sum + gaps, 0),
        compared,
        faults,
      };
    },
  };
}

/** Nobody's stand-in plays while a part of the house is down. */
const PATIENT = { graceSeconds: 3_600 };

async function openSpoof(host: Member): Promise<string> {
  const settings = { name: "Spoof", public: true, entry: "open", moveSeconds: null, ...PATIENT } as const;
  const opened = await createTableOf(host, { world: "spoof", body: SPOOF, seats: SEATS, settings });
  if (!opened.ok) throw new Error(`No table: ${opened.error.code}`);
  return opened.value.id;
}

async function gather<V>(
  house: Stormed,
  number: number,
  open: (host: Member) => Promise<string>,
  { seats = SEATS, come = makeMember }: { seats?: number; come?: (stem: string) => Promise<Member> } = {},
): Promise<Witness<V>[]> {
  const members: Member[] = [];
  for (let seat = 0; seat < seats; seat++) members.push(await come(`s${number}x`));
  const tableId = await open(members[0]!);
  const players = members.map(
    (member) => new Witness<V>(house.origin, ticketFor(member), tableId, { origin: house.origin, keeps: false }),
  );
  for (const player of players) {
    await player.until("the table", () => true, 60_000);
    await player.move("visitor", { to: "table", intent: { type: "sit", share: newId() } });
  }
  return players;
}

/** Plays deal after deal until the storm is over, then the last deal to its end. Answers whether it ended. */
async function playCards(seats: Witness<View>[], seed: number, calm: { ending: boolean }): Promise<boolean> {
  const done = { value: false };
  const over = () => {
    const phase = seats[0]!.view?.phase;
    return calm.ending && (phase === "ended" || phase === "complete");
  };
  const play = async (player: Witness<View>, seat: number) => {
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

/** Hides and guesses to the end of the game, or of the round after the one in which the storm ended. Answers whether it came so far. */
async function playSpoof(seats: Witness<SpoofView>[], seed: number, calm: { ending: boolean }): Promise<boolean> {
  let last: number = SPOOF.rounds;
  const isOver = () => {
    const round = Math.max(...seats.map(({ view }) => view?.round ?? 0));
    if (calm.ending) last = Math.min(last, round + 1);
    return round > last || seats.some(({ view }) => view?.phase === "over");
  };
  const play = async (player: Witness<SpoofView>, seat: number) => {
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

/** The id that a client gave a move: it is stored under its author's. */
const SENT_ID = `split_part("moveId", '/', 2)`;

async function storedMoves(house: Stormed, keys: readonly string[], before: Date): Promise<Set<string>> {
  const rows = await queryStormed<{ key: string }>(
    house.databaseUrl,
    `SELECT ${SENT_ID} AS key FROM "Move" WHERE ${SENT_ID} = ANY($1) AND at < $2`,
    [keys, before],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Whether every acked move is in the log once, and no number of the log is missing or there twice. What is wrong, a line each. */
async function movesAgainstLog(house: Stormed, all: readonly Sent[]): Promise<string[]> {
  const rows = await queryStormed<{ key: string; n: number; spans: number }>(
    house.databaseUrl,
    `SELECT ${SENT_ID} AS key, count(*)::int AS n,
       (SELECT count(*)::int FROM "Event" e WHERE e."tableId" = m."tableId" AND e."moveId" = m."moveId") AS spans
     FROM "Move" m WHERE m."moveId" LIKE '%/%' GROUP BY m."tableId", m."moveId"`,
    [],
  );
  const found = new Map(rows.map((row) => [row.key, row]));
  const faults: string[] = [];
  for (const { key, what, answered } of all) {
    const row = found.get(key);
    if (answered && (!row || row.spans === 0)) faults.push(`acknowledged, but not there: ${what}, move ${key}`);
    if (row && row.n > 1) faults.push(`happened twice: ${what}, move ${key}`);
  }
  const holes = await queryStormed<{ tableId: string }>(
    house.databaseUrl,
    `SELECT e."tableId" FROM "Event" e JOIN "Table" t ON t.id = e."tableId"
     GROUP BY e."tableId", t.seq HAVING count(*) <> t.seq OR max(e.seq) <> t.seq`,
    [],
  );
  return [...faults, ...holes.map(({ tableId }) => `the log of ${tableId} has a hole`)];
}
