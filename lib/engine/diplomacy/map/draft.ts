import type { FlowStep, Phase, PlaceId, PowerName, ProvinceId, Terrain, UnitType } from "./model";
import type { At } from "./problem";

/** A neighbour as a line wrote it. Its case says who may pass. */
export type Border = {
  readonly to: PlaceId;
  /** `lower`: no fleets; `capital`: no armies. */
  readonly spelling: "upper" | "lower" | "capital";
  /** The powers' letters or names before the colon; empty: nobody. */
  readonly powers?: string;
  readonly holding?: readonly ProvinceId[];
  readonly strength?: "none" | "half";
  readonly at: At;
};

/** A province or coast whose terrain and borders a line gave. */
export type DraftPlace = {
  readonly id: PlaceId;
  terrain: Terrain;
  /** Written in lower case: fleets do not stand here as such. */
  lower: boolean;
  borders: Map<PlaceId, Border>;
  at: At;
};

export type Naming = { name: string; aliases: string[]; ambiguous: string[]; at: At };

export type Claim = "&SC" | "SC!" | "SC?" | "SC*";

export type DraftPower = {
  name: PowerName;
  title?: string;
  adjective?: string;
  abbreviation?: string;
  readonly homes: Set<ProvinceId>;
  readonly factories: Set<ProvinceId>;
  readonly partisans: Set<ProvinceId>;
  readonly hidden: Set<ProvinceId>;
  readonly alternatives: Map<ProvinceId, ProvinceId[]>;
  /** `&SC`, from the homes; `SC!` and its like, from the centres owned. */
  readonly claims: Claim[];
  /** Absent: its homes. */
  owns?: Set<ProvinceId>;
  /** INHABITS was read: the next one adds. */
  inhabits?: boolean;
  units: { type: UnitType; at: PlaceId; line: At }[];
  reserves?: number;
  militia?: number;
  dummy?: boolean;
  unplayed?: boolean;
  control?: PowerName[];
  at: At;
};

/** Lines below an IN or a FROM: when they hold, as it was written, and what they say. */
export type DraftChange = {
  readonly kind: "IN" | "FROM";
  readonly when: string;
  readonly lines: { readonly text: string; readonly at: At }[];
  readonly at: At;
};

/** What has been read so far: later lines replace and amend earlier ones. */
export type Draft = {
  title?: string;
  trial: boolean;
  /** The map whose picture it shares (`MAP name`). */
  picture?: string;
  /** Names by place, in the order of the file. */
  readonly names: Map<PlaceId, Naming>;
  readonly places: Map<PlaceId, DraftPlace>;
  readonly powers: Map<PowerName, DraftPower>;
  readonly neutral: Map<ProvinceId, At>;
  victory?: { centres: number[]; at: At };
  flow?: { steps: FlowStep[]; at: At };
  begin?: { phase: Phase; at: At };
  readonly teams: { powers: PowerName[]; at: At }[];
  /** Lines for every game, by variant. */
  readonly directives: Map<string, { text: string; at: At }[]>;
  /** Lines without effect here, as they were written. */
  readonly kept: string[];
  /** What changes the map in the course of play, as it was written. */
  readonly changes: DraftChange[];
  /** How many provinces were renamed. */
  renamed: number;
};

export const emptyDraft = (): Draft => ({
  trial: false,
  names: new Map(),
  places: new Map(),
  powers: new Map(),
  neutral: new Map(),
  teams: [],
  directives: new Map(),
  kept: [],
  changes: [],
  renamed: 0,
});

export const emptyPower = (name: PowerName, at: At): DraftPower => ({
  name,
  homes: new Set(),
  factories: new Set(),
  partisans: new Set(),
  hidden: new Set(),
  alternatives: new Map(),
  claims: [],
  units: [],
  at,
});

const PLACE = /^[A-Z0-9][A-Z0-9.'&][A-Z0-9](\/[A-Z]{2})?$/i;
const PROVINCE = /^[A-Z0-9][A-Z0-9.'&][A-Z0-9]$/i;

export const isPlaceWord = (word: string): boolean => PLACE.test(word);
export const isProvinceWord = (word: string): boolean => PROVINCE.test(word);

/** `SPA` of `SPA/NC`. */
export const provinceOf = (place: PlaceId): ProvinceId => place.slice(0, 3);

/** A power's name as it is kept: capitals, without the blanks, hyphens and stops that a file may write. */
export const powerName = (word: string): PowerName => word.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The powers that stand before a colon: letters (`EI`), or names and longer abbreviations with commas (`NY,PERU`). */
export function powersBefore(text: string, draft: Draft): string[] | null {
  const words = text.includes(",") || namedBy(text, draft) !== null ? text.split(",") : [...text];
  const powers = words.filter((word) => word !== "").map((word) => namedBy(word, draft));
  return powers.every((power) => power !== null) ? powers : null;
}

/** A power that is given no letter has the first one of its own word. */
export const abbreviationOf = (power: DraftPower): string =>
  power.abbreviation ?? (power.adjective ?? power.name).slice(0, 1).toUpperCase();

function namedBy(word: string, draft: Draft): string | null {
  const name = powerName(word);
  if (draft.powers.has(name)) return name;
  for (const power of draft.powers.values()) if (abbreviationOf(power) === word.toUpperCase()) return power.name;
  return null;
}
