import { addDirective, addTeams } from "./directives";
import { type Draft, type DraftChange, type DraftPower, powerName } from "./draft";
import type { Terrain } from "./model";
import { type At, type Problems, quote } from "./problem";
import { readBegin, readFlow, readVictory } from "./read-flow";
import { readAmend, readDrop, readName, readTerrain } from "./read-geography";
import { keepLine } from "./read-kept";
import { pickPowers, readCount, readHomes, readNeutral, readOwns, readPower, readUnit } from "./read-politics";

/** A file of more lines, includes and all, is refused. */
const MOST_LINES = 20_000;
const DEEPEST = 8;
/** So many files are included in one reading: each is read whole. */
const MOST_INCLUDED = 8;
const MOST_CHANGES = 60;

/**
 * Reads lines of map files into a draft. Lines below IN and FROM are put by: what they come to depends on what else holds
 * with them (`readChange`).
 */
export class Reader {
  private power: DraftPower | null = null;
  private lines = 0;
  private included = 0;
  /** The variant whose directives the next lines are, and where they began; null: none are open. */
  private directives: { readonly variant: string; readonly at: At } | null = null;
  /** A block of text among them (`DESC`), which is passed over. */
  private prose: string | null = null;
  /** Whose lines are being put by: the IN or FROM that was opened last. */
  private change: DraftChange | null = null;

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
    this.change = null;
  }

  /** Carries out the lines of an IN or FROM on the draft, as a state of the map has them. */
  readChange({ lines }: DraftChange, stack: readonly string[]): void {
    this.power = null;
    for (const { text, at } of lines) {
      const [first = ""] = text.split(/\s+/);
      const isPower = this.draft.powers.has(powerName(first)) && !text.includes("->");
      if (NAMING.test(text)) this.name(text, at);
      else if (isPower || CHANGING.has(first.toUpperCase())) this.line(text, at, stack);
      else
        this.problems.add(
          at,
          "map/lasting",
          `${quote(text)} does not change in the course of play`,
          "terrain, borders, names of provinces, centres, homes, VICTORY",
        );
    }
  }

  private line(line: string, at: At, stack: readonly string[]): void {
    if (line === "" || line.startsWith("#")) return;
    const words = line.split(/\s+/);
    const first = words[0]!.toUpperCase();
    if (this.directives !== null) {
      this.directive(this.directives.variant, line, words, first, at);
      return;
    }
    if ((first === "IN" || first === "FROM") && !NAMING.test(line)) this.open(first, line, at);
    else if (this.change !== null) this.change.lines.push({ text: line, at });
    else if (NAMING.test(line)) this.name(line, at);
    else if (/^DIRECTIVES?$/i.test(words.at(-1) ?? "") && words.length <= 2)
      this.directives = { variant: words.length === 2 ? words[0]!.toLowerCase() : "", at };
    else if (!this.keyword(first, words.slice(1), line, at, stack))
      this.power = readPower(this.draft, line, at, this.problems);
  }

  /** `IN SPRING: WATER ARC`, `FROM S1904M` with lines of its own below it, `FROM START` at their end. */
  private open(kind: "IN" | "FROM", line: string, at: At): void {
    this.power = null;
    this.change = null;
    const rest = line.slice(kind.length);
    const colon = rest.indexOf(":");
    const when = (colon < 0 ? rest : rest.slice(0, colon)).trim();
    const text = colon < 0 ? "" : rest.slice(colon + 1).trim();
    if (kind === "FROM" && when.toUpperCase() === "START" && text === "") return;
    if (this.draft.changes.length >= MOST_CHANGES)
      this.problems.add(at, "map/too_long", `more than ${MOST_CHANGES} times IN and FROM`);
    const change: DraftChange = { kind, when, lines: text === "" ? [] : [{ text, at }], at };
    if (this.draft.changes.length < MOST_CHANGES) this.draft.changes.push(change);
    if (text === "") this.change = change;
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
        return keepLine(draft, first, words, line, at, problems) || this.military(first, words, line, at);
    }
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

/** What an IN or FROM may say, besides names of provinces and lines of powers that the map has. */
const CHANGING: ReadonlySet<string> = new Set([
  ...["COAST", "LAND", "WATER", "PORT", "SHUT", "AMEND", "DROP", "UNOWNED", "NEUTRAL", "VICTORY"],
  ...["INHABITS", "HOME", "HOMES", "RESERVES", "MILITIA"],
]);
