import type { PoolClient } from "pg";
import { readKeptGame, readVersions } from "@/lib/db/catalogue-store";
import { pool } from "@/lib/db/pool";
import { problemLine } from "@/lib/engine/ccg/authored/problem";
import { type CheckedGame, readTexts } from "@/lib/engine/ccg/authored/read-files";

/** A card game as it is now: `name` as addresses and the ledger call it. Never changes; a change makes a new one. */
export type CardGame = CheckedGame & { readonly name: string; readonly version: number };

/** `read`: what it came to, once it has. */
type Held = { readonly version: number; readonly game: Promise<CardGame | null>; read?: CardGame | null };
/** The games that this process has read, each in its newest version. */
const held = new Map<string, Held>();

/** Reads a game; null if it is none that can be read any more, which is told once. */
async function load(name: string, client: Pick<PoolClient, "query">): Promise<CardGame | null> {
  const kept = await readKeptGame(client, name);
  if (!kept) return null;
  const read = readTexts(new Map(kept.files.map(({ file, text }) => [file, text])), kept.published);
  if (read.ok) return { ...read.value, name, version: kept.version };
  console.error(`The card game ${name} cannot be read:`, ...read.error.slice(0, 5).map(problemLine));
  return null;
}

/** A game in this version or a later one, read anew only where this process has an older one. */
export function gameAt(name: string, version: number): Promise<CardGame | null> {
  const known = held.get(name);
  if (known && known.version >= version) return known.game;
  const game = load(name, pool());
  const holding: Held = { version, game };
  held.set(name, holding);
  // What could not be fetched is asked for again; what cannot be read stays so until it changes.
  game.then(
    (read) => {
      holding.read = read;
    },
    () => held.get(name) === holding && held.delete(name),
  );
  return game;
}

/**
 * The same for who is in a transaction: what this process has not read yet is read over the transaction's own connection.
 * Another one, or somebody else's reading, might have to wait for a connection until the transactions that hold them all,
 * and wait for this one's locks, give up.
 */
export async function gameWithin(client: PoolClient, name: string, version: number): Promise<CardGame | null> {
  const known = held.get(name);
  if (known && known.version >= version && known.read !== undefined) return known.read;
  const read = await load(name, client);
  held.set(name, { version, game: Promise.resolve(read), read });
  return read;
}

/** All card games, the first that came first. Each call sees what was saved before it, whichever process saved it. */
export async function listGames(): Promise<CardGame[]> {
  const games = await Promise.all((await readVersions()).map(({ name, version }) => gameAt(name, version)));
  return games.filter((game) => game !== null);
}

/** A game by its name, as it is now; null if there is none. */
export async function readGame(name: string): Promise<CardGame | null> {
  const found = (await readVersions()).find((game) => game.name === name);
  return found ? gameAt(name, found.version) : null;
}
