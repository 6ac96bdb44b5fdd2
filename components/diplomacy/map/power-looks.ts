import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";
import { apart, coloursOf, lightnessOf } from "./power-colours";

/** What land of a power is hatched with, over its tint. */
export const PATTERNS = ["plain", "rise", "dots", "fall", "bars", "grid"] as const;
export type Pattern = (typeof PATTERNS)[number];

/** How a power is told from the others: no two have the same letter, and none is told by its colour alone. */
export type PowerLook = {
  /** The power's abbreviation: `A`, or `ANK` where powers are many. */
  readonly letter: string;
  readonly colour: string;
  /** What is readable on the colour itself. */
  readonly on: "light" | "dark";
  /** What is readable on its tint in the dark. */
  readonly onTint: "light" | "dark";
  readonly pattern: Pattern;
};

export type Looks = ReadonlyMap<PowerName, PowerLook>;

/** In the dark, land is mixed so with a power's colour; and how light land itself is then. */
const [SHARE, LAND] = [0.62, 0.44];

const known = new WeakMap<DiplomacyMap, Looks>();

/** How the powers of a map look; the same each time. */
export function looksOf(map: DiplomacyMap): Looks {
  const found = known.get(map);
  if (found) return found;
  const colours = coloursOf(map.powers.map(({ name }) => name));
  const patterns = patternsOf(colours);
  const looks = new Map(
    map.powers.map(({ name, abbreviation }, i): [PowerName, PowerLook] => {
      const colour = colours[i] ?? "#808080";
      const light = lightnessOf(colour);
      return [
        name,
        {
          letter: abbreviation,
          colour,
          on: light > 0.615 ? "dark" : "light",
          onTint: SHARE * light + (1 - SHARE) * LAND > 0.62 ? "dark" : "light",
          pattern: patterns[i] ?? "plain",
        },
      ];
    }),
  );
  known.set(map, looks);
  return looks;
}

/** A pattern for each colour: those that are alike get different ones. */
function patternsOf(colours: readonly string[]): Pattern[] {
  const given = new Map<Pattern, string[]>(PATTERNS.map((pattern) => [pattern, []]));
  return colours.map((colour) => {
    const nearest = (pattern: Pattern): number =>
      Math.min(...(given.get(pattern) ?? []).map((other) => apart(colour, other)));
    const best = PATTERNS.reduce((most, one) => (nearest(one) > nearest(most) ? one : most));
    given.get(best)?.push(colour);
    return best;
  });
}

/** Of a power that the map does not have. */
const NOBODY: PowerLook = { letter: "?", colour: "#808080", on: "dark", onTint: "light", pattern: "plain" };

export const lookOf = (looks: Looks, power: PowerName): PowerLook => looks.get(power) ?? NOBODY;
