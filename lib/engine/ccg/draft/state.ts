import type { Instant, Seat } from "../../kernel/game";

/**
 * A draft. Who holds which pack is not kept but follows from how often each has picked: packs go round in a ring, to the
 * left, then to the right, and none overtakes another.
 */
export type State = {
  readonly hash: string;
  readonly stage: "waiting" | "playing" | "over";
  /** By seat, where packs are bought: who agreed to pay, and where bots sit. */
  readonly agreed: readonly boolean[];
  readonly bots: readonly boolean[];
  /** By round and by the seat that opens it: its cards in the order of their numbers, so that their order tells nothing. */
  readonly packs: readonly (readonly (readonly number[])[])[];
  /** By seat: what it took, in that order. */
  readonly picks: readonly (readonly number[])[];
  /** By seat: which of its picks the clock made. */
  readonly late: readonly (readonly number[])[];
  /** By seat: till when it may pick; null: it has no pack, or there is no clock. */
  readonly due: readonly (Instant | null)[];
};

/** A pack as it lies before a seat: who opened it, and what is left in it. */
export type Held = { readonly opener: Seat; readonly cards: readonly number[] };

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** How many cards each pack holds at first; 0 before any is opened. */
export const sizeOf = ({ packs }: State): number => packs[0]?.[0]?.length ?? 0;

/** The round that is being drafted, from 0; when all is picked, how many there were. */
export function roundOf(state: State): number {
  const fewest = Math.min(...state.picks.map((picks) => picks.length));
  const size = sizeOf(state);
  return size === 0 ? 0 : Math.floor(fewest / size);
}

/** Whom a seat passes its packs to in a round: the next seat in even ones (to the left), the one before in odd ones. */
const directionIn = (round: number): 1 | -1 => (round % 2 === 0 ? 1 : -1);

export const passesTo = (seat: Seat, round: number, seats: number): Seat => modulo(seat + directionIn(round), seats);

/** How many a seat has taken in a round. */
function takenIn({ picks, ...rest }: State, seat: Seat, round: number): number {
  const size = sizeOf({ picks, ...rest });
  return Math.max(0, Math.min(size, (picks[seat]?.length ?? 0) - round * size));
}

/** The pack that a seat took its `nth` card from (counted from 0 over all rounds), as it lay before it. */
export function packAt(state: State, seat: Seat, nth: number): Held {
  const size = sizeOf(state);
  const seats = state.picks.length;
  const round = Math.floor(nth / size);
  const before = nth % size;
  const direction = directionIn(round);
  const opener = modulo(seat - direction * before, seats);
  const cards = [...(state.packs[round]?.[opener] ?? [])];
  for (let step = 0; step < before; step++) {
    const taken = state.picks[modulo(opener + direction * step, seats)]?.[round * size + step];
    const at = taken === undefined ? -1 : cards.indexOf(taken);
    if (at >= 0) cards.splice(at, 1);
  }
  return { opener, cards };
}

/** How many packs wait before a seat, with the one that it looks at. */
export function waitingAt(state: State, seat: Seat): number {
  if (state.stage !== "playing") return 0;
  const [size, round, seats] = [sizeOf(state), roundOf(state), state.picks.length];
  const taken = takenIn(state, seat, round);
  const before = takenIn(state, modulo(seat - directionIn(round), seats), round);
  return Math.max(0, Math.min(before + 1, size) - taken);
}

/** The pack that a seat picks from now; null: none has come to it yet, or it is done with this round. */
export function heldBy(state: State, seat: Seat): Held | null {
  const nth = state.picks[seat]?.length;
  return nth === undefined || waitingAt(state, seat) === 0 ? null : packAt(state, seat, nth);
}

/** The seats that have a pack to pick from. */
export const pickingSeats = (state: State): Seat[] =>
  state.picks.map((_, seat) => seat).filter((seat) => waitingAt(state, seat) > 0);

/** Whether everything is picked. */
export const isDone = (state: State): boolean => state.packs.length > 0 && roundOf(state) >= state.packs.length;
