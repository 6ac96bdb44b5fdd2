import type { Member } from "@/lib/auth/policy";
import { newId } from "@/lib/db/ids";
import { type Card, printingOf } from "@/lib/engine/ccg/cards/model";
import type { Fill, Side } from "@/lib/engine/ccg/market/vocabulary";
import { accountOf, COIN, cardAsset, move } from "@/lib/engine/kernel/ledger";
import type { FurtherTransfer } from "../ledger/perform";
import type { Bought, ToldRow, TradeRow } from "./write-settled";

/** Copies of a card that change hands, with the transfer that moves them. */
export type TradeOf = {
  readonly card: Card;
  readonly row: TradeRow;
  readonly transfer: FurtherTransfer & { readonly id: string };
};

/** A new order whose fills are written, and who gave it. */
type Filling = {
  readonly id: string;
  readonly member: Member;
  readonly game: string;
  readonly side: Side;
  readonly card: Card;
};

/** A fill of an order as it is written; `other`: what its other side is called. */
export function tradeOf(
  { id, member, game, side, card }: Filling,
  { standing, quantity }: Fill,
  other: string,
): TradeOf {
  const isBid = side === "bid";
  const [buyerId, sellerId] = isBid ? [member.id, standing.member] : [standing.member, member.id];
  const [bidId, askId] = isBid ? [id, standing.id] : [standing.id, id];
  const [buyer, seller] = isBid ? [member.nick, other] : [other, member.nick];
  const { price } = standing;
  const { number, name } = card;
  const transferId = newId();
  return {
    card,
    row: { id: newId(), game, number, buyerId, sellerId, bidId, askId, price, quantity, transferId },
    transfer: {
      ...{ id: transferId, kind: "market/trade", actorId: member.id },
      postings: [
        ...move(COIN, price * quantity, accountOf("purse", buyerId), accountOf("purse", sellerId)),
        ...move(cardAsset(game, number), quantity, accountOf("binder", sellerId), accountOf("binder", buyerId)),
      ],
      memo: { game, number, card: name, quantity, price, buyer, seller },
    },
  };
}

/** What a trade means for its buyer's wishes. */
export const wishOf = ({ card, row: { buyerId, quantity } }: TradeOf): Bought => ({
  member: buyerId,
  quantity,
  printing: printingOf(card),
  finish: card.foilOf === null ? "plain" : "foil",
});

/** Those whose orders stood are told once of a card, whatever of it changed hands. */
export function filledBy(requestId: string, side: Side, game: string, trades: readonly TradeOf[]): ToldRow[] {
  const sums = new Map<string, { member: string; card: Card; count: number; sum: number }>();
  for (const { card, row } of trades) {
    const member = side === "bid" ? row.sellerId : row.buyerId;
    const key = `${member}/${card.number}`;
    const before = sums.get(key) ?? { member, card, count: 0, sum: 0 };
    const count = before.count + row.quantity;
    sums.set(key, { ...before, count, sum: before.sum + row.quantity * row.price });
  }
  return [...sums].map(([key, { member, card, count, sum }]) => ({
    key: `filled/${requestId}/${key}`,
    kind: "order_filled",
    member,
    data: { card: card.name, page: `${game}-${card.number}`, count, sum, sold: side === "bid" },
  }));
}
