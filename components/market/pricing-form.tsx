"use client";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { Pricing } from "@/lib/contracts/market";
import { PRICE_RULES, type PriceRule } from "@/lib/engine/ccg/market/price-steps";
import { formatMoney, readMoney } from "@/lib/engine/kernel/money";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { Select } from "../ui/select";
import { unlessLost } from "../ui/unless-lost";
import { marketProblem } from "./market-problem";

type Props = {
  pricing: Pricing;
  /** The rarities of the house, and what it says their cards are worth. */
  rarities: readonly { readonly code: string; readonly word: string; readonly worth: number }[];
  save(given: unknown): Promise<Result<Pricing, Refusal>>;
};

const LOST = { ok: false, error: { code: "market/lost" } } as const;

/** How one prices what one sells: the rule, and one's own prices where nobody else offers a card. */
export function PricingForm({ pricing, rarities, save }: Props) {
  const { pricing: t, list, form, problems } = useTexts("market");
  const [rule, setRule] = useState<PriceRule>(pricing.rule);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(Object.entries(pricing.prices).map(([code, price]) => [code, formatMoney(price).slice(1)])),
  );
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);
  const [busy, begin] = useTransition();
  const read = rarities.map(({ code }) => ({ code, text: (typed[code] ?? "").trim() }));
  const priced = read.filter(({ text }) => text !== "").map(({ code, text }) => ({ code, price: readMoney(text) }));
  const odd = priced.some(({ price }) => !price.ok || price.value <= 0);
  const send = () =>
    begin(async () => {
      const prices = Object.fromEntries(priced.flatMap(({ code, price }) => (price.ok ? [[code, price.value]] : [])));
      const done = await unlessLost(save({ rule, prices }), LOST);
      setSaid(done.ok ? { ok: true, text: t.saved } : { ok: false, text: marketProblem(done.error, problems) });
    });
  return (
    <div className="flex flex-col gap-4">
      <Field label={list.rule}>
        <Select
          value={rule}
          onChange={(next) => setRule(PRICE_RULES.find((one) => one === next) ?? rule)}
          options={PRICE_RULES.map((one) => ({ value: one, label: list.rules[one] }))}
        />
      </Field>
      <fieldset>
        <legend className="font-medium">{t.own}</legend>
        <p className="mb-2 text-sm text-ink-3">{t.ownHelp}</p>
        <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
          {rarities.map(({ code, word, worth }) => (
            <Field key={code} label={word}>
              <TextInput
                inputMode="decimal"
                placeholder={formatMoney(worth).slice(1)}
                value={typed[code] ?? ""}
                onChange={(event) => setTyped({ ...typed, [code]: event.target.value })}
              />
            </Field>
          ))}
        </div>
      </fieldset>
      <Button kind="primary" busy={busy} reason={odd ? form.badPrice : null} className="self-start" onClick={send}>
        {t.save}
      </Button>
      <div role="status" aria-live="polite" className="empty:hidden">
        {said && !busy && <p className={said.ok ? "text-ok" : "text-danger"}>{said.text}</p>}
      </div>
    </div>
  );
}
