import type { Places } from "../../engine/diplomacy/maps/places";
import type { MultiPolygon, Point } from "./geometry";

/** What a map is drawn on: its size, where things lie on it, and what belongs to no province. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly land: MultiPolygon;
  readonly places: Places;
  /** From degrees east and north to the sheet. */
  readonly project: (lon: number, lat: number) => Point;
  /** Lands and waters that nobody enters and the rules do not name. */
  readonly scenery: { readonly lands: Places; readonly waters: Places };
  /** Where rivers run, from the spring to the mouth: only drawn. */
  readonly rivers?: Readonly<Record<string, readonly Point[]>>;
  /** How far a border on land strays from the middle between its provinces; at sea it strays less. */
  readonly wobble: number;
  /** How far links bend towards the middle of the sheet: 0 is straight. */
  readonly bow: number;
};
