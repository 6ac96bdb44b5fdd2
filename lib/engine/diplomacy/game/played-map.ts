import { withIncome } from "../map/flow";
import { everyGround } from "../map/ground";
import type { DiplomacyMap } from "../map/model";
import type { Variant } from "../rules/expand";

/** What of a game's configuration changes the powers and phases of its map. */
type PlayedBy = {
  readonly variant?: Variant | undefined;
  /** Powers that nobody joins for, and who orders for them in turn. */
  readonly dummies?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Who joins beside the powers, and as what. */
  readonly roles?: Readonly<Record<string, string>> | undefined;
};

/** The map as a game is played on it: with its dummies, those who join beside the powers, and Payola's phase of income. */
export const playedOn = (map: DiplomacyMap, config: PlayedBy): DiplomacyMap =>
  everyGround(map, (one) => groundPlayedOn(one, config));

function groundPlayedOn(map: DiplomacyMap, { dummies, roles, variant }: PlayedBy): DiplomacyMap {
  const flowing = variant === "payola" ? { ...map, flow: withIncome(map.flow) } : map;
  const played = dummies ? withDummies(flowing, dummies) : flowing;
  if (!roles || Object.keys(roles).length === 0) return played;
  const others = Object.entries(roles).map(([name, role]) => ({
    ...{ name, adjective: name, abbreviation: name, homes: [], owns: [], units: [], role },
  }));
  return { ...played, powers: [...played.powers, ...others] };
}

/** A map on which some powers are dummies from the beginning. */
const withDummies = (map: DiplomacyMap, dummies: Readonly<Record<string, readonly string[]>>): DiplomacyMap => ({
  ...map,
  powers: map.powers.map((power) => {
    const control = Object.hasOwn(dummies, power.name) ? dummies[power.name] : undefined;
    return control ? { ...power, dummy: true, control } : power;
  }),
});
