import { readAcceptance } from "../payola/acceptance";
import { readSheet } from "../payola/read-sheet";
import { type GameRuleset, soundPhase } from "./check-game";
import { fieldOfRoster } from "./check-orders";
import { type StatusReport, shown } from "./problem";
import type { GameDraft } from "./read-game";
import type { ParticipantDraft, Roster } from "./roster";

/**
 * What Payola writes of a participant: who lives has FUNDS with `$`; a list names each letter once, and who is
 * eliminated has none; a sheet is held against the position, line by line.
 */
export function checkMoney(
  participant: ParticipantDraft,
  draft: GameDraft,
  roster: Roster,
  ruleset: GameRuleset,
  report: StatusReport,
): void {
  const { facts, at, line, header, offers } = participant;
  const phase = draft.facts.phase;
  const letters = ruleset.map?.powers.map(({ abbreviation }) => abbreviation) ?? [];
  const lives = [facts.units, facts.centers, Object.keys(facts.retreats ?? {})].some((list) => list && list.length > 0);
  const isPlayed = typeof phase === "object" && phase !== null;
  if (header === "POWER" && lives && isPlayed && facts.funds?.$ === undefined)
    report.error(at.get("FUNDS") ?? line, "status/no_funds", `${facts.name} has no FUNDS, as $48`);
  if (facts.accept !== undefined) {
    const list = readAcceptance(facts.accept, letters);
    const wrong = !list.ok
      ? "letters of powers, each once, and ? for all others"
      : header !== "POWER" || (isPlayed && !lives)
        ? "who has no units prefers nobody"
        : null;
    if (list.ok) facts.accept = list.value;
    if (wrong !== null) report.error(at.get("ACCEPT") ?? line, "status/bad_accept", `ACCEPT ${facts.accept}: ${wrong}`);
  }
  for (const to of facts.sent ?? [])
    if (!roster.all.some(({ facts: { name } }) => name === to))
      report.error(at.get("SENT") ?? line, "status/bad_sent", `there is no ${shown(to)}`);
  if (offers.length > 0) checkSheet(participant, draft, roster, ruleset, report);
}

function checkSheet(
  { facts, offers }: ParticipantDraft,
  draft: GameDraft,
  roster: Roster,
  ruleset: GameRuleset,
  report: StatusReport,
): void {
  facts.sheet = offers.map(({ text }) => text);
  const phase = soundPhase(draft, ruleset);
  const [first] = offers;
  if (phase === "COMPLETED" || phase === null || !first) return;
  if (phase === "FORMING" || phase.type !== "MOVEMENT") {
    report.error(first.line, "status/other_phase", `${shown(first.text)}: offers are made in movement phases`);
    return;
  }
  const field = fieldOfRoster(roster, ruleset, phase);
  if (!field || roster.unsure) return;
  const dummies = new Set(
    roster.all.flatMap(({ facts: { player, control, name } }) => (player === "DUMMY" && !control ? [name] : [])),
  );
  const of = { field, power: facts.name, funds: facts.funds?.$ ?? 0, dummies, settled: true as const };
  const read = readSheet(of, facts.sheet);
  if (read.ok) {
    facts.sheet = [...read.value.lines];
    return;
  }
  for (const { code, data } of read.error) {
    const place = typeof data === "object" && data !== null && "line" in data ? Number(data.line) : 0;
    const { text, line } = offers[place] ?? first;
    report.error(line, "status/bad_offer", `${shown(text)}: ${code.replaceAll("_", " ")}`);
  }
}
