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
    standing,
    absences = [],
  }: {
    timing: readonly string[];
    rules: readonly string[];
    zone: string | null;
    now: number;
    /** When the first of them ends, where that is settled; null: it has no deadline yet; absent: the game begins. */
    standing?: number | null | undefined;
    /** When players are away, as the judge writes days. */
    absences?: readonly { readonly from: string; readonly to: string }[] | undefined;
  },
): (number | null)[] {
  const { timing: read } = readTiming([...timing], [...new Set(phases.map(({ type }) => type))]);
  const expanded = expandRules(rules).rules;
  const ends: (number | null)[] = [];
  let from = now;
  phases.forEach(({ type }, i) => {
    const asked = {
      now: from,
      zone,
      type,
      timing: read,
      rules: expanded,
      first: i === 0 && standing === undefined,
      deadline: null,
      absences: absences.map(({ from, to }) => ({ from, to })),
    };
    const { at } = i === 0 && standing ? { at: standing } : nextDeadline(asked);
    ends.push(at);
    from = at ?? from;
  });
  return ends;
}
