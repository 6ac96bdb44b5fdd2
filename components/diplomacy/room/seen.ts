import type { mapOf } from "@/lib/engine/diplomacy/game/options";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { PowerName } from "@/lib/engine/diplomacy/map/model";

/** What of a game's configuration its pages know: what makes its map, and whether players may try orders out. */
export type DiplomacyConfig = Parameters<typeof mapOf>[0] & { readonly whatIf: boolean };

/** The powers that nobody plays, as far as a view tells. */
export const dummiesOf = ({ powers }: View): ReadonlySet<PowerName> =>
  new Set(powers.flatMap(({ name, kind }) => (kind === "dummy" ? [name] : [])));
