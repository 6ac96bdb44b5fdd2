import { blameLines } from "./blame";
import { buildMap } from "./build";
import { checkMap } from "./check";
import { type Draft, emptyDraft } from "./draft";
import type { DiplomacyMap } from "./model";
import { type At, type MapProblem, Problems } from "./problem";
import { readGrounds } from "./read-grounds";
import { Reader } from "./reader";

/** A line of a map has about so many letters. */
const USUAL_LINE = 40;

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

/**
 * Reads a map file and checks it: every problem with its line, nothing thrown, nothing skipped. What the language knows
 * and this judge does not obey (leagues, new homes by year) is a problem marked `unsupported` or `kept`, and the map
 * stands without it.
 */
export function parseMap(name: string, text: string, { source, morph = [] }: ParseOptions = {}): ParsedMap {
  const lines = text.split(/\r\n|\r|\n/);
  const { map, problems, read, states } = readMap(name, lines, morph, source);
  if (morph.length === 0) return { map, problems };
  // What reading a line of the game's found is at that line; all else is asked for the line that brought it.
  const isPlaced = (problem: MapProblem, i: number): boolean => i < read && problem.source === "MORPH";
  const open = problems.filter((problem, i) => !isPlaced(problem, i));
  // Long lines are as much to read as several.
  const long = Math.ceil(morph.reduce((sum, line) => sum + line.length, 0) / (morph.length * USUAL_LINE));
  const blamed = blameLines(
    open,
    morph.length,
    states * Math.max(1, long),
    (count) => readMap(name, lines, morph.slice(0, count), source).problems,
  );
  const at = new Map(open.map((problem, i) => [problem, blamed[i]]));
  return { map, problems: problems.map((problem) => at.get(problem) ?? problem) };
}

/** One reading. `read`: so many of the problems came of single lines, not of the whole; `states`: about so many maps were made. */
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
  const changing = map && problems.sound ? readGrounds(name, draft, map, end, problems) : null;
  const whole = map && changing ? { ...map, changing } : map;
  return { map: problems.sound ? whole : null, problems: problems.list, read, states: 1 + draft.changes.length };
}

const lineOf = (draft: Draft, id: string): At | undefined =>
  draft.places.get(id)?.at ?? draft.powers.get(id)?.at ?? (id === "VICTORY" ? draft.victory?.at : undefined);
