import { type Named, whoAt } from "@/components/table/people";
import { isSameSum } from "@/lib/engine/cards/part-points";
import type { Card, SeatView, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import type { TakenSaid } from "@/lib/texts/cards-score/en";
import type { Catalogues } from "@/lib/texts/catalogues";
import { hasCounted } from "./phases";
import { isNil, membersOf, promiseOf, type Side, tallyOf } from "./sides";

/** Why a score is what it is: of each seat by itself, and of the side together. */
export type Reasons = { seats: { seat: Seat; text: string }[]; side: string[] };

type Texts = Pick<Catalogues, "cardsScore" | "table">;

type Why = Catalogues["cardsScore"]["why"];

const NOTHING: Reasons = { seats: [], side: [] };

function kept(seat: SeatView, bid: number, info: TemplateInfo, people: readonly Named[], t: Texts): string {
  const who = whoAt(people, seat.seat, t.table);
  const { why } = t.cardsScore;
  if (!isNil(seat, info)) return why.bidTaken(who, bid, seat.tricks);
  return seat.tricks === 0 ? why.nilMade : why.nilFailed(who, seat.tricks);
}

/** What overtricks cost in this deal, and those that are carried on. */
function bagReasons(members: readonly SeatView[], info: TemplateInfo, t: Why): string[] {
  const bags = info.bidsForTricks?.bags;
  const left = members[0]?.bags;
  if (!bags || left === undefined) return [];
  const { bid, promised, slipped } = tallyOf(members, info);
  const fresh = Math.max(0, promised - (bid ?? 0)) + slipped;
  // Fewer than `times` were carried into this deal, so what is left says how often they were charged for.
  const charged = Math.max(0, Math.ceil((fresh - left) / bags.times));
  const said: string[] = [];
  if (charged > 0) said.push(t.bagsCharged(charged * bags.times, charged * bags.value));
  if (left > 0) said.push(t.bags(left));
  return said;
}

/** Who took all that `shoot` asks for, and so has nothing; null: nobody did, or the game does not ask for it. */
export function shooterOf(view: View, info: TemplateInfo, sides: readonly Side[]): Side | null {
  const { shoot } = info;
  if (!shoot || !view.ending || !hasCounted(view)) return null;
  const hasShot = (members: readonly SeatView[]) =>
    tallyOf(members, info).points === shoot.points && members[0]?.dealScore === 0;
  return sides.find((side) => hasShot(membersOf(view, side))) ?? null;
}

/** Of more kinds of cards than this a sum says more than a list. */
const KINDS_AT_MOST = 3;

/** What a side took that counts, the dearest first; null where a list does not say what its points are, or would be long. */
function takenBy({ tricks, trump }: View, info: TemplateInfo, side: Side, points: number): TakenSaid[] | null {
  const { deck = {}, trumpDeck } = info;
  // Cards that `trumps` adds to the trump suit do not name it: which of them count as trumps is not told here.
  if (!tricks || (trumpDeck && trump !== null && info.trumps)) return null;
  const worthOf = (card: Card): number => (card.slice(1) === trump ? (trumpDeck ?? deck) : deck)[card] ?? 0;
  const cards = tricks
    .filter(({ by }) => by !== null && side.seats.includes(by))
    .flatMap(({ plays, lead = [] }) => [...lead, ...plays.flatMap(({ cards }) => cards ?? [])]);
  const groups = new Map<number, Card[]>();
  for (const card of cards)
    if (worthOf(card) !== 0) groups.set(worthOf(card), [...(groups.get(worthOf(card)) ?? []), card]);
  const taken = [...groups].map(([worth, of]): TakenSaid => {
    const [card = null] = of;
    return { count: of.length, card: of.length === 1 ? card : null, worth };
  });
  const sum = taken.reduce((total, { count, worth }) => total + count * worth, 0);
  if (!isSameSum(sum, points) || taken.length > KINDS_AT_MOST) return null;
  return taken.sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
}

/** What the last trick brought, and that the talon came with a trick. */
function trickReasons({ tricks }: View, { lastTrick, talonTo }: TemplateInfo, side: Side, t: Why): string[] {
  const taken = (tricks ?? []).flatMap(({ by }) => (by === null ? [] : [by]));
  const took = (by: Seat | undefined): boolean => by !== undefined && side.seats.includes(by);
  const said: string[] = [];
  if (lastTrick !== undefined && took(taken.at(-1))) said.push(t.lastTrick(lastTrick));
  if (talonTo !== undefined && took(talonTo === "first" ? taken[0] : taken.at(-1))) said.push(t.talon);
  return said;
}

/** Do cards that are taken count in a game? */
const cardsCount = ({ deck = {}, trumpDeck = {} }: TemplateInfo): boolean =>
  [...Object.values(deck), ...Object.values(trumpDeck)].some((worth) => worth !== 0);

/** Are points of the deal something else than its score, so that they say why? A bid that won the bidding says it else. */
const pointsTell = (view: View, info: TemplateInfo, sides: readonly Side[]): boolean =>
  view.contract === null &&
  !info.shoot &&
  sides.some((side) => {
    const members = membersOf(view, side);
    return tallyOf(members, info).points !== members[0]?.dealScore;
  });

/** Why a claim or a close counts more than the least: what the other has, or had when the talon was closed. */
function gameReason(view: View, info: TemplateInfo, [member]: readonly SeatView[], t: Why): string[] {
  const { closedBy, claimed } = view;
  if (!member?.dealScore || !info.games) return [];
  const { under } = info.games.find(({ value }) => value === member.dealScore) ?? {};
  if (closedBy !== undefined && closedBy !== member.seat) return [t.closedInVain(under !== undefined && under <= 1)];
  const isOwn = claimed ? claimed.right && claimed.seat === member.seat : closedBy === member.seat;
  return !isOwn || under === undefined ? [] : [t.otherUnder(under, closedBy !== undefined)];
}

/** What a knock, gin or an undercut brought. */
function knockReason({ knock }: View, { melds }: TemplateInfo, [member]: readonly SeatView[], t: Why): string[] {
  const [knocker, other] = knock?.hands ?? [];
  if (!knock || !melds || !knocker || !other || !member?.dealScore) return [];
  if (knock.gin) return [t.gin(other.count, melds.gin)];
  if (member.seat === knock.seat) return [t.knocked(other.count, knocker.count)];
  return [t.undercut(knocker.count - other.count, melds.undercut)];
}

/** What a side's score of the deal that ended comes from, as far as the score itself does not say it. */
export function reasonsOf(
  view: View,
  info: TemplateInfo,
  side: Side,
  sides: readonly Side[],
  people: readonly Named[],
  t: Texts,
): Reasons {
  if (!info.has.points || !view.ending || !hasCounted(view)) return NOTHING;
  const { why } = t.cardsScore;
  const members = membersOf(view, side);
  const { tricks, points } = tallyOf(members, info);
  const seats = members.flatMap((seat) => {
    const bid = promiseOf(seat, info);
    return bid === null ? [] : [{ seat: seat.seat, text: kept(seat, bid, info, people, t) }];
  });
  const together = bagReasons(members, info, why);
  if (info.makesTrump && view.contract) {
    const made = side.seats.includes(view.contract.seat);
    const failed = (members[0]?.dealScore ?? 1) <= 0;
    together.unshift(made ? why.madeTrump(tricks, view.contract.alone ?? false, failed) : why.tricks(tricks, 0));
  } else if (view.contract?.number !== undefined && side.seats.includes(view.contract.seat) && points !== null)
    together.unshift(why.declared(view.contract.number, points));
  else if (info.trickCounts) together.unshift(why.tricks(tricks, info.trickCounts.over));
  else if (points !== null && info.has.tricks && (cardsCount(info) || pointsTell(view, info, sides))) {
    const taken = pointsTell(view, info, sides) ? null : takenBy(view, info, side, points);
    together.unshift(taken ? why.taken(taken, tricks) : why.points(points, tricks));
  }
  together.push(...trickReasons(view, info, side, why));
  const held = info.left ? members.reduce((sum, { count }) => sum + count, 0) : 0;
  const times = info.left?.times?.find(({ from }) => held >= from)?.by ?? 1;
  if (held > 0) together.push(why.cardsLeft(held, info.left?.toWinner ? 1 : times));
  together.push(...gameReason(view, info, members, why), ...knockReason(view, info, members, why));
  return { seats, side: together };
}
