"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { AUCTION_HOURS } from "@/lib/contracts/auction-words";
import type { Spares } from "@/lib/contracts/trade-words";
import { type Cents, readMoney } from "@/lib/engine/kernel/money";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { type GoodsDraft, goodsOf } from "../trades/draft-goods";
import { GoodsEditor } from "../trades/goods-editor";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { randomText } from "../ui/random-text";
import { Select } from "../ui/select";
import { unlessLost } from "../ui/unless-lost";
import { auctionProblem } from "./auction-problem";

type Props = {
  spares: Spares;
  draft: GoodsDraft;
  open(given: unknown): Promise<Result<{ id: string }, Refusal>>;
};

const LOST = { ok: false, error: { code: "auction/lost" } } as const;

const priceOf = (typed: string): Cents | null => {
  const read = readMoney(typed);
  return read.ok && read.value > 0 ? read.value : null;
};

/** Puts cards and packs up, and goes to the auction. */
export function AuctionForm({ spares, draft: begun, open }: Props) {
  const { form: t, problems } = useTexts("auctions");
  const { problems: trades } = useTexts("trades");
  const router = useRouter();
  const [busy, begin] = useTransition();
  const [draft, setDraft] = useState(begun);
  const [start, setStart] = useState("");
  const [buyNow, setBuyNow] = useState("");
  const [hours, setHours] = useState("24");
  const [key, setKey] = useState<string | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const lot = goodsOf(draft, spares);
  const [first, once] = [priceOf(start), buyNow.trim() === "" ? null : priceOf(buyNow)];
  const isBad = buyNow.trim() !== "" && once === null;
  const isBelow = once !== null && first !== null && once < first;
  const reason =
    lot === null || lot.length === 0
      ? t.empty
      : first === null
        ? t.noPrice
        : isBad
          ? t.badPrice
          : isBelow
            ? t.badBuyNow
            : null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || reason !== null) return;
    const asked = key ?? randomText(12);
    setKey(asked);
    begin(async () => {
      const given = { key: asked, lot, start: first, buyNow: once, hours: Number(hours) };
      const answer = await unlessLost(open(given), LOST);
      if (answer !== LOST) setKey(null);
      setProblem(answer.ok ? null : answer.error);
      if (answer.ok) router.push(`/auctions/${answer.value.id}`);
    });
  };
  const changed = () => {
    setKey(null);
    setProblem(null);
  };
  return (
    <form onSubmit={onSubmit} aria-label={t.title} className="flex flex-col gap-4">
      <GoodsEditor
        money={false}
        spares={spares}
        draft={draft}
        onDraft={(next) => {
          setDraft(next);
          changed();
        }}
      />
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field label={t.start} error={start.trim() !== "" && first === null ? t.badPrice : undefined}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={start}
            onChange={(event) => {
              setStart(event.target.value);
              changed();
            }}
          />
        </Field>
        <Field
          label={t.buyNow}
          optional
          help={t.buyNowHelp}
          error={isBad ? t.badPrice : isBelow ? t.badBuyNow : undefined}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={buyNow}
            onChange={(event) => {
              setBuyNow(event.target.value);
              changed();
            }}
          />
        </Field>
      </div>
      <Field label={t.hours} help={t.soft}>
        <Select
          options={AUCTION_HOURS.map((n) => ({ value: String(n), label: t.hour(n) }))}
          value={hours}
          onChange={setHours}
        />
      </Field>
      <Button type="submit" kind={reason === null ? "primary" : "secondary"} busy={busy} reason={reason}>
        {busy ? t.busy : t.verb}
      </Button>
      <div role="status" aria-live="polite" className="empty:hidden">
        {!busy && problem && (
          <p className="rounded-sm bg-danger-soft px-3 py-2 text-danger">{auctionProblem(problem, problems, trades)}</p>
        )}
      </div>
    </form>
  );
}
