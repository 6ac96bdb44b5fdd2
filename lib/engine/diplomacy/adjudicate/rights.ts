import type { Power, PowerName } from "../map/model";
import type { Position } from "../position";

/**
 * A right to build where homes are not owned: `SC!` at any vacant home, which it gains; `SC?` without gaining; `SC*` at
 * a partisan site; `&SC` at an owned foreign centre, which becomes a home.
 */
export type Right = NonNullable<Power["claims"]>[number];

export type Rights = Readonly<Record<PowerName, readonly Right[]>>;

/** A position with the rights that powers still have. */
export type RightsPosition = Position & { readonly rights?: Rights };

/** The rights that count as a centre when units are counted. */
export const countedRights = (position: RightsPosition, power: PowerName): readonly Right[] =>
  (position.rights?.[power] ?? []).filter((right) => right !== "&SC");
