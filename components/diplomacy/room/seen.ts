import { firstPosition } from "@/lib/engine/diplomacy/game/first-position";
import type { mapOf } from "@/lib/engine/diplomacy/game/options";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";
import type { Position } from "@/lib/engine/diplomacy/position";

/** What of a game's configuration its pages know: what makes its map, and whether players may try orders out. */
export type DiplomacyConfig = Parameters<typeof mapOf>[0] & { readonly whatIf: boolean };

/** The powers that nobody plays, as far as a view tells. */
export const dummiesOf = ({ powers }: View): ReadonlySet<PowerName> =>
  new Set(powers.flatMap(({ name, kind }) => (kind === "dummy" ? [name] : [])));

/** What the map shows now: before play begins how it will, but in blind games, in which nobody is shown all of that. */
export function boardShown({ stage, position, inForce }: View, map: DiplomacyMap): Position {
  const begins = stage === "preparation" || stage === "forming";
  return begins && !inForce.includes("BLIND") ? firstPosition(map, new Set(inForce)) : position;
}
