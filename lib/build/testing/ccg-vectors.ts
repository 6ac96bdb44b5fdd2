import { existsSync, readFileSync } from "node:fs";
import type { CardDatabase } from "../../engine/ccg/cards/model";
import { readGame } from "../../engine/ccg/gccg-xml/read-game";

/** The rows of a file in the folder of vectors; none where they are absent. */
export function vectorRows<T>(vectors: string, file: string): T[] {
  const path = `${vectors}/ccg/${file}`;
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line): T => JSON.parse(line));
}

/** The game that the vectors were recorded with; null where they are absent. */
export function demoGame(vectors: string): CardDatabase | null {
  const folder = `${vectors}/ccg`;
  const path = `${folder}/demo/demo.xml`;
  if (!existsSync(path)) return null;
  const text = (file: string) => readFileSync(file, "latin1");
  const game = readGame(text(path), "demo.xml", (directory, source) => text(`${folder}/demo/${directory}/${source}`));
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}
