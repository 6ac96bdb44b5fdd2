/**
 * A Diplomacy map as the judge sees it: what the map file language (`map/parse.ts`) says, made plain. JSON, immutable,
 * without a drawing (drawings are computed at build time and lie in `public/maps`).
 */

/** `SPA`: a province, in capitals. */
export type ProvinceId = string;

/** `SPA`, `SPA/SC`: where a unit can stand; a province or one of its coasts. */
export type PlaceId = string;

/** `AUSTRIA`: a power of the map, in capitals. */
export type PowerName = string;

const UNIT_TYPES = ["A", "F"] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** `port`: water that armies may enter as well (a coast on which convoys pass); `shut`: nobody enters. */
const TERRAINS = ["land", "coast", "water", "port", "shut"] as const;
export type Terrain = (typeof TERRAINS)[number];

/** A way from one place to another. Edges are directed: a two-way border is an edge at both ends. */
export type Edge = {
  /** For armies a province, for fleets the coast where one has to be named. */
  readonly to: PlaceId;
  readonly army: boolean;
  readonly fleet: boolean;
  /** Only units of these powers may pass (`EI:NAF`); `[]`: nobody, the border is there for the other side (`:SKA`). */
  readonly powers?: readonly PowerName[];
  /** The unit's owner must hold all these centres (`AEG(CON,SMY)`). */
  readonly holding?: readonly ProvinceId[];
  /** `none`: no support across, and the move has no strength of its own (`~`); `half`: half strength, no support, cuts nothing (`*`). */
  readonly strength?: "none" | "half";
};

export type Place = {
  readonly id: PlaceId;
  readonly province: ProvinceId;
  /** Whether an army, a fleet can stand just here (`SPA` holds no fleet, `SPA/SC` no army). */
  readonly armies: boolean;
  readonly fleets: boolean;
  readonly edges: readonly Edge[];
  /** Of a coast that the map names itself: `Spain (north coast)`, and other spellings of it, lower case. */
  readonly name?: string;
  readonly aliases?: readonly string[];
};

export type Province = {
  readonly id: ProvinceId;
  /** `Gulf of Lyon`. */
  readonly name: string;
  readonly terrain: Terrain;
  readonly centre: boolean;
  /** Itself first, then its coasts. */
  readonly places: readonly PlaceId[];
  /** Other spellings that orders may use, lower case, with blanks as blanks. */
  readonly aliases: readonly string[];
  /** Spellings marked `?`: understood, but refused under NO_CHECK. */
  readonly ambiguous: readonly string[];
};

export type Power = {
  readonly name: PowerName;
  /** `New York`, where the map spells the name otherwise than in capitals. */
  readonly title?: string;
  /** `Austrian`: the adjective that reports use. */
  readonly adjective: string;
  /** The letter or word by which orders and map files abbreviate it. */
  readonly abbreviation: string;
  readonly homes: readonly ProvinceId[];
  /** Centres held when play begins, homes included. */
  readonly owns: readonly ProvinceId[];
  readonly units: readonly { readonly type: UnitType; readonly at: PlaceId }[];
  /** Building sites that are no centres (`+abc`), partisan sites (`*abc`), sites where builds are hidden (`~abc`). */
  readonly factories?: readonly ProvinceId[];
  readonly partisans?: readonly ProvinceId[];
  readonly hidden?: readonly ProvinceId[];
  /** Sites that stand in for homes (`@abc(h,h)`). */
  readonly alternatives?: readonly { readonly site: ProvinceId; readonly homes: readonly ProvinceId[] }[];
  /** May claim this many owned foreign centres as homes by building there (`&SC`), or builds there (`SC!`, `SC?`, `SC*`). */
  readonly claims?: readonly ("&SC" | "SC!" | "SC?" | "SC*")[];
  /** Extra units beyond its centres; `militia` only while it owns a home. */
  readonly reserves?: number;
  readonly militia?: number;
  readonly dummy?: boolean;
  readonly unplayed?: boolean;
  /** Of a participant whom a game lets join beside the map's powers (ALLOW): as what, such as `INVESTOR`. */
  readonly role?: string;
  /** The powers that take turns in ordering for this dummy, the present one first. */
  readonly control?: readonly PowerName[];
};

export const PHASE_TYPES = ["MOVEMENT", "RETREATS", "ADJUSTMENTS"] as const;

/** What FLOW lists: a phase, a new year (`NEWYEAR:n`), or going on only in certain years (`IFYEARDIV:d=m`). */
export type FlowStep =
  | { readonly step: "phase"; readonly season: string; readonly type: string }
  | { readonly step: "newYear"; readonly years: number }
  | { readonly step: "ifYearDiv"; readonly divisor: number; readonly remainder: number };

/** `FALL 1901 MOVEMENT`. `type` is one of PHASE_TYPES, or a word of the map's own flow that waits for the master. */
export type Phase = { readonly season: string; readonly year: number; readonly type: string };

/** Lines of a map that hold in certain phases, or from one on: `when` in words, `SPRING`, `SPRING 1904 MOVEMENT`. */
export type Change = { readonly kind: "IN" | "FROM"; readonly when: string };

export type DiplomacyMap = {
  /** `standard`. */
  readonly name: string;
  readonly title: string;
  readonly trial: boolean;
  /** The map whose picture shows it too (`MAP name`). */
  readonly picture?: string;
  readonly provinces: readonly Province[];
  readonly places: readonly Place[];
  readonly powers: readonly Power[];
  /** Centres that belong to nobody when play begins. */
  readonly neutral: readonly ProvinceId[];
  /** Centres needed to win, by game year; the last one repeats. */
  readonly victory: readonly number[];
  readonly flow: readonly FlowStep[];
  readonly begin: Phase;
  /** First name: the one who plays; the others are dummies that it controls. */
  readonly teams: readonly (readonly PowerName[])[];
  /** Status-file lines that every game on this map gets, by variant (`""`: all). */
  readonly directives: Readonly<Record<string, readonly string[]>>;
  /** NEWHOMES, LEAGUE, NOTIFY, FLAG, FLAGS: lines that have no effect here. */
  readonly kept?: readonly string[];
  /**
   * Of a map whose terrain changes in the course of play: what changes it, and the map under each set of changes that hold
   * together, by their indices. What stands outside is the map while none of them holds. `map/ground.ts` looks it up.
   */
  readonly changing?: {
    readonly changes: readonly Change[];
    readonly grounds: Readonly<Record<string, DiplomacyMap>>;
  };
  /** Of such a state: its key there, and what the provinces are outside of it that are something else in it. */
  readonly ground?: string;
  readonly usual?: Readonly<Record<ProvinceId, Terrain>>;
};
