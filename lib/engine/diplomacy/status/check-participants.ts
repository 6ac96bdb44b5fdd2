import { powerName, provinceOf } from "../map/draft";
import { isOpening, readPhaseCode } from "../map/flow";
import { type GameRuleset, soundPhase } from "./check-game";
import { checkLists } from "./check-lists";
import { checkMoney } from "./check-money";
import { checkOrders } from "./check-orders";
import type { StatusPhase } from "./facts";
import { upper } from "./lines";
import { isRight } from "./position";
import { type StatusReport, shown } from "./problem";
import type { GameDraft } from "./read-game";
import type { ParticipantDraft, Roster } from "./roster";

/** What can only be judged when all participants are known. */
export function checkParticipants(draft: GameDraft, roster: Roster, ruleset: GameRuleset, report: StatusReport): void {
  checkTeams(draft, roster, ruleset, report);
  checkPeople(draft, roster, report);
  if (draft.facts.phase === "FORMING") checkSeats(draft, roster, ruleset, report);
  const owning = roster.all.filter((each) => each.header === "POWER" && each.facts.centers?.length).length;
  for (const participant of roster.all) {
    const { facts, at, header } = participant;
    if (!at.has("PLAYER") && (header !== "POWER" || !at.has("CONTROL")))
      report.error(
        participant.line,
        "status/no_player",
        `${facts.name} has ${header === "POWER" ? "neither PLAYER nor CONTROL" : "no PLAYER"}`,
      );
    for (const who of facts.control ?? [])
      if (who !== "MASTER" && !isParticipant(roster, ruleset, who))
        report.error(
          at.get("CONTROL") ?? participant.line,
          "status/bad_control",
          `there is no ${shown(who)} to control ${facts.name}`,
        );
    checkRights(participant, draft, ruleset, report);
    checkVote(participant, owning, ruleset, report);
    checkDislodged(participant, soundPhase(draft, ruleset), roster, report);
    checkOrders(participant, draft, roster, ruleset, report);
    if (ruleset.variant === "payola") checkMoney(participant, draft, roster, ruleset, report);
    if (ruleset.variant === "crystal") checkLists(participant, draft, roster, ruleset, report);
  }
}

const isPower = ({ map }: GameRuleset, name: string): boolean =>
  map === null || map.powers.some((power) => power.name === name || power.name === powerName(name));

function isParticipant(roster: Roster, ruleset: GameRuleset, name: string): boolean {
  return isPower(ruleset, name) || roster.all.some((each) => each.facts.name === name);
}

/** Powers of the map; only a team's leader may be somebody without units of their own. */
function checkTeams(draft: GameDraft, roster: Roster, ruleset: GameRuleset, report: StatusReport): void {
  const { facts, at, teamLines } = draft;
  const seen = new Set<string>();
  facts.teams?.forEach((team, i) => {
    const line = teamLines[i] ?? 1;
    team.forEach((name, place) => {
      if (place > 0 && !isPower(ruleset, name))
        report.error(line, "status/bad_team", `there is no power ${shown(name)}`);
      if (seen.has(name)) report.error(line, "status/bad_team", `${name} is in two teams`);
      seen.add(name);
    });
  });
  for (const { power } of facts.need ?? [])
    if (!isParticipant(roster, ruleset, power))
      report.error(at.get("NEED") ?? 1, "status/bad_need", `there is no power ${shown(power)}`);
  const { proposal, result } = facts;
  if (
    proposal &&
    ((proposal.result !== "DIAS" && !isParticipant(roster, ruleset, proposal.result)) ||
      !isParticipant(roster, ruleset, proposal.by))
  )
    report.error(at.get("PROPOSAL") ?? 1, "status/bad_proposal", "DIAS or a power, then the power that proposes");
  if (result && ruleset.map && !readPhaseCode(ruleset.map, result.phase))
    report.error(at.get("RESULT") ?? 1, "status/bad_result", `${shown(result.phase)} is no phase of the map's flow`);
  for (const victor of result?.victors ?? [])
    if (!isParticipant(roster, ruleset, victor))
      report.error(at.get("RESULT") ?? 1, "status/bad_result", `there is no power ${shown(victor)}`);
}

/** Nobody shares a number of the player database or a password with the master or with another power. */
function checkPeople(draft: GameDraft, roster: Roster, report: StatusReport): void {
  const { person, password } = draft.master;
  const ids = new Map<string, string>();
  const passwords = new Map<string, string>();
  if (person?.id.startsWith("#")) ids.set(person.id, "the master");
  if (password !== undefined) passwords.set(upper(password), "the master");
  for (const { facts, at, line, header } of roster.all) {
    if (header !== "POWER") continue;
    const id = typeof facts.player === "object" ? facts.player.id : "";
    const secret = facts.password === undefined ? "" : upper(facts.password);
    if (id.startsWith("#") && ids.has(id))
      report.error(at.get("PLAYER") ?? line, "status/same_person", `${facts.name} is ${ids.get(id)} too`);
    else if (id.startsWith("#")) ids.set(id, facts.name);
    if (secret !== "" && passwords.has(secret))
      report.error(
        at.get("PASSWORD") ?? line,
        "status/same_password",
        `${facts.name} has the password of ${passwords.get(secret)}`,
      );
    else if (secret !== "") passwords.set(secret, facts.name);
  }
}

/** While a game forms it has no more players than powers that are to be played. */
function checkSeats(draft: GameDraft, roster: Roster, { map }: GameRuleset, report: StatusReport): void {
  if (map === null) return;
  const unplayed = new Set(map.powers.filter((power) => power.dummy || power.unplayed).map((power) => power.name));
  for (const name of [...(draft.facts.teams ?? []), ...map.teams].flatMap((team) => team.slice(1))) unplayed.add(name);
  const isFree = ({ facts, header }: ParticipantDraft): boolean =>
    header !== "POWER" || facts.player === "DUMMY" || facts.control !== undefined || unplayed.has(facts.name);
  for (const { facts, header } of roster.all)
    if (
      header === "POWER" &&
      (facts.player === "DUMMY" || facts.control) &&
      map.powers.some((power) => power.name === facts.name)
    )
      unplayed.add(facts.name);
  const seats = map.powers.filter((power) => !unplayed.has(power.name)).length;
  const surplus = roster.all.filter((each) => !isFree(each))[seats];
  if (surplus) report.error(surplus.line, "status/too_many_players", `there are ${seats} positions to play`);
}

/** Units are dislodged in phases of retreats only, and go where nobody stands. Of a phase being processed nothing is known. */
function checkDislodged(
  { facts, dislodged }: ParticipantDraft,
  phase: StatusPhase,
  roster: Roster,
  report: StatusReport,
) {
  const at = typeof phase === "object" ? phase : null;
  if (at?.state === "AWAIT") return;
  const settled = at?.type === "MOVEMENT" || at?.type === "ADJUSTMENTS";
  for (const { unit, line } of dislodged) {
    const to = facts.retreats?.[unit]?.find((place) => roster.units.has(provinceOf(place)));
    if (settled) report.error(line, "status/bad_retreat", `${unit}: nothing is dislodged in a phase of ${at.type}`);
    else if (to !== undefined)
      report.error(
        line,
        "status/bad_retreat",
        `${unit} cannot retreat to ${to}: ${roster.units.get(provinceOf(to))} is there`,
      );
  }
}

/** `SC!` and its like are rights of the opening: no game has them after its first adjustments (OWNS). */
function checkRights(
  { facts, at, line }: ParticipantDraft,
  draft: GameDraft,
  ruleset: GameRuleset,
  report: StatusReport,
) {
  const phase = soundPhase(draft, ruleset);
  const right = facts.centers?.find(isRight);
  const begins = typeof phase !== "object" || phase === null || !ruleset.map || isOpening(ruleset.map, phase);
  if (right !== undefined && !begins)
    report.error(at.get("OWNS") ?? line, "status/bad_owns", `${right} is a right for the first builds of a game`);
}

/** `YES` answers a proposal; a draw that leaves survivors out needs the rule NO_DIAS. */
function checkVote(
  { facts, at, line }: ParticipantDraft,
  owning: number,
  { map, rules }: GameRuleset,
  report: StatusReport,
): void {
  const { vote } = facts;
  if (vote === undefined) return;
  const size = vote.endsWith("WAY") ? Number(vote.slice(0, -3)) : null;
  const most = map?.powers.length ?? Number.POSITIVE_INFINITY;
  const proposing = rules.has("PROPOSE_DIAS");
  const wrong =
    proposing !== (vote === "YES")
      ? proposing
        ? "one votes YES on a proposal, or not at all"
        : "YES answers a proposal, and there is none without PROPOSE_DIAS"
      : size !== null && (size < 1 || size > most)
        ? `a draw of ${size} is not possible`
        : size !== null && size < owning && !rules.has("NO_DIAS")
          ? `all ${owning} survivors share a draw, without NO_DIAS: ${owning}WAY`
          : null;
  if (wrong !== null) report.error(at.get("VOTE") ?? line, "status/bad_vote", `VOTE ${vote}: ${wrong}`);
}
