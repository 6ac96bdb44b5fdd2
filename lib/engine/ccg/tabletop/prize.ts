import type { Outcome, Seat } from "../../kernel/game";

/** What a game that is over comes to, by seat. */
export type PartResult = "win" | "loss" | "draw";

/** How it went for each seat; null: it was left undecided, by its players or the judge, which counts nowhere. */
export function resultsOf({ places, reason }: Outcome, seats: number): PartResult[] | null {
  if (reason === "undecided" || reason === "annulled") return null;
  const [first = [], ...others] = places;
  const drawn = others.length === 0;
  return Array.from({ length: seats }, (_, seat) => (first.includes(seat) ? (drawn ? "draw" : "win") : "loss"));
}

/** What comes to each seat, in cents, its stake included; and how much of it is new money. */
export type Prizes = { readonly gross: readonly number[]; readonly minted: number };

type Asked = {
  readonly outcome: Outcome;
  readonly seats: number;
  /** What each has staked, in cents. */
  readonly bet: number;
  /** PRIZE_PER_PLAYER, in cents; null: nothing is minted. */
  readonly perPlayer: number | null;
};

/**
 * Stakes and prizes of a game. Who wins against p − 1 others gets their stakes and their own back, p·b, and besides
 * (p − 1)(b + PRIZE_PER_PLAYER) of new money; several winners share it, odd cents to the first seats. A draw, and a game that is
 * left undecided, gives the stakes back.
 */
export function prizesOf({ outcome, seats, bet, perPlayer }: Asked): Prizes {
  const results = resultsOf(outcome, seats);
  const winners: Seat[] = (results ?? []).flatMap((result, seat) => (result === "win" ? [seat] : []));
  if (winners.length === 0) return { gross: Array.from({ length: seats }, () => bet), minted: 0 };
  const minted = perPlayer === null ? 0 : (seats - 1) * (bet + perPlayer);
  const all = seats * bet + minted;
  const share = Math.floor(all / winners.length);
  const odd = all - share * winners.length;
  const gross = Array.from({ length: seats }, (_, seat) => {
    const place = winners.indexOf(seat);
    return place < 0 ? 0 : share + (place < odd ? 1 : 0);
  });
  return { gross, minted };
}
