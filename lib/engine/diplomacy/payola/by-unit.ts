import type { Board } from "../adjudicate/board";
import type { OrderText, UnitText } from "../orders/any-order";
import type { Offers } from "./columns";
import { type Bid, HOLD, isMove, OFFER_TYPES } from "./offer";

/** The numbers of orders on a board: who means the same order has the same number. To hold is 0. */
const numbers = new WeakMap<Board, Map<OrderText, number>>();

function numberOf(known: Map<OrderText, number>, order: OrderText): number {
  const found = known.get(order) ?? known.size;
  known.set(order, found);
  return found;
}

/** Brings bids together by the units that they are for. */
export function offersByUnit(board: Board, bids: readonly Bid[]): Offers {
  const known = numbers.get(board) ?? new Map([[HOLD, 0]]);
  numbers.set(board, known);
  const offers: Offers = {
    ...{ board, units: [], names: [], voicesTo: [], stakesTo: [] },
    ...{ asks: [], moves: [], position: [], texts: [], said: [], signals: new Set(), bars: new Map() },
    ...{ voice: [], amount: [], plateau: [] },
    ...{ numbers: 0, reach: bids.reduce((most, { amount, plateau }) => Math.max(most, amount - plateau), 0) },
  };
  const units = new Map<UnitText, Bid[]>();
  for (const bid of bids) {
    const of = units.get(bid.unit);
    if (of) of.push(bid);
    else units.set(bid.unit, [bid]);
  }
  for (const [unit, of] of units) {
    addUnit(offers, known, of);
    offers.units.push(unit);
    offers.names.push(of.some(({ order }) => order !== null));
    offers.voicesTo.push(offers.asks.length);
    offers.stakesTo.push(offers.amount.length);
  }
  return { ...offers, numbers: known.size };
}

function addUnit(offers: Offers, known: Map<OrderText, number>, bids: readonly Bid[]): void {
  const places = new Map<string, number>();
  for (const { type, order, listed, said, signal, position, amount, plateau } of bids) {
    const bars = type === "!" ? listed.map((one) => numberOf(known, one)) : [];
    const key = order ?? `${type} ${bars.join()}`;
    const voice = places.get(key) ?? offers.asks.length;
    if (voice === offers.asks.length) {
      places.set(key, voice);
      offers.asks.push(order === null ? -1 - OFFER_TYPES.indexOf(type) : numberOf(known, order));
      offers.moves.push(order !== null && isMove(order));
      offers.position.push(position);
      offers.texts.push(order ?? "");
      offers.said.push(said);
      if (signal) offers.signals.add(voice);
      if (bars.length > 0) offers.bars.set(voice, bars);
    }
    if (amount === 0) continue;
    offers.voice.push(voice);
    offers.amount.push(amount);
    offers.plateau.push(plateau);
  }
}
