import { createHash } from "node:crypto";
import { plainCards } from "@/lib/engine/ccg/cards/plain";
import { houseCards } from "@/lib/engine/ccg/sets";
import { gameNamed } from "../shop/games";

const written = new Map<string, { text: string; version: string }>();

function cardsOf(name: string): { text: string; version: string } | null {
  const known = written.get(name);
  if (known) return known;
  const game = gameNamed(name);
  if (!game) return null;
  const text = JSON.stringify(plainCards(houseCards(game)));
  const made = { text, version: createHash("sha256").update(text).digest("hex").slice(0, 12) };
  written.set(name, made);
  return made;
}

/** All cards of a game as JSON text (`PlainCards`); null if there is no such game. */
export const readCards = (game: string): string | null => cardsOf(game)?.text ?? null;

/** What changes when any card of the game does: a part of the address of its cards. */
export const cardsVersion = (game: string): string => cardsOf(game)?.version ?? "0";
