"use client";
import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { type Book, MOST_COPIES, ORDER_DAYS, type OrderState } from "@/lib/contracts/market-words";
import { bestOf } from "@/lib/engine/ccg/market/depth";
import type { Side } from "@/lib/engine/ccg/market/vocabulary";
import { type Cents, formatMoney, readMoney } from "@/lib/engine/kernel/money";
import { Button, buttonClass } from "../ui/button";
import { Checkbox } from "../ui/checkbox";
import { Field, TextInput } from "../ui/field";
import { randomText } from "../ui/random-text";
import { SegmentedControl } from "../ui/segmented";
import { Select } from "../ui/select";
import { Stepper } from "../ui/stepper";
import { unlessLost } from "../ui/unless-lost";
import { marketProblem } from "./market-problem";
import { readOrder } from "./moved";
import { MovedNote } from "./moved-note";
import { placedWords, verbOf } from "./order-words";

/** What stands in the form. */
export type Draft = { readonly side: Side; readonly quantity: number; readonly price: string };

type Props = {
  card: { readonly game: string; readonly number: number };
  book: Book;
  /** The book as it was when the draft was written. */
  then: Book;
  /** Null: one may not trade. */
  standing: { readonly money: number; readonly have: number; readonly free: number; readonly wished: number } | null;
  /** The way in for whoever may not. */
  wayIn: { readonly href: string; readonly verb: "signIn" | "keepAccount" | "beYourself" };
  draft: Draft;
  onDraft(draft: Draft): void;
  order(given: unknown): Promise<OrderState>;
};

/** A price as it stands in the field. */
export const inField = (price: Cents): string => formatMoney(price).slice(1);

const LOST: OrderState = { is: "refused", problem: { code: "market/lost" } };

/** Buys or sells copies of a card: the button names the whole act, and what was seen goes along with it. */
export function OrderForm({ card, book, then, standing, wayIn, draft, onDraft, order }: Props) {
  const { form: t, problems } = useTexts("market");
  const [busy, begin] = useTransition();
  const [state, setState] = useState<OrderState>({ is: "nothing" });
  const [key, setKey] = useState<string | null>(null);
  const [reserve, setReserve] = useState(true);
  const [days, setDays] = useState("30");
  const said = useRef<HTMLDivElement>(null);
  // What came of it stands below the button, which is often the last thing on the screen.
  useEffect(() => {
    if (!busy && state.is !== "nothing") said.current?.scrollIntoView({ block: "nearest" });
  }, [busy, state]);
  if (!standing)
    return (
      <Link href={wayIn.href} className={buttonClass("secondary")}>
        {t[wayIn.verb]}
      </Link>
    );

  const { side, quantity, price: typed } = draft;
  const isBid = side === "bid";
  const read = readMoney(typed);
  const price = read.ok && read.value > 0 ? read.value : null;
  const against = (of: Book) => (isBid ? of.asks : of.bids);
  const reading = price === null ? null : readOrder({ side, quantity, price }, against(then), against(book));
  const comes = reading?.act ?? null;
  const moved = reading?.moved ?? null;
  const needs = comes === null ? 0 : reserve ? comes.sum : comes.cost;
  const missing = isBid ? Math.max(0, needs - standing.money) : 0;
  const most = isBid ? MOST_COPIES : Math.max(1, Math.min(MOST_COPIES, standing.free));
  const noneFree = !isBid && standing.free === 0;
  const reason = noneFree
    ? t.noneFree
    : price === null
      ? t.badPrice
      : moved !== null
        ? t.movedFirst
        : missing > 0
          ? t.missing(formatMoney(missing))
          : null;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || reason !== null || price === null || comes === null) return;
    // The same request again, where its answer was lost, is the same order.
    const asked = key ?? randomText(12);
    setKey(asked);
    const seen = { best: bestOf(against(book)), filled: comes.filled, sum: comes.sum };
    const given = { key: asked, ...card, side, quantity, price, reserve, days: Number(days), seen };
    begin(async () => {
      const answer = await unlessLost(order(given), LOST);
      setState(answer);
      if (answer !== LOST) setKey(null);
      if (answer.is === "placed") onDraft({ ...draft, quantity: 1 });
    });
  };
  const change = (some: Partial<Draft>) => {
    setKey(null);
    setState({ is: "nothing" });
    onDraft({ ...draft, ...some });
  };

  return (
    <form onSubmit={onSubmit} aria-label={t.title} className="flex flex-col gap-3">
      <SegmentedControl
        label={t.side}
        options={[
          { value: "bid", label: t.buy },
          { value: "ask", label: t.sell },
        ]}
        value={side}
        onChange={(value) => change({ side: value === "ask" ? "ask" : "bid", quantity: 1 })}
      />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
        <Field label={t.quantity}>
          <Stepper
            label={t.quantity}
            value={Math.min(quantity, most)}
            min={1}
            max={most}
            onChange={(n) => change({ quantity: n })}
            className="w-36"
          />
        </Field>
        <Field label={isBid ? t.most : t.least} error={typed !== "" && price === null ? t.badPrice : undefined}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => change({ price: event.target.value })}
          />
        </Field>
      </div>
      {isBid && standing.wished > 0 && <p className="text-sm text-ink-3">{t.wish(standing.wished)}</p>}
      {isBid && comes !== null && comes.filled < quantity && (
        <Checkbox label={t.reserve} help={t.reserveHelp} checked={reserve} onChange={setReserve} />
      )}
      {comes !== null && comes.filled < quantity && (
        <Field label={t.days}>
          <Select
            options={ORDER_DAYS.map((n) => ({ value: String(n), label: t.day(n) }))}
            value={days}
            onChange={setDays}
          />
        </Field>
      )}
      <p className={missing > 0 || noneFree ? "text-sm text-danger" : "text-sm text-ink-3"}>
        {isBid
          ? missing > 0
            ? t.lacks(formatMoney(standing.money), formatMoney(missing))
            : t.has(formatMoney(standing.money), formatMoney(standing.money - needs))
          : noneFree
            ? t.noneFree
            : t.have(standing.free, standing.have)}
      </p>
      <Button type="submit" kind={reason === null ? "primary" : "secondary"} busy={busy} reason={reason}>
        {busy
          ? t.busy
          : comes === null || price === null
            ? isBid
              ? t.buy
              : t.sell
            : verbOf(side, quantity, price, comes, t)}
      </Button>
      <div ref={said} role="status" aria-live="polite" className="scroll-mb-24 empty:hidden">
        {!busy && state.is === "placed" && (
          <p className="rounded-sm bg-ok-soft px-3 py-2">{placedWords(state.placed, t)}</p>
        )}
        {!busy && state.is === "refused" && (
          <p className="rounded-sm bg-danger-soft px-3 py-2 text-danger">{marketProblem(state.problem, problems)}</p>
        )}
        {!busy && moved !== null && price !== null && (
          <MovedNote {...{ side, quantity, price, moved }} onPrice={(cents) => change({ price: inField(cents) })} />
        )}
      </div>
    </form>
  );
}
