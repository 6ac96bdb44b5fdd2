import type { StatusFacts } from "./facts";
import type { StatusReport } from "./problem";
import type { GameDraft } from "./read-game";
import type { Roster } from "./roster";

/**
 * What only the judge writes (NEED, PLAYER) is not changed by hand: which positions are vacant follows from
 * resignations and takeovers. `before`: the file as it was.
 */
export function checkHand({ facts, at }: GameDraft, roster: Roster, before: StatusFacts, report: StatusReport): void {
  const needs = ({ need = [] }: Pick<StatusFacts, "need">): string =>
    need.map(({ power, units, centers }) => `${power} ${units} ${centers}`).join();
  if (needs(facts) !== needs(before))
    report.error(at.get("NEED") ?? at.get("GAME") ?? 1, "status/judges_line", "NEED is written by the judge alone");
  for (const { facts: block, at: lines, line, header } of roster.all) {
    const known =
      header === "POWER"
        ? before.powers[block.name]
        : before.observers.find(({ type, name }) => type === header && name === block.name);
    const was = known?.player === "RESIGNED";
    if ((block.player === "RESIGNED") !== was)
      report.error(
        lines.get("PLAYER") ?? line,
        "status/judges_line",
        `${block.name}: RESIGNED is added and taken away by the judge alone, as players resign and take over`,
      );
  }
}
