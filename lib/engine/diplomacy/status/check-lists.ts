import { readWritten } from "../crystal/entry";
import { type GameRuleset, soundPhase } from "./check-game";
import { fieldOfRoster } from "./check-orders";
import { type StatusReport, shown } from "./problem";
import type { GameDraft } from "./read-game";
import type { ParticipantDraft, Roster } from "./roster";

/**
 * The lists of a game of Crystal Ball: they may name units that are not there; what is said must be possible on the
 * map. They stand in files of every phase.
 */
export function checkLists(
  { facts, lists, header }: ParticipantDraft,
  draft: GameDraft,
  roster: Roster,
  ruleset: GameRuleset,
  report: StatusReport,
): void {
  const phase = soundPhase(draft, ruleset);
  const field = phase === null || typeof phase === "string" ? null : fieldOfRoster(roster, ruleset, phase);
  for (const when of ["sooner", "later"] as const) {
    const lines = lists[when];
    const [first] = lines;
    if (facts[when] === undefined) continue;
    if (!first) {
      delete facts[when];
      continue;
    }
    facts[when] = lines.map(({ text }) => text);
    if (header !== "POWER") {
      report.error(first.line, "status/no_power", `${shown(first.text)}: ${header} ${facts.name} plays no power`);
      continue;
    }
    if (!field) continue;
    const read = readWritten(field, facts.name, facts[when]);
    if (read.ok) facts[when] = [...read.value];
    else
      for (const { code, data } of read.error) {
        const at = typeof data === "object" && data !== null && "line" in data ? Number(data.line) : 0;
        const { text, line } = lines[at] ?? first;
        report.error(line, "status/bad_list", `${shown(text)}: ${code.replaceAll("_", " ")}`);
      }
  }
}
