"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { type Basket, USUAL_DAYS } from "@/lib/contracts/market-words";
import { affordable } from "@/lib/engine/ccg/market/affordable";
import { formatMoney, readMoney } from "@/lib/engine/kernel/money";
import { Button } from "../ui/button";
import { Checkbox } from "../ui/checkbox";
import { Field, TextInput } from "../ui/field";
import { SegmentedControl } from "../ui/segmented";
import { Select } from "../ui/select";
import { Switch } from "../ui/switch";

/** What is bought, without the key of the request and the game. */
export type Wanted = {
  readonly most: number;
  readonly partial: boolean;
  readonly cards: readonly { readonly number: number; readonly quantity: number }[];
  readonly rest?: {
    readonly reserve: boolean;
    readonly days: number;
    readonly prices: readonly { readonly number: number; readonly price: number }[];
  };
};
type Props = { basket: Basket; busy: boolean; nameOf(number: number): string; onBuy(wanted: Wanted): void };

/** Of what a card usually costs, in percent: what a bid may be. */
const PERCENTS = [60, 80, 100, 120, 150];

/** How what is lacked is bought: what there is, or all that was shown or nothing; and bids for the rest. It is all said before. */
export function BasketForm({ basket: { rows, money }, busy, nameOf, onBuy }: Props) {
  const { missing: t } = useTexts("decks");
  const shown = rows.filter(({ available }) => available > 0);
  const [typed, setTyped] = useState(formatMoney(shown.reduce((all, { sum }) => all + sum, 0)).slice(1));
  const [how, setHow] = useState<"all" | "part">("all");
  const [bids, setBids] = useState(shown.length === 0);
  const [reserve, setReserve] = useState(true);
  const [percent, setPercent] = useState("100");
  const most = readMoney(typed);
  const limit = most.ok ? most.value : 0;
  const partial = how === "part" || bids;
  const fits = affordable(
    rows.map(({ offers }) => offers),
    limit,
  );
  const bought = rows.map(({ available }, at) => (partial ? (fits[at] ?? 0) : available));
  const costs = rows.map(({ offers, sum }, at) => (partial ? costOf(offers, bought[at] ?? 0) : sum));
  const [copies, sum] = [bought, costs].map((all) => all.reduce((one, two) => one + two, 0)) as [number, number];
  const left = rows.flatMap(({ number, wanted, bid }, at) => {
    const quantity = wanted - (bought[at] ?? 0);
    return quantity > 0 ? [{ number, quantity, price: Math.max(1, Math.round((bid * Number(percent)) / 100)) }] : [];
  });
  const leftCopies = left.reduce((all, { quantity }) => all + quantity, 0);
  const leftSum = left.reduce((all, { quantity, price }) => all + quantity * price, 0);
  const needs = sum + (bids && reserve ? leftSum : 0);
  const reason = !most.ok
    ? t.odd
    : copies + (bids ? leftCopies : 0) === 0
      ? t.nothingFor
      : needs > money
        ? t.poor
        : null;
  const buy = () => {
    const all = rows.map(({ number, wanted }) => ({ number, quantity: wanted }));
    onBuy({
      ...{ most: limit, partial },
      cards: partial ? all : shown.map(({ number, available }) => ({ number, quantity: available })),
      ...(bids
        ? { rest: { reserve, days: USUAL_DAYS, prices: left.map(({ number, price }) => ({ number, price })) } }
        : {}),
    });
  };
  return (
    <form
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null) buy();
      }}
    >
      {shown.length > 0 && (
        <>
          <Field label={t.most} help={partial ? t.mostPart : t.mostHelp} error={most.ok ? undefined : t.odd}>
            <TextInput inputMode="decimal" value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <SegmentedControl
            label={t.how}
            options={[
              { value: "all", label: t.hows.all },
              { value: "part", label: t.hows.part },
            ]}
            value={partial ? "part" : "all"}
            onChange={(wanted) => {
              setHow(wanted === "part" ? "part" : "all");
              if (wanted !== "part") setBids(false);
            }}
          />
        </>
      )}
      <Switch label={t.bids} help={t.bidsHelp} checked={bids} onChange={setBids} />
      {bids && left.length > 0 && (
        <div className="flex flex-col gap-3 border-l-2 border-line pl-3">
          <Field label={t.bidAt}>
            <Select
              options={PERCENTS.map((one) => ({ value: String(one), label: t.percent(one) }))}
              value={percent}
              onChange={setPercent}
            />
          </Field>
          <Checkbox label={t.reserve} checked={reserve} onChange={setReserve} />
          <details>
            <summary className="min-h-9 cursor-pointer py-1.5">{t.bidsFor(leftCopies, formatMoney(leftSum))}</summary>
            <ul className="max-h-48 overflow-y-auto text-sm text-ink-2">
              {left.map(({ number, quantity, price }) => (
                <li key={number}>{t.bidLine(quantity, nameOf(number), formatMoney(price))}</li>
              ))}
            </ul>
          </details>
        </div>
      )}
      <p role="status">
        {copies > 0 ? t.willBuy(copies, formatMoney(sum)) : t.willBuyNone}
        {bids && leftCopies > 0 && ` ${t.willBid(leftCopies, formatMoney(leftSum), USUAL_DAYS)}`}
      </p>
      <Button type="submit" kind="primary" busy={busy} reason={reason}>
        {copies > 0 ? (bids && leftCopies > 0 ? t.buyAndBid(copies, leftCopies) : t.buy(copies)) : t.bid(leftCopies)}
      </Button>
    </form>
  );
}

/** What so many of the cheapest copies cost. */
function costOf(offers: readonly { price: number; quantity: number }[], copies: number): number {
  let [left, sum] = [copies, 0];
  for (const { price, quantity } of offers) {
    const taken = Math.min(left, quantity);
    sum += taken * price;
    left -= taken;
  }
  return sum;
}
