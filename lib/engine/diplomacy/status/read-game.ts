import { isDeadline, isZone } from "../calendar/local";
import type { Variant } from "../rules/expand";
import { PHASE_STATES, type StatusFacts, type StatusPhase } from "./facts";
import { append, type Line, textOf, upper } from "./lines";
import { isPassword, readAddresses, readPerson } from "./people";
import { type StatusReport, shown } from "./problem";

/** The game block while it is read: facts so far, and the lines of what later checks must point at. */
export type GameDraft = {
  /** The variant that the game is known to be: the file does not name it. */
  readonly variant: Variant | null;
  readonly facts: StatusFacts;
  /** First line of each directive. */
  readonly at: Map<string, number>;
  readonly ruleLines: number[];
  readonly morphLines: number[];
  readonly timing: { readonly text: string; readonly line: number }[];
  readonly teamLines: number[];
  readonly taxLines: number[];
  master: { person?: { id: string; email: string; name: string }; addresses?: string[]; password?: string };
};

export const emptyGame = (variant: Variant | null): GameDraft => ({
  variant,
  facts: {
    game: "",
    phase: null,
    map: "standard",
    master: null,
    private: null,
    rules: [],
    deadline: null,
    zone: null,
    timing: {},
    powers: {},
    observers: [],
  },
  at: new Map(),
  ruleLines: [],
  morphLines: [],
  timing: [],
  teamLines: [],
  taxLines: [],
  master: {},
});

/** One directive: takes the words after its own; answers what is wrong with them, or null. */
type Directive = (draft: GameDraft, words: string[], line: Line) => string | null;

const one = (words: readonly string[]): string | null => (words.length === 1 ? words[0]! : null);

const phase: Directive = (draft, words, line) => {
  const state = PHASE_STATES.find((each) => each === upper(line.words[0]!)) ?? "PHASE";
  const read = readStatusPhase(state, words);
  if (typeof read === "string") return read;
  draft.facts.phase = read.phase;
  return null;
};

function readStatusPhase(
  state: (typeof PHASE_STATES)[number],
  words: readonly string[],
): string | { phase: StatusPhase } {
  const [season = "", year = "", type = ""] = words.map(upper);
  if (words.length === 1 && (season === "FORMING" || season === "COMPLETED"))
    return state === "PHASE" ? { phase: season } : `${season} stands after PHASE only`;
  if (words.length !== 3) return "FORMING, COMPLETED, or season, year and type";
  if (!/^\d{1,5}$/.test(year)) return `the year ${shown(year)} is no number`;
  return { phase: { state, season, year: Number(year), type } };
}

const map: Directive = (draft, words, line) => {
  const name = one(words);
  if (name === null) return "one name of a map";
  draft.facts.map = name;
  if (upper(line.words[0]!) === "TRIAL") draft.facts.trial = true;
  return null;
};

const rotate: Directive = (draft, words) => {
  draft.facts.rotate = words.length === 0 ? ["CONTROL"] : words.map(upper);
  return null;
};

const ONCE: Readonly<Record<string, Directive>> = {
  PHASE: phase,
  AWAIT: phase,
  SKIP: phase,
  WAIT: phase,
  MAP: map,
  TRIAL: map,
  ROTATE: rotate,
  DEADLINE: (draft, words) => {
    const deadline = one(words);
    if (deadline === null || !isDeadline(deadline)) return "yyyymmddhhmm";
    draft.facts.deadline = deadline;
    return null;
  },
  ZONE: (draft, words) => {
    const zone = one(words);
    if (zone === null || !isZone(zone)) return "a name of the time zone database, as Europe/Lisbon";
    draft.facts.zone = zone;
    return null;
  },
  DELAY: (draft, words) => {
    const count = one(words) ?? "";
    if (!/^\d{1,3}$/.test(count) || Number(count) < 1 || Number(count) > 72) return "a number from 1 to 72";
    draft.facts.delay = Number(count);
    return null;
  },
  PRIVATE: (draft, words) => {
    if (words.length > 1) return "one word, or none for a public game";
    draft.facts.private = words.length === 0 ? null : upper(words[0]!);
    return null;
  },
  MASTER: (draft, words) => {
    const person = readPerson(one(words) ?? "");
    if (!person) return words.length === 0 ? "no master is given" : "#7|gm@example.net|Ann_Lee";
    draft.master.person = person;
    return null;
  },
  ADDRESS: (draft, words) => {
    const addresses = readAddresses(words);
    if (!addresses) return "mail addresses with commas";
    draft.master.addresses = addresses;
    return null;
  },
  PASSWORD: (draft, words) => {
    if (!isPassword(words)) return "one word without < and >";
    draft.master.password = words[0]!;
    return null;
  },
  TESTER: (draft, words) => {
    if (words.length > 1 || (words.length === 1 && !readAddresses(words))) return "one address, or none";
    draft.facts.tester = words[0] ?? "";
    return null;
  },
  GROUPS: (draft, words) => {
    if (words.length !== 1) return "names with | between them";
    draft.facts.groups = upper(words[0]!).split("|");
    return null;
  },
  START: (draft, words) => {
    draft.facts.start = textOf(words);
    return words.length === 0 ? "a date" : null;
  },
  FINISH: (draft, words) => {
    draft.facts.finish = textOf(words);
    return words.length === 0 ? "a date" : null;
  },
  RESULT: (draft, words) => {
    const [last, ...victors] = words.map(upper);
    if (last === undefined || !/^[A-Z]\d{1,5}[A-Z]$/.test(last)) return "the last phase and who won, as F1911M FRANCE";
    draft.facts.result = { phase: last, victors };
    return null;
  },
  PROPOSAL: (draft, words) => {
    const [result, by] = words.map(upper);
    if (words.length !== 2 || result === undefined || by === undefined) return "a result and who proposed it";
    draft.facts.proposal = { result, by };
    return null;
  },
  JUDGE: (draft, words) => {
    draft.facts.judge = textOf(words);
    return null;
  },
  SIGNON: (draft, words) => {
    draft.facts.signon = textOf(words);
    return null;
  },
};

/** What a year pays (Payola); checked when the map is known. */
function taxes(draft: GameDraft, words: string[], line: Line): string | null {
  if (draft.variant !== "payola") return "taxes belong to Payola, which this game is not";
  draft.facts.taxes ??= [];
  draft.facts.taxes.push([...line.words.slice(0, 1), ...words].map(upper).join(" "));
  draft.taxLines.push(line.number);
  return null;
}

const MANY: Readonly<Record<string, Directive>> = {
  RULE: (draft, words, line) => {
    for (const word of words) {
      draft.facts.rules.push(upper(word));
      draft.ruleLines.push(line.number);
    }
    return words.length === 0 ? "names of rules" : null;
  },
  TEAM: (draft, words, line) => {
    const teams = words.map((word) => upper(word).split("-"));
    draft.facts.teams ??= [];
    append(draft.facts.teams, teams);
    append(
      draft.teamLines,
      teams.map(() => line.number),
    );
    return words.length === 0 || teams.some((team) => team.length < 2 || team.includes(""))
      ? "Austria-Italy Russia-Turkey"
      : null;
  },
  ALLOW: (draft, words) => {
    draft.facts.allow ??= [];
    append(draft.facts.allow, words.map(upper));
    return words.length === 0 ? "types of participants" : null;
  },
  NEED: (draft, words) => {
    const need = words.map((word) => /^(.+)-\((\d{1,3}|\?)\/(\d{1,3}|\?)\)$/.exec(upper(word)));
    if (words.length === 0 || !need.every((found) => found !== null)) return "GERMANY-(8/9)";
    const counts = need.map(([, power = "", units = "", centers = ""]) => ({
      power,
      units: count(units),
      centers: count(centers),
    }));
    draft.facts.need ??= [];
    append(draft.facts.need, counts);
    return null;
  },
  TAX: taxes,
  CAP: taxes,
  TIMING: (draft, words, line) => {
    draft.timing.push({ text: textOf(words), line: line.number });
    return words.length === 0 ? "pairs of key and value" : null;
  },
};

/** What a line of the game's block may begin with, beside blocks of text. */
export const GAME_WORDS: readonly string[] = [...Object.keys(ONCE), ...Object.keys(MANY)];

const count = (text: string): number | "?" => (text === "?" ? "?" : Number(text));

/** Directives that exclude one another count as one. */
const SAME: Readonly<Record<string, string>> = {
  AWAIT: "PHASE",
  SKIP: "PHASE",
  WAIT: "PHASE",
  TRIAL: "MAP",
  TEAMS: "TEAM",
  RULES: "RULE",
  DESCRIPTION: "DESC",
};

export const sameDirective = (word: string): string => SAME[word] ?? word;

/** Reads one line of the game block that begins no block of text. False: there is no such directive. */
export function readGameLine(draft: GameDraft, line: Line, report: StatusReport): boolean {
  const word = upper(line.words[0]!);
  const key = sameDirective(word);
  const once = Object.hasOwn(ONCE, word) ? ONCE[word] : undefined;
  const many = Object.hasOwn(MANY, key) ? MANY[key] : undefined;
  const directive = once ?? many;
  if (!directive) return false;
  if (once && draft.at.has(key)) {
    report.error(line.number, "status/twice", `${key} is given twice`);
    return true;
  }
  if (!draft.at.has(key)) draft.at.set(key, line.number);
  const wrong = directive(draft, line.words.slice(1), line);
  if (wrong !== null) report.error(line.number, codeOf(key), `${word} ${shown(textOf(line.words.slice(1)))}: ${wrong}`);
  return true;
}

/** `status/bad_deadline`. */
const codeOf = (key: string): `status/${string}` => `status/bad_${key.toLowerCase()}`;
