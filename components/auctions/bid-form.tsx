"use client";
import { type FormEvent, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { AuctionView, BidPlaced } from "@/lib/contracts/auction-words";
import { type Cents, formatMoney, readMoney } from "@/lib/engine/kernel/money";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { randomText } from "../ui/random-text";
import { unlessLost } from "../ui/unless-lost";
import { auctionProblem } from "./auction-problem";

type Outcome = Result<BidPlaced, Refusal>;
type Props = {
  auction: AuctionView;
  /** What may be spent. */
  money: Cents;
  bid(given: unknown): Promise<Outcome>;
};

const LOST = { ok: false, error: { code: "auction/lost" } } as const;

/** Bids: the least there may be stands there, and the button says the sum. */
export function BidForm({ auction: { id, least, buyNow, top, part }, money, bid }: Props) {
  const { room: t, problems } = useTexts("auctions");
  const { problems: trades } = useTexts("trades");
  const [busy, begin] = useTransition();
  /** What was typed; null: the least there may be. */
  const [typed, setTyped] = useState<string | null>(null);
  const [key, setKey] = useState<{ readonly key: string; readonly amount: Cents } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const read = readMoney(typed ?? formatMoney(least).slice(1));
  const amount = read.ok && read.value > 0 ? read.value : null;
  // What leads of one's own is free again for what it is raised to.
  const has = money + (part === "leads" ? (top ?? 0) : 0);
  const lacks = (sum: Cents): string | null => (sum > has ? t.lacks(formatMoney(sum - has)) : null);
  const reason = amount === null || amount < least ? t.tooLow(formatMoney(least)) : lacks(amount);
  const send = (sum: Cents) => {
    if (busy) return;
    const asked = key?.amount === sum ? key : { key: randomText(12), amount: sum };
    setKey(asked);
    begin(async () => {
      const answer = await unlessLost(bid({ key: asked.key, id, amount: sum }), LOST);
      if (answer !== LOST) setKey(null);
      setOutcome(answer);
      if (answer.ok) setTyped(null);
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null && amount !== null) send(amount);
  };
  return (
    <div className="flex flex-col gap-3">
      {part !== "leads" && (
        <form onSubmit={onSubmit} aria-label={t.bid} className="flex flex-col gap-3">
          <Field label={t.bid} help={t.least(formatMoney(least))}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={typed ?? formatMoney(least).slice(1)}
              onChange={(event) => {
                setTyped(event.target.value);
                setOutcome(null);
              }}
            />
          </Field>
          <p className="text-sm text-ink-3">
            {t.has(formatMoney(has))} {t.aside}
          </p>
          <Button type="submit" kind={reason === null ? "primary" : "secondary"} busy={busy} reason={reason}>
            {busy ? t.busy : amount === null ? t.bid : t.verb(formatMoney(amount))}
          </Button>
        </form>
      )}
      {part === "leads" && outcome === null && <p className="rounded-sm bg-ok-soft px-3 py-2">{t.leading}</p>}
      {part === "outbid" && outcome === null && (
        <p className="rounded-sm bg-warn-soft px-3 py-2 text-warn">{t.outbid}</p>
      )}
      {buyNow !== null && (
        <Button busy={busy} reason={lacks(buyNow)} onClick={() => send(buyNow)}>
          {t.now(formatMoney(buyNow))}
        </Button>
      )}
      <div role="status" aria-live="polite" className="empty:hidden">
        {!busy && outcome?.ok && (part === "leads" || outcome.value.won) && (
          <p className="rounded-sm bg-ok-soft px-3 py-2">
            {(outcome.value.won ? t.won : t.placed)(formatMoney(outcome.value.amount))}
          </p>
        )}
        {!busy && outcome?.ok && part === "outbid" && (
          <p className="rounded-sm bg-warn-soft px-3 py-2 text-warn">{t.outbid}</p>
        )}
        {!busy && outcome?.ok === false && (
          <p className="rounded-sm bg-danger-soft px-3 py-2 text-danger">
            {auctionProblem(outcome.error, problems, trades)}
          </p>
        )}
      </div>
    </div>
  );
}
