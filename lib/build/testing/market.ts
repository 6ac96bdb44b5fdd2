import type { Member } from "../../auth/policy";
import type { PlaceOrder } from "../../contracts/market";
import { prisma } from "../../db/client";
import { newId } from "../../db/ids";
import { accountOf, COIN, cardAsset, MINT, move } from "../../engine/kernel/ledger";
import { ok } from "../../engine/kernel/result";
import { perform } from "../../services/ledger/perform";
import { makeMember } from "./club";
import { emptyLedger } from "./ledger";
import { fund } from "./shop";

/** Builders for tests of the market: copies, orders, and how a member stands. */

export const GAME = "five-dyes";
/** A plain card of it that one may trade; the next one too. */
export const CARD = 30;

/** Gives a member copies of cards, by number. */
export async function dealCards(member: Member, copies: Readonly<Record<number, number>>): Promise<void> {
  const binder = accountOf("binder", member.id);
  await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
    ok({
      transfers: [
        {
          postings: Object.entries(copies).flatMap(([number, n]) =>
            move(cardAsset(GAME, Number(number)), n, MINT, binder),
          ),
          memo: {},
        },
      ],
      answer: { amount: 0 },
    }),
  );
}

/** A new member with so many cents. */
export async function richMember(stem: string, coins: number): Promise<Member> {
  const member = await makeMember(stem);
  const postings = move(COIN, coins, MINT, accountOf("purse", member.id));
  await perform({ kind: "staff/grant", key: newId(), request: null, actorId: null }, async () =>
    ok({ transfers: [{ postings, memo: {} }], answer: {} }),
  );
  return member;
}

type Some = Partial<Pick<PlaceOrder, "number" | "price" | "quantity">>;
/** An order for the card, by default of a page that expects nothing. */
export const orderOf = (
  side: "ask" | "bid",
  { number = CARD, price = 50, quantity = 1 }: Some,
  seen?: PlaceOrder["seen"],
): PlaceOrder => ({
  ...{ key: newId(), game: GAME, number, side, quantity, price, reserve: true, days: 30 },
  seen: seen ?? { best: null, filled: 0, sum: side === "bid" ? quantity * price : 0 },
});
export const askFor = (some: Some, seen?: PlaceOrder["seen"]): PlaceOrder => orderOf("ask", some, seen);
export const bidFor = (some: Some, seen?: PlaceOrder["seen"]): PlaceOrder => orderOf("bid", some, seen);

/** What a member has of coins and of the card, and what of both is set aside. */
export async function stateOf({ id }: Member, number = CARD) {
  const held = async (accountId: string, asset: string) =>
    prisma().holding.findUnique({ where: { accountId_asset: { accountId, asset } } });
  const [purse, binder] = await Promise.all([
    held(accountOf("purse", id), COIN),
    held(accountOf("binder", id), cardAsset(GAME, number)),
  ]);
  return {
    coins: Number(purse?.balance ?? 0),
    aside: Number(purse?.reserved ?? 0),
    cards: Number(binder?.balance ?? 0),
    offered: Number(binder?.reserved ?? 0),
  };
}

/** The open orders of a member. */
export const standing = ({ id: userId }: Member) =>
  prisma().marketOrder.findMany({ where: { userId, closedAt: null } });

/** An empty ledger, and members with $10.00 and five copies each of two cards. */
export async function tradersOf(nicks: readonly string[]): Promise<Member[]> {
  await emptyLedger();
  const traders = await Promise.all(nicks.map(makeMember));
  for (const trader of traders) {
    await fund(trader, 1_000);
    await dealCards(trader, { [CARD]: 5, [CARD + 1]: 5 });
  }
  return traders;
}
