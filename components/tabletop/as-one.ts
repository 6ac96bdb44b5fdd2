import type { Chained, Intent } from "@/lib/engine/ccg/tabletop/intent";
import { MOST_CHAINED } from "@/lib/engine/ccg/tabletop/vocabulary";

const KINDS: ReadonlySet<Intent["type"]> = new Set<Chained["type"]>([
  ...(["transfer", "shuffle", "search", "show", "reveal", "rotate", "flip", "move", "raise", "lower"] as const),
  ...(["attach", "detach", "count", "touch", "arrow", "unarrow", "control", "score_card", "score"] as const),
]);
const isChained = (intent: Intent): intent is Chained => KINDS.has(intent.type);

/** Acts of one press or one line, as they are sent: as one act, which is taken back as one, as far as one can be so long. */
export function asOne(intents: readonly Intent[]): readonly Intent[] {
  const chained = intents.filter(isChained);
  if (intents.length < 2 || chained.length < intents.length) return intents;
  const parts = Math.ceil(chained.length / MOST_CHAINED);
  const size = Math.ceil(chained.length / parts);
  return Array.from({ length: parts }, (_, at) => chained.slice(at * size, (at + 1) * size)).flatMap(
    (acts): Intent[] => (acts.length === 1 ? acts : [{ type: "chain", acts }]),
  );
}
