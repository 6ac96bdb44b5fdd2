import type { Actor } from "@/lib/auth/policy";
import type { FormatFile } from "@/lib/contracts/formats";
import { type BannedCards, banning } from "@/lib/engine/ccg/formats/banned-cards";
import { readRules } from "@/lib/engine/ccg/formats/read-rules";
import { plainText } from "@/lib/engine/kernel/plain-text";
import { keptLately } from "@/lib/live/kept-lately";
import { takingTurns } from "@/lib/live/taking-turns";
import type { CardGame } from "../catalogue/games";
import { formatsInForce, listShown, readFormat } from "./list-formats";

/**
 * Of what others show, so that nobody makes everybody's pages heavy: the files that were changed last, so many in all and of one
 * member, and so many formats in them.
 */
const MOST_OF_OTHERS = { most: 40, each: 4 };
const MOST_FORMATS_OF_OTHERS = 60;
const MOST_LETTERS = 60;

/** By the game's version, the file and its version. */
const kept = keptLately<BannedCards>(400);

type File = Pick<FormatFile, "id" | "version" | "title" | "owner">;

/** The formats of a file with the cards that each does not allow; of one that cannot be read any more, none. */
const bannedIn = (game: CardGame, { id, version }: File, textOf: () => Promise<string>): Promise<BannedCards> =>
  kept([game.name, game.version, id, version].join(" "), () => workOut(game, textOf));

async function workOut(game: CardGame, textOf: () => Promise<string>): Promise<BannedCards> {
  const rules = readRules(await textOf(), game.database);
  if (!rules.ok) return [];
  const named = rules.value.formats.filter(({ name }) => name.length <= MOST_LETTERS && plainText(name) === name);
  const turn = takingTurns();
  const work = banning(game.database, named);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await turn();
  }
}

/**
 * The formats of a game that a filter may ask for, with the cards that each does not allow: the house's and the actor's own by their
 * names, those that others show as `nick/name`. Where two would be called alike, the later one is called `nick/name` too, then
 * `nick/name (title of its file)`; what is called alike even then is left out, as is what has no plain name.
 */
export async function bannedFor(actor: Actor, game: CardGame): Promise<BannedCards> {
  const called = new Set<string>();
  /** Those of a file by names that nothing else has. */
  const withNames = (file: File, isNear: boolean, formats: BannedCards): BannedCards =>
    formats.flatMap(({ format, cards }) => {
      const theirs = file.owner === null ? format : `${file.owner}/${format}`;
      const names = [...(isNear ? [format] : []), theirs, `${theirs} (${file.title})`];
      const name = names.find((one) => !called.has(one.toLowerCase()));
      if (name === undefined) return [];
      called.add(name.toLowerCase());
      return [{ format: name, cards }];
    });
  const near: BannedCards[] = [];
  for (const file of await formatsInForce(actor, game.name))
    near.push(withNames(file, true, await bannedIn(game, file, async () => file.text)));
  const others: BannedCards[number][] = [];
  for (const file of await listShown(actor, game.name, MOST_OF_OTHERS)) {
    if (others.length >= MOST_FORMATS_OF_OTHERS) break;
    const textOf = async () => (await readFormat(actor, file.id))?.text ?? "";
    others.push(...withNames(file, false, await bannedIn(game, file, textOf)));
  }
  return [...near.flat(), ...others.slice(0, MOST_FORMATS_OF_OTHERS)];
}
