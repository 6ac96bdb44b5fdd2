import type { Actor } from "@/lib/auth/policy";
import type { FormatFile } from "@/lib/contracts/formats";
import { type BannedCards, bannedCards } from "@/lib/engine/ccg/formats/banned-cards";
import { readRules } from "@/lib/engine/ccg/formats/read-rules";
import type { CardGame } from "../catalogue/games";
import { listFormats } from "./list-formats";

/** Of files that others show the last changed ones are asked, so that nobody makes everybody's pages heavy. */
const MOST_OF_OTHERS = 40;
const MOST_KEPT = 400;
/** By the game's version, the file and its version. */
const kept = new Map<string, BannedCards>();

/** The formats of a file with the cards that each does not allow; of one that cannot be read any more, none. */
function bannedIn(game: CardGame, { id, version, text }: FormatFile): BannedCards {
  const key = [game.name, game.version, id, version].join(" ");
  const known = kept.get(key);
  if (known) return known;
  const rules = readRules(text, game.database);
  const found = rules.ok ? bannedCards(game.database, rules.value.formats) : [];
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}

/**
 * The formats of a game that a filter may ask for, with the cards that each does not allow: the house's and the actor's own by their
 * names, those that others show as `nick/name`. Where two would be called alike, the later one is called `nick/name` too, then
 * `nick/name (title of its file)`; what is called alike even then is left out.
 */
export async function bannedFor(actor: Actor, game: CardGame): Promise<BannedCards> {
  const files = await listFormats(actor, game.name);
  const isNear = ({ owner }: FormatFile): boolean => owner === null || owner === actor?.nick;
  const asked = [...files.filter(isNear), ...files.filter((file) => !isNear(file)).slice(0, MOST_OF_OTHERS)];
  const called = new Set<string>();
  return asked.flatMap((file) =>
    bannedIn(game, file).flatMap(({ format, cards }) => {
      const theirs = file.owner === null ? format : `${file.owner}/${format}`;
      const names = [...(isNear(file) ? [format] : []), theirs, `${theirs} (${file.title})`];
      const name = names.find((one) => !called.has(one.toLowerCase()));
      if (name === undefined) return [];
      called.add(name.toLowerCase());
      return [{ format: name, cards }];
    }),
  );
}
