import type { ChatView } from "@/lib/contracts/live";

const LINES_KEPT = 200;

/** What was said, once each, in the order that it was said in: what was known and what was just read or heard. */
export function withLines(known: readonly ChatView[], fresh: readonly ChatView[]): ChatView[] {
  const lines = new Map([...known, ...fresh].map((line) => [line.id, line]));
  return [...lines.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)).slice(-LINES_KEPT);
}
