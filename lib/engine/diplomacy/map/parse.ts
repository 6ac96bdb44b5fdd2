import { blameLines } from "./blame";
import { buildMap } from "./build";
import { checkMap } from "./check";
import { addDirective, addTeams } from "./directives";
import { type Draft, type DraftPower, emptyDraft, powerName } from "./draft";
import type { DiplomacyMap, Terrain } from "./model";
import { type At, type MapProblem, Problems, quote } from "./problem";
import { readBegin, readFlow, readVictory } from "./read-flow";
import { readAmend, readDrop, readName, readTerrain } from "./read-geography";
import { keepLine } from "./read-kept";
import { pickPowers, readCount, readHomes, readNeutral, readOwns, readPower, readUnit } from "./read-politics";

export type ParsedMap = {
  /** Null while anything but unsupported and kept lines stands against it. */
  readonly map: DiplomacyMap | null;
  readonly problems: readonly MapProblem[];
};

export type ParseOptions = {
  /** Texts that `USE` and `MAP` may include, by name. */
  readonly source?: (name: string) => string | undefined;
  /** Lines that a game adds to its map (`MORPH`); their problems count lines from the first of them. */
  readonly morph?: readonly string[];
};

/** A file of more lines, includes and all, is refused. */
const MOST_LINES = 20_000;
const DEEPEST = 8;
/** So many files are included in one reading: each is read whole. */
const MOST_INCLUDED = 8;

/**
 * Reads a map file (spec (d)) and checks it: every problem with its line, nothing thrown, nothing skipped. What the
 * language knows and this judge does not obey (terrain that changes, leagues, new homes by year) is a problem marked
 * `unsupported`, and the map stands without it.
 */
export function parseMap(name: string, text: string, { source, morph = [] }: ParseOptions = {}): ParsedMap {
  const lines = text.split(/\r\n|\r|\n/);
  const { map, problems, read } = readMap(name, lines, morph, source);
  if (morph.length === 0) return { map, problems };
  // What reading a line of the game's found is at that line; all else is asked for the line that brought it.
  const isPlaced = (problem: MapProblem, i: number): boolean => i < read && problem.source === "MORPH";
  const open = problems.filter((problem, i) => !isPlaced(problem, i));
  const blamed = blameLines(
    open,
    morph.length,
    (count) => readMap(name, lines, morph.slice(0, count), source).problems,
  );
  const at = new Map(open.map((problem, i) => [problem, blamed[i]]));
  return { map, problems: problems.map((problem) => at.get(problem) ?? problem) };
}

/** One reading; `read`: how many of the problems came of single lines, and not of the whole. */
function readMap(name: string, lines: readonly string[], morph: readonly string[], source: ParseOptions["source"]) {
  const problems = new Problems();
  const draft = emptyDraft();
  const reader = new Reader(draft, problems, source ?? (() => undefined));
  reader.read(lines, name, [name]);
  if (morph.length > 0) reader.read(morph, "MORPH", [name]);
  const read = problems.list.length;
  const end = { source: morph.length > 0 ? "MORPH" : name, line: 0 };
  const map = buildMap(name, draft, end, problems);
  if (map) checkMap(map, problems, (id) => lineOf(draft, id) ?? end);
  return { map: problems.sound ? map : null, problems: problems.list, read };
}

const lineOf = (draft: Draft, id: string): At | undefined =>
  draft.places.get(id)?.at ?? draft.powers.get(id)?.at ?? (id === "VICTORY" ? draft.victory?.at : undefined);

/** Lines of the language that change the map in the course of play. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  IN: "terrain does not change with the season here",
  FROM: "terrain does not change with the years here",
};

class Reader {
  private power: DraftPower | null = null;
  private lines = 0;
  private included = 0;
  /** The variant whose directives the next lines are, and where they began; null: none are open. */
  private directives: { readonly variant: string; readonly at: At } | null = null;
  /** A block of text among them (`DESC`), which is passed over. */
  private prose: string | null = null;
  /** What follows `IN SPRING` or `FROM S1904M` on lines of their own, up to `FROM START`, is not obeyed. */
  private skipping = false;

  constructor(
    private readonly draft: Draft,
    private readonly problems: Problems,
    private readonly source: (name: string) => string | undefined,
  ) {}

  read(lines: readonly string[], source: string, stack: readonly string[]): void {
    this.power = null;
    for (let i = 0; i < lines.length; i++) {
      const at = { source, line: i + 1 };
      if (++this.lines > MOST_LINES) {
        this.problems.add(at, "map/too_long", `more than ${MOST_LINES} lines`);
        return;
      }
      this.line(lines[i]!.trim(), at, stack);
    }
    if (this.directives !== null)
      this.problems.add(this.directives.at, "map/open_block", "DIRECTIVES are not closed", "END DIRECTIVES");
    this.directives = null;
    this.prose = null;
    this.skipping = false;
  }

  private line(line: string, at: At, stack: readonly string[]): void {
    if (line === "" || line.startsWith("#")) return;
    const words = line.split(/\s+/);
    const first = words[0]!.toUpperCase();
    if (this.directives !== null) {
      this.directive(this.directives.variant, line, words, first, at);
      return;
    }
    if (first === "FROM" && words.length === 2 && words[1]!.toUpperCase() === "START") this.skipping = false;
    else if (this.skipping) this.problems.unsupported(at, "map/unsupported", `${quote(line)} stands under IN or FROM`);
    else if (NAMING.test(line)) this.name(line, at);
    else if (/^DIRECTIVES?$/i.test(words.at(-1) ?? "") && words.length <= 2)
      this.directives = { variant: words.length === 2 ? words[0]!.toLowerCase() : "", at };
    else if (!this.keyword(first, words.slice(1), line, at, stack))
      this.power = readPower(this.draft, line, at, this.problems);
  }

  private name(line: string, at: At): void {
    const equals = line.search(NAMING);
    readName(this.draft, line.slice(0, equals), line.slice(line.indexOf("=", equals) + 1), at, this.problems);
  }

  private directive(variant: string, line: string, words: readonly string[], first: string, at: At): void {
    const second = words[1]?.toUpperCase();
    if (this.prose !== null) {
      if (first === "END" && second === this.prose) this.prose = null;
    } else if (first === "END" && words.length <= 2 && (second === undefined || /^DIRECTIVES?$/.test(second)))
      this.directives = null;
    else if (first === "END") this.problems.add(at, "map/bad_end", `${quote(line)} ends nothing`, "END DIRECTIVES");
    else {
      addDirective(this.draft, variant, line, at);
      if (words.length === 1 && PROSE.has(first)) this.prose = first;
    }
  }

  /** True if the line begins with a keyword of the language. */
  private keyword(first: string, words: readonly string[], line: string, at: At, stack: readonly string[]): boolean {
    const { draft, problems } = this;
    switch (first) {
      case "USE":
      case "USES":
        for (const word of words) this.include(word, at, stack);
        return true;
      case "MAP":
        if (words.length === 1) {
          draft.picture = words[0]!.toLowerCase().replace(/\.map$/, "");
          this.include(words[0]!, at, stack);
        } else problems.add(at, "map/bad_map", `${quote(line)}`, "MAP name");
        return true;
      case "TEXTONLY":
        return true;
      case "TITLE":
        draft.title = words.join(" ").slice(0, 80);
        return true;
      case "TRIAL":
        draft.trial = true;
        return true;
      case "COAST":
      case "LAND":
      case "WATER":
      case "PORT":
      case "SHUT":
        readTerrain(draft, TERRAIN[first], words, at, problems);
        return true;
      case "AMEND":
        readAmend(draft, words, at, problems);
        return true;
      case "DROP":
        readDrop(draft, words, at, problems);
        return true;
      case "VICTORY":
        readVictory(draft, words, at, problems);
        return true;
      case "FLOW":
        readFlow(draft, words, at, problems);
        return true;
      case "BEGIN":
        readBegin(draft, words, at, problems);
        return true;
      case "RULE":
      case "RULES":
      case "ROTATE":
        addDirective(draft, "", line, at);
        return true;
      case "TEAM":
      case "TEAMS":
        addTeams(draft, words, at);
        return true;
      case "UNOWNED":
      case "NEUTRAL":
        this.power = null;
        readNeutral(draft, words, at, problems);
        return true;
      case "END":
        problems.add(at, "map/bad_end", `${quote(line)} ends nothing`);
        return true;
      default:
        return (
          keepLine(draft, first, words, line, at, problems) ||
          this.unsupported(first, line, at) ||
          this.military(first, words, line, at)
        );
    }
  }

  private unsupported(first: string, line: string, at: At): boolean {
    const reason = Object.hasOwn(UNSUPPORTED, first) ? UNSUPPORTED[first] : undefined;
    if (reason === undefined) return false;
    this.problems.unsupported(at, "map/unsupported", `${quote(line)}: ${reason}`);
    this.skipping = (first === "IN" || first === "FROM") && !/:\s*\S/.test(line);
    return true;
  }

  /** Lines about the power that was named last. */
  private military(first: string, words: readonly string[], line: string, at: At): boolean {
    const { draft, problems } = this;
    if (first === "DUMMY" || first === "DUMMIES" || first === "UNPLAYED") {
      for (const power of pickPowers(draft, this.power, words, at, problems))
        if (first === "UNPLAYED") power.unplayed = true;
        else power.dummy = true;
      return true;
    }
    if (first === "CENTERS" && !this.power) {
      readNeutral(draft, words, at, problems);
      return true;
    }
    if (!MILITARY.has(first)) return false;
    const { power } = this;
    if (!power) {
      problems.add(at, "map/no_power", `${quote(line)} belongs to a power`, "name the power on a line before");
      return true;
    }
    if (first === "A" || first === "F") readUnit(draft, power, first, words, at, problems);
    else if (first === "UNITS") power.units = [];
    else if (first === "OWNS" || first === "CENTERS") readOwns(power, first === "CENTERS", words, at, problems);
    else if (first === "CONTROL") {
      power.control = words.map(powerName);
      power.at = at;
    } else if (first === "RESERVES") power.reserves = readCount(words, at, problems) ?? undefined;
    else if (first === "MILITIA") power.militia = readCount(words, at, problems) ?? undefined;
    else readHomes(draft, power, first !== "INHABITS", words, at, problems);
    return true;
  }

  private include(name: string, at: At, stack: readonly string[]): void {
    if (++this.included > MOST_INCLUDED) {
      if (this.included === MOST_INCLUDED + 1)
        this.problems.add(at, "map/too_long", `more than ${MOST_INCLUDED} files are included`);
      return;
    }
    const text = stack.includes(name) || stack.length > DEEPEST ? undefined : this.source(name);
    if (text === undefined) {
      this.problems.add(
        at,
        "map/no_such_map",
        `${quote(name)} cannot be included`,
        "a map that is known, and not this one",
      );
      return;
    }
    this.read(text.split(/\r\n|\r|\n/), name, [...stack, name]);
    this.power = null;
  }
}

/** Lines of a status file that alone open a block of text. */
const PROSE: ReadonlySet<string> = new Set(["DESC", "DESCRIPTION", "NAME", "MORPH"]);

/** `Name = abb`, as no other line is written. */
const NAMING = /(^|\s)=(\s|$)/;

const TERRAIN = { COAST: "coast", LAND: "land", WATER: "water", PORT: "port", SHUT: "shut" } as const satisfies Record<
  string,
  Terrain
>;

const MILITARY: ReadonlySet<string> = new Set([
  "A",
  "F",
  "UNITS",
  "OWNS",
  "CENTERS",
  "CONTROL",
  "RESERVES",
  "MILITIA",
  "INHABITS",
  "HOME",
  "HOMES",
]);
