import type { StatusFacts, StatusParticipant } from "./facts";
import { textOf, wordsOf } from "./lines";
import { writePlayers } from "./people";

/**
 * The status file that says these facts, in the order in which judges write it; reading it gives the facts again. Text
 * for latin-1: one character, one byte. The map is named unless it is the standard one.
 */
export function writeStatus(facts: StatusFacts): string {
  const blocks = [
    gameLines(facts),
    ...Object.entries(facts.powers).map(([name, power]) => [
      name.startsWith("POWER#") ? `POWER ${name}` : name,
      ...participantLines(power),
    ]),
    ...facts.observers.map((observer) => [`${observer.type} ${observer.name}`, ...participantLines(observer)]),
  ];
  return blocks.map((lines) => `${lines.map(oneLine).join("\n")}\n`).join("\n");
}

/** No text may break out of its line. */
const oneLine = (line: string): string => textOf(wordsOf(line.replace(/[\r\n]+/g, " ")));

/** The lines of a directive that is said once, if it is said. */
const once = (word: string, value: string | number | null | undefined): string[] =>
  value === null || value === undefined ? [] : [`${word} ${value}`];

const list = (word: string, values: readonly string[] | undefined, by = " "): string[] =>
  values === undefined ? [] : [`${word} ${values.join(by)}`];

const each = (word: string, values: readonly string[] | undefined): string[] =>
  (values ?? []).map((value) => `${word} ${value}`);

/** A head alone on its line, and lines below it. */
const below = (head: string, lines: readonly string[] = []): string[] => (lines.length === 0 ? [] : [head, ...lines]);

/** Texts that are not blank: a bare DESC would open a block. */
const prose = (texts: readonly string[] = []): string[] => texts.map(oneLine).filter((text) => text !== "");

/** Up to three lines each on its own, more as a block, unless one of them would close it. */
const morphLines = (morph: readonly string[]): string[] =>
  morph.length <= 3 || morph.some((line) => /^end morph$/i.test(line))
    ? each("MORPH", morph)
    : ["MORPH", ...morph, "END MORPH"];

function gameLines(facts: StatusFacts): string[] {
  const { master, phase, result, proposal, rotate } = facts;
  const morph = prose(facts.morph);
  return [
    `GAME ${facts.game}`,
    ...phaseLines(phase),
    ...once("JUDGE", facts.judge),
    ...(facts.map === "standard" && !facts.trial ? [] : [`${facts.trial ? "TRIAL" : "MAP"} ${facts.map}`]),
    ...morphLines(morph),
    ...list(
      "TEAMS",
      facts.teams?.map((team) => team.join("-")),
    ),
    ...(master ? [`MASTER ${master.id}|${master.email}|${master.name}`] : []),
    ...list("ADDRESS", master?.addresses, ","),
    ...once("PASSWORD", master?.password),
    ...once("TESTER", facts.tester),
    ...list("GROUPS", facts.groups, "|"),
    ...once("START", facts.start),
    ...once("FINISH", facts.finish),
    ...(result ? [`RESULT ${[result.phase, ...result.victors].join(" ")}`] : []),
    ...list(
      "NEED",
      facts.need?.map(({ power, units, centers }) => `${power}-(${units}/${centers})`),
    ),
    ...each("DESC", prose(facts.desc)),
    ...each("NAME", prose(facts.name)),
    ...once("PRIVATE", facts.private),
    ...(rotate === undefined ? [] : rotate.join(" ") === "CONTROL" ? ["ROTATE"] : [`ROTATE ${rotate.join(" ")}`]),
    ...each("RULE", facts.rules),
    ...list("ALLOW", facts.allow),
    ...(proposal ? [`PROPOSAL ${proposal.result} ${proposal.by}`] : []),
    ...once("DEADLINE", facts.deadline),
    ...once("ZONE", facts.zone),
    ...once("DELAY", facts.delay),
    ...(Object.keys(facts.timing).length === 0 ? [] : [`TIMING ${Object.entries(facts.timing).flat().join(" ")}`]),
    ...once("SIGNON", facts.signon),
    ...(facts.taxes ?? []),
  ];
}

const phaseLines = (phase: StatusFacts["phase"]): string[] => {
  if (phase === null) return [];
  return typeof phase === "string"
    ? [`PHASE ${phase}`]
    : [`${phase.state} ${phase.season} ${phase.year} ${phase.type}`];
};

function participantLines(facts: StatusParticipant): string[] {
  const flags = [
    ...(facts.omniscient ? [facts.copies ? "OMNISCIENT!" : "OMNISCIENT"] : []),
    ...(facts.wait ? ["WAIT"] : []),
    ...(facts.cd ? ["CD"] : []),
  ];
  return [
    ...(facts.player ? [`PLAYER ${writePlayers(facts.player, facts.history)}`] : []),
    ...list("ADDRESS", facts.addresses, ","),
    ...list("CONTROL", facts.control),
    ...once("PASSWORD", facts.password),
    ...flags,
    ...once("VOTE", facts.vote),
    ...each("MSG", facts.msg),
    ...list("HOME", facts.home),
    ...list("OWNS", facts.centers),
    ...list("SEES", facts.sees),
    ...list("HIDES", facts.hides, ", "),
    ...list(
      "FUNDS",
      facts.funds &&
        Object.entries(facts.funds).map(([type, amount]) => (type === "$" ? `$${amount}` : `${amount}${type}`)),
    ),
    ...Object.entries(facts.retreats ?? {}).map(([unit, places]) => [unit, "-->", ...places].join(" ")),
    ...(facts.units ?? []),
    ...each("SENT", facts.sent),
    ...once("ACCEPT", facts.accept),
    ...(facts.orders ?? []),
    ...(facts.sheet ?? []),
    ...below("SOONER", facts.sooner),
    ...below("LATER", facts.later),
  ];
}
