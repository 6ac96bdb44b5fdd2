import { cardMeant, isCard, levelMeant, suitMeant } from "./card-hints";
import { type Hint, write, writeValue } from "./say";
import { isRecord } from "./shape";

/** What authors mean who write the value of an option another way: a hint of what to write, or undefined. */

/** How many play, written otherwise: "2-4", {"min": 2, "max": 4}, [4], [2, 3, 4]. */
export function playersMeant(value: unknown): Hint | undefined {
  const said = typeof value === "string" ? value.match(/\d+/g)?.map(Number) : value;
  const all = isRecord(said) && Object.keys(said).length === 2 ? Object.values(said) : said;
  if (!Array.isArray(all) || all.length === 0 || !all.every((one) => Number.isSafeInteger(one) && one > 0))
    return undefined;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return typeof value === "string" && all.length === 1
    ? { is: "withoutQuotes", facts: { number: String(least) } }
    : write(`[${least}, ${most}]`);
}

/**
 * What a malformed hand means: all cards, or a hand by the number of players that lacks `*`, has numbers as texts, or
 * says `*` in words.
 */
export function handMeant(value: unknown): Hint | undefined {
  const all = value === 0 || value === null || (typeof value === "string" && /^(all|\*)$/i.test(value));
  if (all || (Array.isArray(value) && value.length === 0)) return "leaveItOut";
  if (!isRecord(value)) return undefined;
  const by: [string, unknown][] = Object.entries(value).map(([seats, size]) => [
    /^(all|others?|rest|else|default|any)$/i.test(seats) ? "*" : seats,
    typeof size === "string" && /^\d+$/.test(size) ? Number(size) : size,
  ]);
  if (by.length === 0) return "starIsOthers";
  if (!by.every(([seats, size]) => /^(\d+|\*)$/.test(seats) && Number.isSafeInteger(size) && Number(size) > 0))
    return by.every(([seats]) => /^\d+$/.test(seats)) ? "starIsOthers" : undefined;
  const meant = Object.fromEntries(by);
  return writeValue({ ...meant, "*": meant["*"] ?? by.at(-1)?.[1] });
}

/** Suits or levels that were written as one text, or one of them alone. */
const namesMeant =
  (meant: (text: string) => string | null) =>
  (value: unknown): Hint | undefined => {
    const names =
      typeof value === "string"
        ? value
            .split(/[\s,;]+/)
            .filter(Boolean)
            .map(meant)
        : [];
    return names.length > 0 && names.every((name) => name !== null) ? writeValue(names) : undefined;
  };
export const suitsMeant = namesMeant(suitMeant);
export const levelsMeant = namesMeant(levelMeant);

export function wildMeant(value: unknown): Hint | undefined {
  const level = typeof value === "string" ? levelMeant(value) : null;
  return level === null ? undefined : write(`{"level": "${level}"}`);
}

/** What cards do, as a list. */
export const effectsMeant = (value: unknown): Hint | undefined => (Array.isArray(value) ? "effectsByCard" : undefined);

/** Seats in one list, or by names. */
export function teamsMeant(value: unknown): Hint | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  if (value.every((seat) => typeof seat === "number")) return "teamLists";
  const isNamed = value.flat().some((seat) => typeof seat === "string");
  return isNamed ? "teamNumbers" : undefined;
}

export function trumpMeant(said: unknown): Hint | undefined {
  const value = Array.isArray(said) && said.length === 1 ? said[0] : said;
  if (typeof value !== "string") return undefined;
  const suit = suitMeant(value);
  if (/^(none|no)$/i.test(value)) return "leaveItOut";
  return suit === null ? undefined : write(`{"suite": "${suit}"}`);
}

/** Whoever holds a card leads: the card alone, or in a list. */
export function leaderMeant(value: unknown): Hint | undefined {
  const card = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (typeof card !== "string") return undefined;
  const meant = isCard(card) ? card : cardMeant(card)?.card;
  return meant === undefined ? undefined : write(`{"card": "${meant}"}`);
}
