import type { Bid, SeatView, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import { hasCounted, isBetweenDeals } from "./phases";
import { tallyOf } from "./sides";

/** What a line of the score table shows of one seat, or of partners together. */
export type Figures = {
  bid: Omit<Bid, "seat"> | null;
  /** Of the deal that runs, or that ended last: points, or tricks where only those are counted; null where neither is. */
  now: number | null;
  place: number | null;
  total: number;
  /** `now` is the score of the whole side. */
  shared: boolean;
};

/** While a deal runs, are its tricks all that is counted? */
const countsTricks = (view: View, { has }: TemplateInfo): boolean =>
  has.tricks && (!has.points || (!isBetweenDeals(view) && view.seats.every(({ points }) => points === null)));

/** What the column of the deal holds: points, tricks or places. */
export const runningOf = (view: View, info: TemplateInfo): "deal" | "tricks" | "place" =>
  countsTricks(view, info) ? "tricks" : info.has.points ? "deal" : "place";

function bidOf(view: View, members: readonly SeatView[], info: TemplateInfo): Figures["bid"] {
  if (members.length === 1) return members[0]?.bid ?? null;
  const { bid } = tallyOf(members, info);
  if (bid !== null) return { number: bid };
  return members.some(({ seat }) => seat === view.contract?.seat) ? view.contract : null;
}

/** How these seats stand in the deal that runs, or in the last one once it has ended, and in the series. */
export function figuresOf(view: View, info: TemplateInfo, seats: readonly Seat[]): Figures {
  const members = view.seats.filter(({ seat }) => seats.includes(seat));
  const [first] = members;
  const live = !isBetweenDeals(view);
  const { points, tricks, promised } = tallyOf(members, info);
  const ended = hasCounted(view) ? (first?.dealScore ?? null) : null;
  const taken = members.length > 1 ? promised : tricks;
  return {
    bid: bidOf(view, members, info),
    now: countsTricks(view, info) ? taken : info.has.points ? (live ? points : ended) : null,
    place: live ? (first?.rank ?? null) : ended,
    total: first?.total ?? 0,
    shared: !live && info.has.points,
  };
}
