import type { Seat } from "../../../kernel/game";
import type { CardFacts } from "../config";
import { isAcross } from "../frame";
import { type Rules, zoneAt } from "../rules";
import type { State, TableCard } from "../state";
import { refOf } from "../vocabulary";

/** What a game that is won is worth; one that is lost, as much less. */
const WON = 10_000;

const numberOf = (facts: CardFacts | null, name: string): number => Number(facts?.attributes.get(name) ?? 0) || 0;
const typeOf = (facts: CardFacts | null): string => facts?.attributes.get("type") ?? "";
const isFighter = (facts: CardFacts | null): boolean => ["Folk", "Beast"].includes(typeOf(facts));
export const isVat = (facts: CardFacts | null): boolean => typeOf(facts) === "Vat";

/** What a card costs, all dyes together. */
export const costOf = (facts: CardFacts | null): number => numberOf(facts, "total");

type Fighter = { readonly might: number; readonly isReady: boolean };

/** What one player of Five Dyes has, in points of standing as far as that can be said. */
type Side = { readonly worth: number; readonly fighters: readonly Fighter[]; readonly standing: number };

/** The first Vats are what everything else waits for; a seventh is hardly missed. */
const vatsWorth = (vats: number): number => 3 * Math.min(vats, 4) + 1.5 * Math.min(Math.max(vats - 4, 0), 3);

/** Standing is worth the more, the less of it is left. */
const standingWorth = (standing: number): number => standing + 2 * Math.min(standing, 8);

function sideOf(rules: Rules, state: State, seat: Seat): Side {
  const fighters: Fighter[] = [];
  let vats = 0;
  let worth = 0;
  for (const card of state.objects) {
    if (card.control !== seat) continue;
    const facts = rules.book(card.number);
    if (isVat(facts)) vats++;
    else if (isFighter(facts)) {
      const seals = card.counters.white ?? 0;
      const might = numberOf(facts, "might") + seals;
      worth += 1.5 + 1.3 * might + 0.8 * (numberOf(facts, "guard") + seals);
      fighters.push({ might, isReady: isUpright(card) });
    } else if (typeOf(facts) !== "Deed") worth += 0.5 + 0.5 * costOf(facts);
  }
  const hand = state.zones[zoneAt(rules, state, refOf(seat, "hand"))]?.cards ?? [];
  const standing = state.players[seat]?.score ?? 0;
  worth += vatsWorth(vats) + standingWorth(standing);
  for (const { number } of hand) worth += isVat(rules.book(number)) && vats > 5 ? 0.5 : 2;
  return { worth, fighters, standing };
}

const isUpright = ({ angle, control }: TableCard): boolean => angle === (isAcross(control) ? 180 : 0);

/** What a side has to fear of the other's next parade: might that nobody ready is there to guard against. */
function danger(own: Side, other: Side): number {
  const ready = own.fighters.filter(({ isReady }) => isReady).length;
  const mights = other.fighters.map(({ might }) => might).sort((a, b) => b - a);
  const open = mights.slice(ready).reduce((sum, might) => sum + might, 0);
  return 0.4 * open + (open >= own.standing ? 25 : 0);
}

/** How well a game of Five Dyes stands for a seat against the other: more is better. */
export function worthOf(rules: Rules, state: State, seat: Seat): number {
  const rival = 1 - seat;
  const [own, other] = [sideOf(rules, state, seat), sideOf(rules, state, rival)];
  if (state.outcome) {
    const won = state.outcome.places[0]?.includes(seat) === true;
    return (won ? WON : -WON) + own.standing - other.standing;
  }
  return own.worth - other.worth - danger(own, other);
}
