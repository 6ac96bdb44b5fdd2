import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { type AuthoredProblem, problemLine } from "../engine/ccg/authored/problem";
import { readAuthored } from "../engine/ccg/authored/read-authored";
import { type CardFiles, parseFile } from "../engine/ccg/authored/read-files";
import type { CardDatabase } from "../engine/ccg/cards/model";
import { readGame } from "../engine/ccg/gccg-xml/read-game";
import { err, ok, type Result } from "../engine/kernel/result";
import { UsageError } from "./command";

/** The text of an XML file in the encoding that it declares. */
function readXmlText(path: string): string {
  const bytes = readFileSync(path);
  const [, label = "utf-8"] = /^[^>]*\bencoding=["']([\w.:-]+)["']/.exec(bytes.toString("latin1", 0, 200)) ?? [];
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    throw new UsageError(`${path} has the unknown encoding ${label}`);
  }
}

/**
 * The files of a game in our own JSON: `path` is its `game.json`; the sets that it lists and `products.json` lie beside
 * it. A file that is not there is left out; the others' faults are gathered.
 */
export function loadFiles(path: string): Result<CardFiles, AuthoredProblem[]> {
  const files = new Map<string, unknown>();
  const problems: AuthoredProblem[] = [];
  const load = (file: string, at: string): void => {
    if (!existsSync(at)) return;
    const parsed = parseFile(file, readText(at));
    if (parsed.ok) files.set(file, parsed.value);
    else problems.push(parsed.error);
  };
  if (!existsSync(path)) throw new UsageError(`cannot read ${path}`);
  load("game", path);
  const listed = Listed.safeParse(files.get("game")).data?.sets ?? [];
  for (const file of [...listed, "products"]) load(file, join(dirname(path), `${basename(file)}.json`));
  return problems.length > 0 ? err(problems) : ok(files);
}

const Listed = z.object({ sets: z.array(z.string()).max(200) });

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The cards of a game in our own JSON. */
function loadAuthored(path: string): CardDatabase {
  const files = loadFiles(path);
  const read = files.ok ? readAuthored(files.value.get("game"), (set) => files.value.get(set)) : files;
  if (read.ok) return read.value;
  const problems = read.error.slice(0, 20).map((problem) => `  ${problemLine(problem)}`);
  throw new UsageError(`${path} is not a game that can be read:\n${problems.join("\n")}`);
}

/**
 * Reads a GCCG game file and its set files, which lie in the game's folder beside it, or beside it themselves; or a
 * `.json` of our own.
 */
export function loadGameFile(path: string): CardDatabase {
  if (path.endsWith(".json")) return loadAuthored(path);
  let text: string;
  try {
    text = readXmlText(path);
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`cannot read ${path}`);
  }
  const read = readGame(text, path, (directory, source) => {
    const places = [join(dirname(path), directory, source), join(dirname(path), source)];
    const found = places.find((place) => existsSync(place));
    return found === undefined ? null : readXmlText(found);
  });
  if (read.ok) return read.value;
  const problems = read.error
    .slice(0, 20)
    .map(({ file, line, column, message }) => `  ${file}:${line}:${column}: ${message}`);
  throw new UsageError(`${path} is not a game that can be read:\n${problems.join("\n")}`);
}
