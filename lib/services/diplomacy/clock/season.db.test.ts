import { afterAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { openedGame, sitDown, stateOf } from "@/lib/build/testing/diplomacy";
import { factsOf, KilledClock, nextDue } from "@/lib/build/testing/killed-clock";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { inTurn } from "@/lib/live/in-turn";
import { catchUp, liveTable } from "@/lib/live/live-table";
import { playMove } from "../../tables/play-move";

const LONG = process.env.GUILDHALL_LONG !== undefined;
const [GAMES, KILLS, DAYS] = LONG ? [50, 16, 12] : [4, 2, 6];
/** Which day it begins on is chance, and what people do then: it goes on until enough was seen, for so many days at most. */
const MOST_DAYS = 5 * DAYS;
const HOUR = 3_600_000;
const SEED = Number(process.env.SEED ?? 7);

/** How games differ: whoever is late is waited for, filled in for, or dismissed; and how often whoever owes orders is warned. */
const KINDS = [
  { rules: ["NO_PRESS", "CIVIL_DISORDER"], timing: ["NEXT 1D WARN 8H,2H"], warnings: 2 },
  { rules: ["NO_PRESS", "CIVIL_DISORDER", "NO_MINOR_WAIT"], timing: ["MOVE 1D NEXT 12H"], warnings: 1 },
  { rules: ["BLIND", "CIVIL_DISORDER"], timing: ["NEXT 1D"], warnings: 1 },
  { rules: ["NO_PRESS"], timing: ["NEXT 1D WARN 4H GRACE 12H"], warnings: 1 },
  { rules: ["NO_PRESS", "CIVIL_DISORDER", "REAL_TIME"], timing: ["NEXT 15H WARN 6H,1H"], warnings: 2 },
];

type Seen = { most: number; fewest: number; away: number; forgot: number };
const isEnough = ({ most, fewest, away, forgot }: Seen): boolean => most > 3 && fewest > 0 && away > 5 && forgot > 3;

const clock = new KilledClock();
afterAll(async () => {
  clock.stop();
  await closePool();
});

test(
  `${GAMES} games through a season, with whoever forgets and is away, under a clock that is killed: each phase once, no order lost, each warning once`,
  async () => {
    const random = new SeededRandom(SEED);
    const people = await Promise.all(Array.from({ length: 14 }, () => makeMember("season")));
    const games: { id: string; members: Member[]; warnings: number }[] = [];
    for (let i = 0; i < GAMES; i++) {
      const members = random.shuffle(people).slice(0, 7);
      const { warnings, ...kind } = KINDS[i % KINDS.length]!;
      const id = await openedGame(members[0]!, kind);
      await sitDown(id, members);
      games.push({ id, members, warnings });
    }
    const ids = games.map(({ id }) => id);
    const begun = Date.now();
    const acknowledged = new Map<string, number>(ids.map((id) => [id, 0]));

    /** Somebody does what they may at a table, or not. */
    const act = async ({ id, members }: (typeof games)[number], now: number) => {
      const table = (await liveTable(id))!;
      await inTurn(id, () => catchUp(table));
      for (const [seat, member] of members.entries()) {
        const chance = random.below(100);
        if (chance >= 45) continue;
        const choices = table.game.legal!(table.match.game, seat) as Intent[];
        const orders = choices.filter(({ type }) => type === "orders");
        const day = new Date(now + 3 * 24 * HOUR).toISOString().slice(0, 10).replaceAll("-", "");
        const intent: Intent | undefined =
          chance < 3 ? { type: "absence", from: day, to: day } : orders[random.below(Math.max(1, orders.length))];
        if (!intent) continue;
        const move = { tableId: id, moveId: newId(), user: member.id, as: seat, now };
        const played = await playMove({ ...move, request: { to: "game", intent } });
        if (played.ok && intent.type === "orders") acknowledged.set(id, acknowledged.get(id)! + 1);
      }
    };

    /**
     * Whether all held so far, and what was seen: the most phases of a game, the fewest of one that is not waiting, absences,
     * and powers whose orders were forgotten.
     */
    const check = async (): Promise<Seen> => {
      let most = 0;
      let fewest = Number.POSITIVE_INFINITY;
      let away = 0;
      let forgot = 0;
      for (const { id, warnings } of games) {
        const facts = await factsOf(id);
        const phases = facts.flatMap((fact) => (fact.type === "phase_processed" ? [phaseCode(fact.phase)] : []));
        expect(new Set(phases).size, `${id}: ${phases}`).toBe(phases.length);
        most = Math.max(most, phases.length);
        // Every order that was acknowledged is in the log, and the last of a power in a phase is what the phase resolved.
        const byHand = facts.filter((fact) => fact.type === "orders_set" && fact.by !== null);
        expect(byHand.length).toBe(acknowledged.get(id));
        const held = new Map<string, string[]>();
        const warned = new Set<string>();
        away += facts.filter(({ type }) => type === "absence_set").length;
        for (const fact of facts) {
          if (fact.type === "orders_set")
            held.set(
              fact.power,
              (fact.orders ?? []).flatMap((order) => (order.type === "unread" ? [] : [printOrder(order)])),
            );
          if (fact.type === "warned")
            for (const power of fact.powers)
              for (const span of fact.spans) {
                expect(warned, `${id}: ${power} ${span}`).not.toContain(`${power} ${span}`);
                warned.add(`${power} ${span}`);
              }
          if (fact.type !== "phase_processed") continue;
          // Whoever ordered nothing for units that they had was warned each time that it is asked for.
          if (fact.phase.type === "MOVEMENT")
            for (const power of new Set(fact.results.map((row) => row.power))) {
              if (held.has(power)) continue;
              forgot++;
              expect(
                [...warned].filter((one) => one.startsWith(`${power} `)),
                `${id} ${phaseCode(fact.phase)}`,
              ).toHaveLength(warnings);
            }
          for (const [power, orders] of held) {
            const resolved = fact.results.flatMap((row) =>
              row.power === power && row.order.type !== "unread" ? [printOrder(row.order)] : [],
            );
            expect(resolved, `${id} ${phaseCode(fact.phase)} ${power}`).toEqual(expect.arrayContaining(orders));
          }
          held.clear();
          warned.clear();
        }
        const { stage } = await stateOf(id);
        expect(["active", "waiting"]).toContain(stage);
        if (stage === "active") fewest = Math.min(fewest, phases.length);
      }
      return { most, fewest, away, forgot };
    };

    const deadlines = Array.from({ length: KILLS }, (_, i) => begun + (0.6 * (i + 0.5) * DAYS * 24 * HOUR) / KILLS);
    let ticks = 0;
    let interrupted = 0;
    for (let now = begun; ; ticks++) {
      const due = await nextDue(ids);
      if (due === null || due > begun + MOST_DAYS * 24 * HOUR) break;
      if (due > begun + DAYS * 24 * HOUR && interrupted === KILLS && isEnough(await check())) break;
      now = Math.max(now, due);
      // Some have ordered before it is due, some while it is.
      for (const game of games) if (random.below(5) === 0) await act(game, now - 1);
      const isKilled = deadlines[0] !== undefined && now >= deadlines[0];
      const judging = clock.judge(now, isKilled ? 1 + random.below(3) : null);
      await act(games[random.below(games.length)]!, now);
      if (await judging) continue;
      interrupted++;
      deadlines.shift();
    }
    expect(ticks).toBeGreaterThan(20);
    expect(interrupted).toBe(KILLS);
    const seen = await check();
    expect(isEnough(seen), JSON.stringify(seen)).toBe(true);
  },
  LONG ? 900_000 : 300_000,
);
