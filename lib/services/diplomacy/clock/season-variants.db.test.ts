import { afterAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { openedGame, sitDown, stateOf } from "@/lib/build/testing/diplomacy";
import { factsOf, KilledClock, nextDue } from "@/lib/build/testing/killed-clock";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { DiplomacyEvent } from "@/lib/engine/diplomacy/game/event";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { inTurn } from "@/lib/live/in-turn";
import { catchUp, liveTable } from "@/lib/live/live-table";
import { playMove } from "../../tables/play-move";

const LONG = process.env.GUILDHALL_LONG !== undefined;
const [GAMES, KILLS, DAYS] = LONG ? [20, 12, 14] : [3, 2, 4];
const HOUR = 3_600_000;

const KINDS = [
  { variant: "payola", rules: ["NO_PRESS", "CIVIL_DISORDER"], timing: ["NEXT 1D"] },
  { variant: "crystal", rules: ["NO_PRESS", "CIVIL_DISORDER"], timing: ["NEXT 1D"] },
  { variant: "payola", rules: ["BLIND", "CIVIL_DISORDER", "ZEROSUM"], timing: ["NEXT 12H"] },
  { variant: "crystal", rules: ["CIVIL_DISORDER", "PUBLIC_LISTS"], timing: ["MOVE 1D NEXT 12H"] },
];

const clock = new KilledClock();
afterAll(async () => {
  clock.stop();
  await closePool();
});

/** What somebody at a seat does: a whole sheet or list, now and then money for a neighbour. */
function chosen(choices: readonly Intent[], funds: number, random: SeededRandom): Intent | undefined {
  if (funds > 3 && random.below(6) === 0) return { type: "give", to: "TURKEY", amount: 3, treasury: funds };
  const orders = choices.filter(({ type }) => type === "orders");
  return orders[random.below(Math.max(1, orders.length))];
}

/** The last sheet or list that each power's own player entered, phase by phase, is what the phase was decided by. */
function checkKept(id: string, facts: readonly DiplomacyEvent[]): void {
  const held = new Map<string, readonly string[]>();
  let locked = false;
  for (const fact of facts) {
    if (fact.type === "sheet_set") held.set(fact.power, fact.lines);
    if (fact.type === "list_set" && fact.when === (locked ? "later" : "sooner") && fact.by !== null)
      held.set(fact.power, fact.lines);
    if (fact.type === "lists_locked") {
      locked = true;
      held.clear();
    }
    if (fact.type !== "offers_resolved" && fact.type !== "lists_read") continue;
    for (const [power, lines] of held) {
      const told = fact.type === "lists_read" ? fact.next[power] : fact.statements[power]?.sheet;
      expect(told, `${id} ${phaseCode(fact.phase)} ${power}`).toEqual(lines);
    }
    held.clear();
  }
}

test(
  `${GAMES} games of Payola and Crystal Ball through a season under a clock that is killed: each phase once, no sheet or list lost, no purse below nothing`,
  async () => {
    const random = new SeededRandom(Number(process.env.SEED ?? 18));
    const people = await Promise.all(Array.from({ length: 10 }, () => makeMember("season of kinds")));
    const games: { id: string; members: Member[] }[] = [];
    for (let i = 0; i < GAMES; i++) {
      const members = random.shuffle(people).slice(0, 7);
      const id = await openedGame(members[0]!, KINDS[i % KINDS.length]!);
      await sitDown(id, members);
      games.push({ id, members });
    }
    const ids = games.map(({ id }) => id);
    const entered = new Map<string, number>(ids.map((id) => [id, 0]));
    const act = async ({ id, members }: (typeof games)[number], now: number) => {
      const table = (await liveTable(id))!;
      await inTurn(id, () => catchUp(table));
      for (const [seat, member] of members.entries()) {
        if (random.below(100) >= 55) continue;
        const state = await stateOf(id);
        const funds = state.powers.find((power) => power.seat === seat)?.purse?.funds ?? 0;
        const intent = chosen(table.game.legal!(table.match.game, seat) as Intent[], funds, random);
        if (!intent) continue;
        const move = { tableId: id, moveId: newId(), user: member.id, as: seat, now };
        const played = await playMove({ ...move, request: { to: "game", intent } });
        if (played.ok && intent.type === "orders") entered.set(id, entered.get(id)! + 1);
      }
    };
    const begun = Date.now();
    const deaths = Array.from({ length: KILLS }, (_, i) => begun + (0.6 * (i + 0.5) * DAYS * 24 * HOUR) / KILLS);
    let interrupted = 0;
    for (let now = begun; ; ) {
      const due = await nextDue(ids);
      if (due === null || due > begun + DAYS * 24 * HOUR) break;
      now = Math.max(now, due);
      for (const game of games) if (random.below(3) === 0) await act(game, now - 1);
      const isKilled = deaths[0] !== undefined && now >= deaths[0];
      if (await clock.judge(now, isKilled ? 1 + random.below(3) : null)) continue;
      interrupted++;
      deaths.shift();
    }
    expect(interrupted).toBe(KILLS);
    let most = 0;
    for (const { id } of games) {
      const facts = await factsOf(id);
      const phases = facts.flatMap((fact) => (fact.type === "phase_processed" ? [phaseCode(fact.phase)] : []));
      expect(new Set(phases).size, `${id}: ${phases}`).toBe(phases.length);
      most = Math.max(most, phases.length);
      const written = facts.filter(
        (fact) =>
          (fact.type === "orders_set" || fact.type === "sheet_set" || fact.type === "list_set") && fact.by !== null,
      );
      expect(written.length).toBe(entered.get(id));
      checkKept(id, facts);
      for (const fact of facts)
        if (fact.type === "offers_resolved")
          for (const [power, { funds }] of Object.entries(fact.balances))
            expect(funds, `${id} ${power}`).toBeGreaterThanOrEqual(0);
    }
    expect(most).toBeGreaterThan(3);
  },
  LONG ? 900_000 : 300_000,
);
