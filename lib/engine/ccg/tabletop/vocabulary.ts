import type { Seat } from "../../kernel/game";

/** Colours of counters (GCCG's eight; `plain` is its default one). */
export const COLOURS = ["red", "green", "blue", "orange", "yellow", "black", "white", "plain"] as const;
export type Colour = (typeof COLOURS)[number];

/** How a card lies on the table; `other`: by the second face of a card that has two. */
export const FACES = ["up", "down", "other"] as const;
export type Face = (typeof FACES)[number];

/** What a player may declare, as it went for them. */
export const RESULTS = ["win", "lose", "draw", "undecided"] as const;
export type GameResult = (typeof RESULTS)[number];

export const STAGES = ["waiting", "playing", "over"] as const;
export type Stage = (typeof STAGES)[number];

/** What happens to whoever has used up their time: they have lost, or it is told and they play on. */
export const FLAGS = ["loses", "told"] as const;
export type Flag = (typeof FLAGS)[number];

/** Whether a table of so many can be one of two sides: by hand alone, for the scripts of the house know none. */
export const mayHaveSides = (manner: "free" | "warn" | "strict", seats: number): boolean =>
  manner === "free" && seats >= 4 && seats % 2 === 0;

/** Who sees the cards of a zone: a sum of these. */
export const SIGHT = { owner: 1, team: 2, everybody: 4 } as const;

/** Zones that every player has besides piles. `play`: cards that are being played and do not lie on the table yet. */
export const OWN_ZONES = ["hand", "aside", "play"] as const;

/** A zone of a player, as `0/hand` or `1/discard pile`: the seat, then the zone's name. */
export type ZoneRef = string;

/** Where a card is: in a zone, on the table, or outside of the game. */
export type Place = ZoneRef | "table" | "outside";

/** Where something lies, in the frame of whoever is told it: `x` to the right, `y` down, `angle` in degrees clockwise. */
export type Spot = { readonly x: number; readonly y: number; readonly angle: number };

/** The most that one intent acts on, and that one deck holds. */
export const MOST_AT_ONCE = 200;
/** So many acts may be asked for as one; together they are about so many cards. */
export const MOST_CHAINED = 30;
export const MOST_IN_CHAIN = 1_200;
export const MOST_IN_DECK = 600;
/** Tokens and the like, besides the cards of all decks. */
export const MOST_BROUGHT_IN = 1_000;
export const MOST_OBJECTS = 1_000;
/** Arrows of all players together: more hide what they point at. */
export const MOST_ARROWS = 60;
export const MOST_COUNTERS = 9_999;
export const FARTHEST = 10_000;
export const MOST_SCORE = 1_000_000;

export const refOf = (seat: Seat, name: string): ZoneRef => `${seat}/${name}`;
