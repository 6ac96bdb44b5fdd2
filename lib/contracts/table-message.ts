import { sharing, withChanges } from "../engine/kernel/changes";
import type { LogEntry, TableMessage } from "./live";
import { numberOf } from "./version";

/**
 * The view after a message of a table's stream, which brings it whole or tells what changed. Throws `DoesNotFit` where the
 * changes are those of another view. What is the same is the same object as before.
 */
export function viewAfter<View>(before: View, { game, changes }: Pick<TableMessage<View>, "game" | "changes">): View {
  if (game !== undefined) return sharing(before, game);
  return changes === undefined ? before : (withChanges(before, changes) as View);
}

/** The lines of the log that a message brings. */
export const logEntries = ({ version, at, log = [] }: Pick<TableMessage, "version" | "at" | "log">): LogEntry[] =>
  log.map((told) => ({ n: numberOf(version) ?? 0, at, ...told }));
