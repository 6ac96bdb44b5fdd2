import { type Named, whoAt } from "@/components/table/people";
import type { SeatView, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Catalogues } from "@/lib/texts/catalogues";

/** Those who share one score, the viewer first: partners, or somebody alone. */
export type Side = {
  seats: readonly [Seat, ...Seat[]];
  /** "We", "They"; null where only names tell the sides apart: to a watcher, among three sides, for somebody alone. */
  title: string | null;
  /** "You and Mira" */
  names: string;
};

type Texts = Pick<Catalogues, "cardsScore" | "table">;

/** Does every deal of the series have the same teams? Where the bidder plays against all others, it has not. */
export const hasSides = ({ teams }: Pick<TemplateInfo, "teams">): boolean => Array.isArray(teams);

/** The sides of a table in the order of their first seats; each seat by itself where there are no lasting teams. */
export function sidesOf(
  { teams }: Pick<TemplateInfo, "teams">,
  seats: readonly Seat[],
  people: readonly Named[],
  { cardsScore, table }: Texts,
): Side[] {
  const who = (seat: Seat) => whoAt(people, seat, table);
  const groups = new Map<string, [Seat, ...Seat[]]>();
  for (const seat of seats) {
    const key = (Array.isArray(teams) ? teams[seat] : undefined) ?? `alone ${seat}`;
    const group = groups.get(String(key));
    if (!group) groups.set(String(key), [seat]);
    else if (who(seat).you) group.unshift(seat);
    else group.push(seat);
  }
  const all = [...groups.values()];
  const isOurs = (group: readonly Seat[]) => group.some((seat) => who(seat).you);
  const { we, they, names } = cardsScore.sides;
  const titleOf = (group: readonly Seat[]): string | null => {
    if (group.length === 1) return null;
    if (isOurs(group)) return we;
    return all.length === 2 && all.some(isOurs) ? they : null;
  };
  return all.map((group) => ({ seats: group, title: titleOf(group), names: names(group.map(who)) }));
}

/** The members of a side as the viewer sees them, in its order. */
export const membersOf = (view: Pick<View, "seats">, side: Side): SeatView[] =>
  side.seats.flatMap((seat) => view.seats.find((each) => each.seat === seat) ?? []);

/** What a seat has promised to take; null where nobody bids for tricks, or it has not bid yet. */
export const promiseOf = ({ bid }: SeatView, { bidsForTricks }: TemplateInfo): number | null =>
  bidsForTricks ? (bid?.number ?? null) : null;

/** Has a seat promised to take nothing, as a promise of its own? Its tricks fill no partner's bid. */
export const isNil = (seat: SeatView, info: TemplateInfo): boolean =>
  promiseOf(seat, info) === 0 && (info.bidsForTricks?.nil ?? false);

const sum = (members: readonly SeatView[], value: (seat: SeatView) => number): number =>
  members.reduce((total, seat) => total + value(seat), 0);

/** What a side has bid and taken together; `promised`: tricks that count towards its bid, `slipped`: those that break a nil. */
export function tallyOf(members: readonly SeatView[], info: TemplateInfo) {
  const bids = members.map((seat) => promiseOf(seat, info));
  return {
    bid: bids.some((bid) => bid === null) ? null : sum(members, (seat) => promiseOf(seat, info) ?? 0),
    tricks: sum(members, ({ tricks }) => tricks),
    promised: sum(members, (seat) => (isNil(seat, info) ? 0 : seat.tricks)),
    slipped: sum(members, (seat) => (isNil(seat, info) ? seat.tricks : 0)),
    points: members.some(({ points }) => points === null) ? null : sum(members, ({ points }) => points ?? 0),
  };
}
