import type { View } from "@/lib/engine/diplomacy/game/view";
import type { PowerName } from "@/lib/engine/diplomacy/map/model";
import { expandRules, type RuleName } from "@/lib/engine/diplomacy/rules/expand";

/** The rules by which a view's orders are held. */
export const fieldRules = ({ rules }: View): ReadonlySet<RuleName> => expandRules([...rules]).rules;

/** The powers that nobody plays, as far as a view tells. */
export const dummiesOf = ({ powers }: View): ReadonlySet<PowerName> =>
  new Set(powers.flatMap(({ name, kind }) => (kind === "dummy" ? [name] : [])));
