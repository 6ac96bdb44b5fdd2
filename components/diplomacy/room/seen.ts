import type { View } from "@/lib/engine/diplomacy/game/view";
import type { PowerName } from "@/lib/engine/diplomacy/map/model";

/** The powers that nobody plays, as far as a view tells. */
export const dummiesOf = ({ powers }: View): ReadonlySet<PowerName> =>
  new Set(powers.flatMap(({ name, kind }) => (kind === "dummy" ? [name] : [])));
