import type { Phase, PlaceId, PowerName, ProvinceId, UnitType } from "./map/model";

/** A unit on the board. A province holds at most one. */
export type Unit = { readonly power: PowerName; readonly type: UnitType; readonly at: PlaceId };

/** A unit that lost its place, where its attacker came from (not by convoy: `null`), and where it may go. */
export type Dislodged = Unit & { readonly from: ProvinceId | null; readonly retreats: readonly PlaceId[] };

/** All that the judge needs besides map and rules. JSON. */
export type Position = {
  readonly phase: Phase;
  readonly units: readonly Unit[];
  readonly dislodged: readonly Dislodged[];
  /** Who owns which centre; absent: nobody. */
  readonly owners: Readonly<Record<ProvinceId, PowerName>>;
  /** Homes that differ from the map's (claimed, gained, lost). */
  readonly homes?: Readonly<Record<PowerName, readonly ProvinceId[]>>;
};
