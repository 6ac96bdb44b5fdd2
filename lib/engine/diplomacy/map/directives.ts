import { readTiming } from "../calendar/timing";
import { ruleFault, type Variant } from "../rules/expand";
import { type Draft, powerName } from "./draft";
import type { DiplomacyMap, FlowStep } from "./model";
import { type At, type Problems, quote } from "./problem";
import { readRotations } from "./rotation";

/** Variants that a map may have lines for, besides those for all. Of games of another one the lines are not read. */
const VARIANTS: readonly string[] = ["", "standard", "payola", "xtalball"];
const OURS: readonly string[] = ["", "standard"];
/** Those that a game of a variant reads. */
const OF_VARIANT: Readonly<Record<Variant, readonly string[]>> = { payola: ["", "payola"], crystal: ["", "xtalball"] };

/** Lines of a status file that are one game's own affair: no map says them for all its games here. */
const OF_A_GAME: ReadonlySet<string> = new Set(
  "PHASE AWAIT SKIP WAIT MAP TRIAL MORPH MASTER ADDRESS PASSWORD TESTER GROUPS START FINISH RESULT NEED DESC DESCRIPTION NAME PRIVATE ALLOW PROPOSAL DEADLINE ZONE DELAY JUDGE SIGNON".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const split = (text: string): [string, string[]] => {
  const [first = "", ...words] = wordsOf(text);
  const word = first.toUpperCase();
  return [word === "RULES" ? "RULE" : word, words];
};
const typesOf = (flow: readonly FlowStep[]): string[] =>
  flow.flatMap((step) => (step.step === "phase" ? [step.type] : []));

/** Keeps a line for the games of a variant (`""`: all). */
export function addDirective(draft: Draft, variant: string, text: string, at: At): void {
  const lines = draft.directives.get(variant);
  if (lines) lines.push({ text, at });
  else draft.directives.set(variant, [{ text, at }]);
  const [word, words] = split(text);
  if (OURS.includes(variant) && (word === "TEAM" || word === "TEAMS")) addTeams(draft, words, at);
}

/** `TEAMS ENGLAND-FRANCE TURKEY-RUSSIA`: leaders and those who play for them. */
export function addTeams(draft: Draft, words: readonly string[], at: At): void {
  for (const team of words) draft.teams.push({ powers: team.split("-").map(powerName), at });
}

/** Holds the lines for games against the map: RULE, TIMING, ROTATE and TEAMS are obeyed, others are told of. */
export function checkDirectives(draft: Draft, flow: readonly FlowStep[], problems: Problems): void {
  for (const [variant, [first]] of draft.directives)
    if (first && !VARIANTS.includes(variant))
      problems.unsupported(first.at, "map/unsupported", `${quote(variant)} is no variant that is known here`);
  const lines = OURS.flatMap((variant) => draft.directives.get(variant) ?? []);
  const timing = lines.filter(({ text }) => split(text)[0] === "TIMING");
  const texts = timing.map(({ text }) => split(text)[1].join(" "));
  for (const { line, message } of readTiming(texts, typesOf(flow)).problems)
    problems.add(timing[line]!.at, "map/bad_directive", `TIMING: ${message}`);
  let rotated = false;
  for (const { text, at } of lines) {
    const [word, words] = split(text);
    if (word === "RULE") checkRules(words, at, problems);
    else if (word === "ROTATE") {
      if (rotated) problems.add(at, "map/bad_directive", "ROTATE is given twice");
      else if (!readRotations(words, typesOf(flow)))
        problems.add(at, "map/bad_directive", `${quote(text)}: AFTER, BEFORE or FOR with types of phases`);
      rotated = true;
    } else if (OF_A_GAME.has(word))
      problems.unsupported(at, "map/unsupported", `${quote(text)}: each game says this itself here`);
    else if (word !== "TIMING" && word !== "TEAM" && word !== "TEAMS")
      problems.add(
        at,
        "map/bad_directive",
        `${quote(text)} is no line of a status file`,
        "RULE, TIMING, ROTATE, TEAMS",
      );
  }
}

function checkRules(words: readonly string[], at: At, problems: Problems): void {
  if (words.length === 0) problems.add(at, "map/bad_directive", "RULE needs names of rules", "RULE NO_PRESS");
  for (const word of words) {
    const fault = ruleFault(word);
    if (fault)
      problems.add(
        at,
        "map/bad_rule",
        fault === "rule/variant" ? `${quote(word)} belongs to another variant` : `there is no rule ${quote(word)}`,
      );
  }
}

/** What a map says for all its games. */
export type MapDirectives = {
  /** Names of rules as written. */
  readonly rules: readonly string[];
  /** Lines of TIMING, without that word. */
  readonly timing: readonly string[];
  /** The words after ROTATE; null: control does not rotate. */
  readonly rotate: readonly string[] | null;
  /** Lines of TAX and CAP (Payola). */
  readonly taxes: readonly string[];
};

/** The lines that a map gives to every game, by what they set. A game's own TIMING and ROTATE go before them. */
export function directivesOf(map: DiplomacyMap | null, variant: Variant | null = null): MapDirectives {
  const read = variant === null ? OURS : OF_VARIANT[variant];
  const lines = read.flatMap((one) => map?.directives[one] ?? []).map(split);
  const of = (word: string): string[][] => lines.flatMap(([first, words]) => (first === word ? [words] : []));
  return {
    rules: of("RULE").flat(),
    timing: of("TIMING").map((words) => words.join(" ")),
    rotate: of("ROTATE")[0] ?? null,
    taxes: lines.flatMap(([word, words]) => (word === "TAX" || word === "CAP" ? [[word, ...words].join(" ")] : [])),
  };
}
