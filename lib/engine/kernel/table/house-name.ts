import { z } from "zod";

/** How long a table's name may be. */
export const MOST_NAME = 60;

/**
 * The name of a table that nobody named: whose it is (null: not told), what is played, and which of theirs of that game it
 * is. Each reader is told it in their language.
 */
export const HouseName = z.object({
  nick: z.string().max(64).nullable(),
  game: z.string().max(200),
  number: z.number().int().positive(),
});
export type HouseName = z.infer<typeof HouseName>;

/** In English: "anna’s Thousand", "anna’s Thousand 2", without a nick "Thousand". So it is stored and searched for. */
export function englishName({ nick, game, number }: HouseName): string {
  const end = number === 1 ? "" : ` ${number}`;
  return (nick === null ? game : `${nick}’s ${game}`).slice(0, MOST_NAME - end.length) + end;
}

/** The first name for a new table that none of these is called yet. */
export function freeHouseName(nick: string | null, game: string, taken: readonly string[]): HouseName {
  const known = new Set(taken);
  let number = 1;
  while (known.has(englishName({ nick, game, number }))) number++;
  return { nick, game, number };
}
