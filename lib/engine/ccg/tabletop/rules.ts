import type { Seat } from "../../kernel/game";
import type { CardSource } from "../../script/card-source";
import type { CardBook, TabletopConfig } from "./config";
import { type GameScript, readScript } from "./script/game-script";
import type { Player, State, Zone } from "./state";
import { OWN_ZONES, refOf, SIGHT, type ZoneRef } from "./vocabulary";

/** What one zone of every player is like. */
export type ZoneKind = {
  readonly name: string;
  readonly kind: "hand" | "aside" | "play" | "pile";
  readonly sight: number;
  readonly topOnly: boolean;
  readonly mixed: boolean;
  readonly part: string | null;
};

/** A configuration with what follows from it. */
export type Rules = {
  readonly hash: string;
  readonly config: TabletopConfig;
  readonly book: CardBook;
  readonly script: GameScript | null;
  readonly kinds: readonly ZoneKind[];
  /** The place of each zone in `state.zones`, for as many seats as there can be. */
  readonly places: ReadonlyMap<ZoneRef, number>;
};

const OWN_SIGHT = { hand: SIGHT.owner, aside: SIGHT.owner, play: SIGHT.everybody } as const;

export function rulesOf(
  hash: string,
  config: TabletopConfig,
  book: CardBook,
  cards: CardSource | undefined = undefined,
): Rules {
  const own = OWN_ZONES.map(
    (name): ZoneKind => ({
      ...{ name, kind: name, sight: OWN_SIGHT[name], topOnly: false, mixed: false, part: null },
    }),
  );
  const piles = config.piles.map(
    ({ name, sight, part = name, topOnly = false, mixed = false }): ZoneKind => ({
      ...{ name, kind: "pile", sight, topOnly, mixed, part },
    }),
  );
  const kinds = [...own, ...piles];
  const places = new Map<ZoneRef, number>();
  for (let seat = 0; seat < config.seats.max; seat++)
    for (const { name } of kinds) places.set(refOf(seat, name), places.size);
  const script = config.script ? readScript(config.script.text, config.script.manner, cards) : null;
  return { hash, config, book, script, kinds, places };
}

export const seatOfZone = ({ kinds }: Rules, at: number): Seat => Math.floor(at / kinds.length);
export const kindOfZone = ({ kinds }: Rules, at: number): ZoneKind => kinds[at % kinds.length]!;
export const refOfZone = (rules: Rules, at: number): ZoneRef =>
  refOf(seatOfZone(rules, at), kindOfZone(rules, at).name);

/** The place of a zone that is there; -1: there is none. */
export function zoneAt(rules: Rules, state: State, ref: ZoneRef): number {
  const at = rules.places.get(ref) ?? -1;
  return at < state.zones.length ? at : -1;
}

/** The team of a seat: who sit on the same side, where sides play together. */
export const teamOf = ({ config }: Rules, seat: Seat): number => (config.teams ? seat % 2 : seat);

export const emptyZones = ({ kinds }: Rules, seats: number): Zone[] =>
  Array.from({ length: seats }, () =>
    kinds.map(({ sight }): Zone => ({ cards: [], sight, rev: 0, looking: [] })),
  ).flat();

export const newPlayers = ({ config }: Rules, seats: number): Player[] =>
  Array.from({ length: seats }, () => ({
    ...{
      present: false,
      out: false,
      score: config.score,
      deck: null,
      check: null,
      bid: null,
      spent: 0,
      flagged: false,
    },
  }));
