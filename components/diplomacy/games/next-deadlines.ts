import { nextDeadline } from "@/lib/engine/diplomacy/calendar/deadline";
import { readTiming } from "@/lib/engine/diplomacy/calendar/timing";
import { expandRules } from "@/lib/engine/diplomacy/rules/expand";

/** A phase to come. */
export type ComingPhase = { readonly season: string; readonly year: number; readonly type: string };

/** When each of these phases would end if it uses its time, from `now` on; null: the game has no deadlines. */
export function deadlinesOf(
  phases: readonly ComingPhase[],
  {
    timing,
    rules,
    zone,
    now,
  }: { timing: readonly string[]; rules: readonly string[]; zone: string | null; now: number },
): (number | null)[] {
  const { timing: read } = readTiming([...timing], [...new Set(phases.map(({ type }) => type))]);
  const expanded = expandRules(rules).rules;
  const ends: (number | null)[] = [];
  let from = now;
  phases.forEach(({ type }, i) => {
    const asked = { now: from, zone, type, timing: read, rules: expanded, first: i === 0, deadline: null };
    const { at } = nextDeadline(asked);
    ends.push(at);
    from = at ?? from;
  });
  return ends;
}
