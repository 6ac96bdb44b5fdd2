import type { Measure } from "../build/bench";
import { makeMember, ticketFor } from "../build/testing/club";
import { moveOf, openedGame, sitDown } from "../build/testing/diplomacy";
import { startSidecar } from "../build/testing/sidecars";
import { WorldPlayer } from "../build/testing/world-player";
import { closePool } from "../db/pool";
import type { Intent } from "../engine/diplomacy/game/intent";
import type { View } from "../engine/diplomacy/game/view";
import { SeededRandom } from "../engine/kernel/random";
import { inTurn } from "../live/in-turn";
import { catchUp, liveTable } from "../live/live-table";

const POWERS = 34;
const ONLOOKERS = 34;
const PHASES = 7;

const phaseOf = ({ position }: View): string => JSON.stringify(position.phase);

/**
 * A game of 34 powers in real time, each power and as many onlookers with a connection of their own: from the moment in
 * which the last orders are sent, and the phase with them is due, until all are told of the next phase. The median of
 * some phases, and the slowest.
 */
export async function* benches(): AsyncIterable<Measure> {
  const sidecar = await startSidecar(process.env.DATABASE_URL ?? "");
  const viewers: WorldPlayer<View>[] = [];
  try {
    const members = await Promise.all(Array.from({ length: POWERS }, () => makeMember("many")));
    const rules = ["REAL_TIME", "NO_PRESS", "CIVIL_DISORDER"];
    const id = await openedGame(members[0]!, { map: "chaos", rules, timing: ["NEXT 12H"] });
    await sitDown(id, members);
    for (const member of [...members, ...Array.from({ length: ONLOOKERS }, () => null)])
      viewers.push(new WorldPlayer<View>(sidecar.url, member ? ticketFor(member) : async () => null, id));
    for (const one of viewers) await one.until("the game", ({ stage }) => stage === "active");
    const table = (await liveTable(id))!;
    const random = new SeededRandom(1);
    const took: number[] = [];
    const begun = performance.now();
    for (let turn = 0; turn < PHASES; turn++) {
      await inTurn(id, () => catchUp(table));
      const before = phaseOf(viewers[0]!.view!);
      const owed = members.flatMap((member, seat) => {
        const choices = (table.game.legal!(table.match.game, seat) as Intent[]).filter(({ type }) => type === "orders");
        const intent = choices[random.below(Math.max(1, choices.length))];
        return intent ? [{ member, seat, intent }] : [];
      });
      const last = owed.pop();
      if (!last) break;
      for (const { member, seat, intent } of owed) await moveOf(id, member, seat, { to: "game", intent });
      const sent = performance.now();
      const played = await viewers[last.seat]!.play(last.seat, last.intent);
      if (!played?.ok) throw new Error(`The last orders were not taken: ${JSON.stringify(played)}`);
      await Promise.all(viewers.map((one) => one.until("the next phase", (view) => phaseOf(view) !== before)));
      took.push(performance.now() - sent);
    }
    const seconds = (performance.now() - begun) / 1_000;
    const sorted = took.toSorted((a, b) => a - b);
    const figure = (name: string, value: number): Measure => ({ name, value, unit: "ms", n: took.length, seconds });
    yield figure("diplomacy.process", sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
    yield figure("diplomacy.process.slowest", sorted.at(-1) ?? Number.NaN);
  } finally {
    for (const one of viewers) one.close();
    await sidecar.kill();
    await closePool();
  }
}
