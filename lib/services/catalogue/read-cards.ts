import { createHash } from "node:crypto";
import { plainCards } from "@/lib/engine/ccg/cards/plain";
import type { CardGame } from "./games";

type Written = { readonly text: string; readonly version: string };
const known = new WeakMap<CardGame, Written>();

function written(game: CardGame): Written {
  const found = known.get(game);
  if (found) return found;
  const text = JSON.stringify(plainCards(game.database));
  const made = { text, version: createHash("sha256").update(text).digest("hex").slice(0, 12) };
  known.set(game, made);
  return made;
}

/** All cards of a game as JSON text (`PlainCards`). */
export const cardsText = (game: CardGame): string => written(game).text;

/** What changes when any card of the game does: a part of the address of its cards. */
export const cardsVersion = (game: CardGame): string => written(game).version;
