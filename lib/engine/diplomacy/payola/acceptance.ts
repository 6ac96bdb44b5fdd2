import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import type { PowerName } from "../map/model";

/** A power and the letter that lists name it by. */
export type Lettered = { readonly name: PowerName; readonly letter: string };

/**
 * Holds an acceptance list against the powers: whose offers a power's units prefer, by letters, most preferred first;
 * `?` stands for all who are not named. A shorter list gets `?` at its end. Refuses `letter_unknown`, `letter_twice`,
 * `too_long`.
 */
export function readAcceptance(given: string, letters: readonly string[]): Result<string, Refusal> {
  const list = given.replace(/\s+/g, "").toUpperCase();
  if (list.length > letters.length) return refuse("too_long", { longest: letters.length });
  const signs = [...list];
  const unknown = signs.find((sign) => sign !== "?" && !letters.includes(sign));
  if (unknown !== undefined) return refuse("letter_unknown", { letter: unknown });
  const twice = signs.find((sign, i) => signs.indexOf(sign) !== i);
  if (twice !== undefined) return refuse("letter_twice", { letter: twice });
  return ok(list.length < letters.length && !list.includes("?") ? `${list}?` : list);
}

/**
 * The powers in the order of a list; those behind `?` in the order of `powers`, which whoever asks has shuffled once a
 * phase. A power whose letter is two words' is found by its name's order.
 */
export function preferencesOf(list: string, powers: readonly Lettered[]): PowerName[] {
  const named = new Set([...list]);
  const rest = powers.filter(({ letter }) => !named.has(letter)).map(({ name }) => name);
  const found = [...list].flatMap((sign) =>
    sign === "?" ? rest : powers.filter(({ letter }) => letter === sign).map(({ name }) => name),
  );
  return list.includes("?") ? found : [...found, ...rest];
}
