import { setImmediate } from "node:timers/promises";
import { PlayReport } from "@/lib/contracts/play-report";
import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import type { CardGame } from "@/lib/engine/cards/compile";
import { Playtest } from "@/lib/engine/cards/playtest";
import { gameOf } from "./version-facts";

/** Deals of a report; fewer where they take longer than `MOST_MS` of computing. */
const DEALS = 400;
const ACTS = 2_000;
const MOST_MS = 1_500;
/** So long, in milliseconds, others wait for a step of it. */
const SLICE_MS = 6;
/** A table of so many bots, where the game allows it. */
const SEATS = 4;

/** Plays many deals of a game by bots as they sit at tables, in steps between which everything else goes on. */
export async function makeReport(game: CardGame): Promise<PlayReport> {
  const seats = Math.max(game.seats.min, Math.min(SEATS, game.seats.max));
  const trial = new Playtest(game, { games: DEALS, seats, seed: 1, bots: "shadow", acts: ACTS }, true);
  let spent = 0;
  for (let goesOn = true; goesOn && spent < MOST_MS; ) {
    const begun = performance.now();
    while (goesOn && performance.now() - begun < SLICE_MS) goesOn = trial.step();
    spent += performance.now() - begun;
    await setImmediate();
  }
  const report = trial.report();
  const study = trial.studied();
  const { choices, series } = study ?? { choices: { asked: 0, mean: 0, forced: 0 }, series: { ended: 0, deals: 0 } };
  return {
    v: 1,
    deals: report.games - report.stuck.length,
    seats,
    acts: report.length,
    wins: report.wins,
    choices: choices.asked > 0 ? { mean: choices.mean, forced: choices.forced } : null,
    series: series.ended > 0 ? series.deals / series.ended : null,
    stuck: report.stuck.length,
    unused: report.unused,
  };
}

/** Versions of which reports are wanted, in the order in which they were: one is made at a time. */
const wanted = new Set<string>();
const MOST_WANTED = 200;
/** Versions whose report could not be made: they are not tried again before the next start. */
const failed = new Set<string>();
let working: Promise<void> | null = null;

/**
 * Has the report of a version made, unless it has one: beside everything else, one version after the other. What does not
 * fit in line is wanted again when somebody looks at it.
 */
export function wantReport(versionId: string): void {
  if (wanted.size >= MOST_WANTED || failed.has(versionId)) return;
  wanted.add(versionId);
  working ??= work().finally(() => {
    working = null;
  });
}

/** Once all reports are made that are wanted: for tests. */
export const reportsMade = async (): Promise<void> => working ?? undefined;

async function work(): Promise<void> {
  for (const id of wanted) {
    try {
      await keepReport(id);
    } catch (error) {
      failed.add(id);
      console.error(`The report of ${id} could not be made:`, error);
    }
    wanted.delete(id);
  }
}

async function keepReport(id: string): Promise<void> {
  const version = await prisma().templateVersion.findUnique({
    where: { id },
    select: { world: true, report: true, config: { select: { body: true } } },
  });
  if (version?.world !== "cards" || version.report !== null) return;
  const report = await makeReport(gameOf(version.config.body));
  await pool().query('UPDATE "TemplateVersion" SET report = $2 WHERE id = $1 AND report IS NULL', [id, report]);
}

/** A stored report; null: none, or one of another form. */
export const readReport = (stored: unknown): PlayReport | null => PlayReport.safeParse(stored).data ?? null;
