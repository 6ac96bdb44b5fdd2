import { err, ok, type Result } from "../../kernel/result";
import { compileProducts, type Product } from "../factory/product";
import type { AuthoredProblem } from "./problem";
import { type ReadGame, readAuthoredGame } from "./read-authored";
import type { Published } from "./schema";

/** The files of a game by their names without `.json`: `game`, `products` if it sells any, and a file a set. */
export type CardFiles = ReadonlyMap<string, unknown>;

/** A game as its files have it, with what it sells. */
export type CheckedGame = ReadGame & { readonly products: readonly Product[] };

/** The content of a file, or why it is none. */
export function parseFile(file: string, text: string): Result<unknown, AuthoredProblem> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return err({ code: "authored/malformed", file, path: "", message: `is no JSON: ${why}` });
  }
}

/**
 * Checks all files of a game together: the one check that the command, the staff's page and the start of a house make,
 * with one set of messages. `published`: every card that was ever published of it (`checkIdentities`). A set file that
 * `game` does not list comes after those that it lists.
 */
export function readFiles(
  files: CardFiles,
  published: readonly Published[] = [],
): Result<CheckedGame, AuthoredProblem[]> {
  const read = readAuthoredGame(withAllSets(files), (file) => files.get(file), published);
  if (!read.ok) return read;
  const products = compileProducts(files.get("products") ?? {}, read.value.database);
  if (!products.ok)
    return err(
      products.error.map(({ path, message }) => ({ code: "authored/product", file: "products", path, message })),
    );
  return ok({ ...read.value, products: products.value });
}

/** The same from the files' texts. */
export function readTexts(
  texts: ReadonlyMap<string, string>,
  published: readonly Published[] = [],
): Result<CheckedGame, AuthoredProblem[]> {
  const files = new Map<string, unknown>();
  const problems: AuthoredProblem[] = [];
  for (const [file, text] of texts) {
    const parsed = parseFile(file, text);
    if (parsed.ok) files.set(file, parsed.value);
    else problems.push(parsed.error);
  }
  return problems.length > 0 ? err(problems) : readFiles(files, published);
}

/** What `game` says, with the sets listed that joined it later. */
function withAllSets(files: CardFiles): unknown {
  const game = files.get("game");
  if (typeof game !== "object" || game === null || !("sets" in game) || !Array.isArray(game.sets)) return game;
  const listed: readonly unknown[] = game.sets;
  const others = [...files.keys()].filter((file) => file !== "game" && file !== "products" && !listed.includes(file));
  return { ...game, sets: [...listed, ...others] };
}
