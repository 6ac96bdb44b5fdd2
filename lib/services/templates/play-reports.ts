import { setImmediate } from "node:timers/promises";
import { PlayReport } from "@/lib/contracts/play-report";
import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import type { CardGame } from "@/lib/engine/cards/compile";
import { Playtest } from "@/lib/engine/cards/playtest";
import { gameOf } from "./version-facts";

/** Deals of a report; fewer where they are long, so that whoever makes it anew comes to the same on any machine. */
const DEALS = 400;
const MOST_ACTS = 20_000;
/** Of one deal, before it is given up. */
const ACTS = 2_000;
/** No game is played on for longer than so many milliseconds, however slow its acts are; most take one or two seconds. */
const MOST_MS = 30_000;
/** So long, in milliseconds, others wait for a step of it. */
const SLICE_MS = 6;
/** A table of so many bots, where the game allows it. */
const SEATS = 4;

/** Plays many deals of a game by bots as they sit at tables, in steps between which everything else goes on. */
export async function makeReport(game: CardGame): Promise<PlayReport> {
  const seats = Math.max(game.seats.min, Math.min(SEATS, game.seats.max));
  const trial = new Playtest(game, { games: DEALS, seats, seed: 1, bots: "shadow", acts: ACTS }, true);
  let spent = 0;
  let acts = 0;
  for (let goesOn = true; goesOn && spent < MOST_MS; ) {
    const begun = performance.now();
    while (goesOn && performance.now() - begun < SLICE_MS) goesOn = trial.step() && ++acts < MOST_ACTS;
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

/** Games of which reports are wanted, in the order in which they were: one is made at a time. */
const wanted = new Set<string>();
const MOST_WANTED = 1_000;
let working: Promise<void> | null = null;

/**
 * Has the report of a published game's latest version made, unless it has one: beside everything else, one game after the
 * other. Wanted when a game is published and when a published one is saved; what a process that ended left undone,
 * `wantMissingReports` finds. Looking at a game makes nothing.
 */
export function wantReport({ slug }: { slug: string }): void {
  if (wanted.size >= MOST_WANTED) return;
  wanted.add(slug);
  working ??= work().finally(() => {
    working = null;
  });
}

/** Wants the reports that published games lack: the house's own, which are seeded without, and what was interrupted. */
export async function wantMissingReports(): Promise<void> {
  const { rows } = await pool().query<{ slug: string }>(
    `SELECT t.slug FROM "Template" t
     JOIN LATERAL (SELECT world, report FROM "TemplateVersion" v WHERE v."templateId" = t.id ORDER BY number DESC LIMIT 1) v ON true
     WHERE t.published AND t."deletedAt" IS NULL AND v.world = 'cards' AND v.report IS NULL LIMIT ${MOST_WANTED}`,
  );
  for (const row of rows) wantReport(row);
}

/** Once all reports are made that are wanted: for tests. */
export const reportsMade = async (): Promise<void> => working ?? undefined;

async function work(): Promise<void> {
  for (const slug of wanted) {
    // Taken first: a version that is saved meanwhile is wanted anew.
    wanted.delete(slug);
    try {
      await keepReport(slug);
    } catch (error) {
      console.error(`The report of ${slug} could not be made:`, error);
    }
  }
}

async function keepReport(slug: string): Promise<void> {
  // A draft is play-tested by its author, in the editor; nobody plays an older version any more.
  const version = await prisma().templateVersion.findFirst({
    where: { template: { slug, published: true, deletedAt: null } },
    orderBy: { number: "desc" },
    select: { id: true, world: true, report: true, config: { select: { body: true } } },
  });
  if (version?.world !== "cards" || version.report !== null) return;
  const report = await makeReport(gameOf(version.config.body));
  await pool().query('UPDATE "TemplateVersion" SET report = $2 WHERE id = $1 AND report IS NULL', [version.id, report]);
}

/** A stored report; null: none, or one of another form. */
export const readReport = (stored: unknown): PlayReport | null => PlayReport.safeParse(stored).data ?? null;
