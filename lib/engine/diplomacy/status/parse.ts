import type { DiplomacyMap } from "../map/model";
import type { RuleName, Variant } from "../rules/expand";
import { finishGame, type GameRuleset, type OwnMap } from "./check-game";
import { checkHand } from "./check-hand";
import { checkParticipants } from "./check-participants";
import type { StatusFacts } from "./facts";
import { type Line, linesOf, textOf, upper } from "./lines";
import { type StatusProblem, StatusReport, shown } from "./problem";
import { emptyGame, type GameDraft, readGameLine, sameDirective } from "./read-game";
import { readHeader, readParticipantLine } from "./read-participant";
import type { ParticipantDraft, Roster } from "./roster";

export type ParsedStatus = {
  readonly facts: StatusFacts;
  readonly errors: readonly StatusProblem[];
  /** What is known and legal, but not obeyed by this judge. */
  readonly warnings: readonly StatusProblem[];
  /** The map with the game's own lines; null if there is no such map. */
  readonly map: DiplomacyMap | null;
  /** The rules in force. */
  readonly rules: ReadonlySet<RuleName>;
};

/**
 * Reads a status file, each character a byte of latin-1. Whatever is wrong is gathered with its line; nothing throws,
 * and the facts hold all that could be read; of a file with more faults than are told, what stands before them. With `name`, the GAME line must give that name, and a file without one has
 * it. `before`: the file that is edited by hand; what only the judge writes must stay as it is there. `own`: a map that
 * is none of ours, which the file may name. `variant`: the one that the game is, which no file names; without it what
 * belongs to one is refused.
 */
export function parseStatus(
  text: string,
  {
    name,
    before,
    own,
    variant,
  }: { name?: string; before?: StatusFacts; own?: OwnMap | undefined; variant?: Variant | null | undefined } = {},
): ParsedStatus {
  const reader = new StatusReader(name, before, own, variant ?? null);
  for (const line of linesOf(text)) {
    if (reader.isHopeless) break;
    reader.line(line);
  }
  return reader.end();
}

/** The kinds of text that a game block may hold, by their directive. */
type Prose = "DESC" | "NAME" | "MORPH";
const isProse = (word: string): word is Prose => word === "DESC" || word === "NAME" || word === "MORPH";

class StatusReader {
  private readonly report = new StatusReport();
  private readonly draft: GameDraft;
  private readonly roster: Roster = {
    all: [],
    byName: new Map(),
    owners: new Map(),
    units: new Map(),
    dislodged: new Map(),
    unsure: false,
  };
  private place: "before" | "game" | "between" | "participant" = "before";
  /** An open block of text, and where it began. */
  private prose: { readonly kind: Prose; readonly line: number } | null = null;
  private ruleset: GameRuleset | null = null;
  private participant: ParticipantDraft | null = null;

  constructor(
    private readonly expected: string | undefined,
    private readonly before: StatusFacts | undefined,
    private readonly own: OwnMap | undefined,
    variant: Variant | null,
  ) {
    this.draft = emptyGame(variant);
    this.draft.facts.game = expected ?? "";
  }

  /** It has more faults than are told: what follows is not read. */
  get isHopeless(): boolean {
    return this.report.isFull;
  }

  line(line: Line | null): void {
    if (this.prose) {
      if (line) this.proseLine(this.prose.kind, line);
    } else if (!line) {
      if (this.place === "game" || this.place === "participant") this.place = "between";
    } else if (this.place === "before") this.firstLine(line);
    else if (this.place === "game") this.gameLine(line);
    else if (this.place === "between") this.header(line);
    else this.participantLine(line);
  }

  end(): ParsedStatus {
    const { report, draft, prose, roster } = this;
    if (this.place === "before") report.error(1, "status/no_game", "there is nothing here: GAME and a name come first");
    if (prose) report.error(prose.line, "status/open_block", `${prose.kind} is not closed by END ${prose.kind}`);
    // An open block has swallowed what follows: that it is missing is no other fault.
    const ruleset =
      this.ruleset ?? finishGame(draft, prose || this.place === "before" ? new StatusReport() : report, this.own);
    if (!prose) checkParticipants(draft, roster, ruleset, report);
    if (this.before) checkHand(draft, roster, this.before, report);
    for (const { header, facts } of roster.all)
      if (header === "POWER") draft.facts.powers[facts.name] = withoutName(facts);
      else draft.facts.observers.push({ type: header, ...facts });
    const byLine = (a: StatusProblem, b: StatusProblem): number => a.line - b.line;
    return {
      facts: draft.facts,
      errors: report.errors.sort(byLine),
      warnings: report.warnings.sort(byLine),
      map: ruleset.whole,
      rules: ruleset.rules,
    };
  }

  private firstLine(line: Line): void {
    this.place = "game";
    if (upper(line.words[0]!) === "GAME") {
      this.nameLine(line);
      return;
    }
    // Without GAME the name is the directory's, or that of who reads the file.
    this.gameLine(line);
  }

  private nameLine(line: Line): void {
    const { report, draft, expected } = this;
    if (draft.at.has("GAME")) {
      report.error(line.number, "status/twice", "GAME is given twice");
      return;
    }
    draft.at.set("GAME", line.number);
    draft.facts.game = textOf(line.words.slice(1));
    if (line.words.length !== 2) report.error(line.number, "status/bad_game", "GAME and one word, its name");
    else if (expected !== undefined && draft.facts.game !== expected)
      report.error(line.number, "status/other_game", `this is ${shown(draft.facts.game)}, not ${shown(expected)}`);
  }

  private gameLine(line: Line): void {
    const word = sameDirective(upper(line.words[0]!));
    if (isProse(word)) {
      if (line.words.length === 1) this.prose = { kind: word, line: line.number };
      else this.addProse(word, line.number, line.words.slice(1));
    } else if (word === "GAME") this.nameLine(line);
    else if (word === "END")
      this.report.error(line.number, "status/bad_end", `${shown(textOf(line.words))} ends no block`);
    else if (!readGameLine(this.draft, line, this.report))
      this.report.error(line.number, "status/unknown_line", `${shown(textOf(line.words))} is no directive of a game`);
  }

  private proseLine(kind: Prose, line: Line): void {
    const [first = "", second = ""] = line.words;
    if (line.words.length === 2 && upper(first) === "END" && sameDirective(upper(second)) === kind) this.prose = null;
    else this.addProse(kind, line.number, line.words);
  }

  private addProse(kind: Prose, number: number, words: readonly string[]): void {
    const { facts, morphLines } = this.draft;
    const text = textOf(words);
    if (kind === "DESC") {
      facts.desc ??= [];
      facts.desc.push(text);
    } else if (kind === "NAME") {
      facts.name ??= [];
      facts.name.push(text);
    } else {
      facts.morph ??= [];
      facts.morph.push(text);
      morphLines.push(number);
    }
  }

  private header(line: Line): void {
    this.place = "participant";
    this.ruleset ??= finishGame(this.draft, this.report, this.own);
    this.participant = readHeader(this.draft, this.roster, this.ruleset, line, this.report);
  }

  private participantLine(line: Line): void {
    if (this.participant && this.ruleset)
      readParticipantLine(this.participant, this.roster, this.ruleset, this.draft.facts.phase, line, this.report);
  }
}

function withoutName({ name: _name, ...facts }: ParticipantDraft["facts"]) {
  return facts;
}
