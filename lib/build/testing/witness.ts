import { createHash } from "node:crypto";
import type { Joined, TableMessage } from "../../contracts/live";
import { logEntries } from "../../contracts/table-message";
import { numberOf } from "../../contracts/version";
import { prisma } from "../../db/client";
import { classesOf, classOfSeat, SPECTATOR, type ViewerClass } from "../../engine/kernel/classes";
import { viewerAt } from "../../engine/kernel/fold";
import { beginning } from "../../engine/kernel/match";
import { observedIn, readRows } from "../../live/read-log";
import { logOf } from "../../services/tables/show-table";
import { worldOf } from "../../worlds";
import { Player } from "./player";

/** What somebody was shown of a table: as whom, with which message, and prints of the view and of what was said (null: nothing was). */
type Shown = { viewerClass: ViewerClass; n: number; view: string; told: string | null };

/** A short print of a value, the same whatever the order of its keys. */
function printOf(value: unknown): string {
  const ordered = (_: string, part: unknown): unknown =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part;
  return createHash("sha1")
    .update(JSON.stringify(value, ordered) ?? "")
    .digest("base64");
}

/** A player who remembers of everything that they were shown what it was, to hold it against the log afterwards. */
export class Witness<View> extends Player<View> {
  readonly shown: Shown[] = [];

  protected override followed(message: TableMessage<View>, view: View | null): void {
    this.remember(message.version, view, printOf(logEntries(message)));
  }

  protected override take(joined: Joined<View>): void {
    super.take(joined);
    this.remember(joined.version, joined.game, null);
  }

  private remember(version: string, view: View | null, told: string | null): void {
    const viewerClass = this.seat === null ? SPECTATOR : classOfSeat(this.seat);
    this.shown.push({ viewerClass, n: numberOf(version) ?? -1, view: printOf(view), told });
  }
}

/**
 * Holds everything that witnesses of one table were shown, message by message, against its log: each view is the one that
 * this class has after that message, each line is what it was told with it. Answers how much was compared, and what differs.
 */
export async function holdAgainstLog(
  witnesses: readonly Witness<never>[],
): Promise<{ compared: number; faults: string[] }> {
  const tableId = witnesses[0]?.tableId ?? "";
  const logged = await readLogged(tableId);
  const faults: string[] = [];
  let compared = 0;
  for (const { shown } of witnesses)
    for (const { viewerClass, n, view, told } of shown) {
      const expected = logged.get(`${viewerClass} ${n}`);
      compared++;
      const at = `table ${tableId}, class ${viewerClass}, message ${n}`;
      if (!expected) faults.push(`${at}: the log has no such message`);
      else if (expected.view !== view) faults.push(`${at}: another view than the log's`);
      else if (told !== null && expected.told !== told) faults.push(`${at}: something else was said than in the log`);
    }
  return { compared, faults };
}

/** What the log of a table shows each class with each of its messages: by class and number. */
async function readLogged(tableId: string): Promise<Map<string, { view: string; told: string }>> {
  const { world, config } = await prisma().table.findUniqueOrThrow({
    where: { id: tableId },
    select: { world: true, config: { select: { body: true } } },
  });
  const { game } = worldOf(world).load(config?.body);
  const rows = await readRows({ id: tableId, game }, 0, Number.MAX_SAFE_INTEGER);
  const from = beginning(game);
  const viewOf = (state: unknown, viewerClass: ViewerClass) =>
    printOf(game.view(state, viewerAt(game, state, viewerClass)));
  const logged = new Map<string, { view: string; told: string }>();
  for (const viewerClass of classesOf(from.table.seats.length, game.offices))
    logged.set(`${viewerClass} 0`, { view: viewOf(from.game, viewerClass), told: "" });
  for (const { move, observed } of observedIn(game, { from, rows }, 0))
    for (const [viewerClass, seen] of observed.seen) {
      const n = observed.after.heads[viewerClass] ?? 0;
      const told = printOf(logOf(game, seen, n, move[0]?.at ?? 0));
      logged.set(`${viewerClass} ${n}`, { view: viewOf(observed.after.game, viewerClass), told });
    }
  return logged;
}
