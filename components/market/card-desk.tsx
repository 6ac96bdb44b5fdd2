"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { Book, OrderState, OwnOrder } from "@/lib/contracts/market-words";
import { bestOf, priceFor } from "@/lib/engine/ccg/market/depth";
import { type PriceRule, priceBy } from "@/lib/engine/ccg/market/price-steps";
import type { Side } from "@/lib/engine/ccg/market/vocabulary";
import type { Cents } from "@/lib/engine/kernel/money";
import { OrderBook } from "./order-book";
import { type Draft, inField, OrderForm } from "./order-form";
import { type Cancel, OwnOrders } from "./own-orders";

type Props = {
  card: { readonly game: string; readonly number: number };
  book: Book;
  /** What the reader asks where nobody offers it: by their own prices, else what the house says it is worth; and by which rule. */
  worth: Cents;
  rule: PriceRule;
  standing: { readonly money: number; readonly have: number; readonly free: number; readonly wished: number } | null;
  wayIn: { readonly href: string; readonly verb: "signIn" | "keepAccount" | "beYourself" };
  orders: readonly OwnOrder[];
  order(given: unknown): Promise<OrderState>;
  cancel: Cancel;
};

/** The book of a card, the form that trades it, one's own orders: a price that is clicked fills the form. */
export function CardDesk({ card, book, worth, rule, standing, wayIn, orders, order, cancel }: Props) {
  const { form: t, orders: own, book: words } = useTexts("market");
  /** The price that suggests itself: the one that is there, else by the rule of the house. */
  const priceOf = (side: Side, quantity: number): string =>
    inField(
      side === "bid"
        ? (priceFor(quantity, book.asks) ?? Math.max(1, bestOf(book.bids) ?? worth))
        : (priceFor(quantity, book.bids) ?? priceBy(rule, bestOf(book.asks), worth)),
    );
  const [draft, write] = useState<Draft>(() => ({ side: "bid", quantity: 1, price: priceOf("bid", 1) }));
  /** The book as it was when the form was written last: what its button says is reckoned by it. */
  const [then, setThen] = useState(book);
  const setDraft = (next: Draft) => {
    write(next);
    setThen(book);
  };
  const onDraft = (next: Draft) =>
    setDraft(next.side === draft.side ? next : { ...next, price: priceOf(next.side, next.quantity) });
  return (
    <div className="grid items-start gap-x-6 gap-y-5 desk:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0">
        {book.halted !== null && (
          <p className="mb-3 rounded-sm bg-warn-soft px-3 py-2 text-warn">{words.halted(book.halted)}</p>
        )}
        <OrderBook
          book={book}
          onTake={(side, quantity, price) => setDraft({ side, quantity: Math.min(quantity, 4), price: inField(price) })}
        />
      </div>
      <div className="flex flex-col gap-4">
        <h3 className="display-lg">{t.title}</h3>
        <OrderForm {...{ card, book, then, standing, wayIn, draft, onDraft, order }} />
        {orders.length > 0 && (
          <div>
            <h3 className="mb-1 font-semibold">{own.here}</h3>
            <OwnOrders orders={orders} cancel={cancel} />
          </div>
        )}
      </div>
    </div>
  );
}
