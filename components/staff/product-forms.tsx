"use client";
import { useState } from "react";
import { formatMoney, readMoney } from "@/lib/engine/kernel/money";
import { useTexts } from "../texts/context";
import type { FormAction } from "../ui/action-form";
import { TextInput } from "../ui/field";
import { givenAway } from "./gives-away";
import { MomentField } from "./moment-field";
import { StaffField } from "./staff-field";
import { StaffForm } from "./staff-form";

type Props = {
  action: FormAction;
  product: {
    readonly id: string;
    readonly price: number;
    readonly next: { readonly price: number; readonly at: number } | null;
    readonly memberLimit: number | null;
    readonly comesAt: number | null;
    readonly expectedValue: number;
  };
  /** What the page showed of its terms. */
  shown: string;
};

/** Another price, at once or from a day on; what it would give away stands beside it. */
export function PriceForm({ action, product, shown }: Props) {
  const { add, change: t } = useTexts("staffForms");
  const { id, price: now, next, expectedValue } = product;
  const [price, setPrice] = useState(((next?.price ?? now) / 100).toFixed(2));
  const worth = Math.round(expectedValue);
  const asked = readMoney(price);
  const gift = asked.ok ? givenAway(asked.value, worth) : 0;
  return (
    <StaffForm action={action} verb={t.price} busyVerb={t.saving} hidden={{ productId: id, shown }}>
      <div className="grid gap-3 tablet:grid-cols-2">
        <StaffField name="price" label={add.price} help={t.priceNow(formatMoney(now), formatMoney(worth))}>
          <TextInput
            name="price"
            inputMode="decimal"
            required
            value={price}
            onChange={(event) => setPrice(event.target.value)}
          />
        </StaffField>
        <MomentField name="from" label={t.from} help={t.fromHelp} at={next?.at ?? null} />
      </div>
      <p role="status" className="rounded-sm bg-warn-soft px-3.5 py-2.5 text-ink empty:hidden">
        {gift > 0 && add.below(gift)}
      </p>
    </StaffForm>
  );
}

/** How many a member may buy of it, and from when on it is sold. */
export function TermsForm({ action, product, shown }: Props) {
  const { add, change: t } = useTexts("staffForms");
  const { id, memberLimit, comesAt } = product;
  return (
    <StaffForm action={action} verb={t.terms} busyVerb={t.saving} hidden={{ productId: id, shown }}>
      <div className="grid gap-3 tablet:grid-cols-2">
        <StaffField name="memberLimit" label={add.limit} help={add.limitHelp}>
          <TextInput name="memberLimit" inputMode="numeric" autoComplete="off" defaultValue={memberLimit ?? ""} />
        </StaffField>
        <MomentField name="releaseAt" label={add.release} help={add.releaseHelp} at={comesAt} />
      </div>
    </StaffForm>
  );
}
