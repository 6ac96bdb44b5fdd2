import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readAuthored } from "../engine/ccg/authored/read-authored";
import type { CardDatabase } from "../engine/ccg/cards/model";
import { readGame } from "../engine/ccg/gccg-xml/read-game";
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

/** Reads a game in our own JSON: the sets that it names lie beside it, each in its `.json`. */
function loadAuthored(path: string): CardDatabase {
  const json = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch (error) {
      throw new UsageError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const read = readAuthored(json(path), (set) => json(join(dirname(path), `${basename(set)}.json`)));
  if (read.ok) return read.value;
  const problems = read.error.slice(0, 20).map(({ file, path: at, message }) => `  ${file}: ${at}: ${message}`);
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
