"use client";
import { useState } from "react";
import type { Addable } from "@/lib/contracts/staff";
import { readMoney } from "@/lib/engine/kernel/money";
import { useTexts } from "../texts/context";
import type { FormAction } from "../ui/action-form";
import { TextInput } from "../ui/field";
import { Select } from "../ui/select";
import { givenAway } from "./gives-away";
import { MomentField } from "./moment-field";
import { StaffField } from "./staff-field";
import { StaffForm } from "./staff-form";

const codeOf = ({ game, set, type }: Addable): string => `${game}/${set}/${type}`;

/** Which product, how many, at what price; what its cards are worth stands beside the price. */
export function AddProductForm({ action, addable }: { action: FormAction; addable: readonly Addable[] }) {
  const { add: t } = useTexts("staffForms");
  const [code, setCode] = useState("");
  const [price, setPrice] = useState("3.00");
  // What was added is not addable any more: the next one is chosen.
  const chosen = addable.find((product) => codeOf(product) === code) ?? addable[0];
  if (!chosen) return <p className="text-ink-3">{t.nothing}</p>;
  const worth = Math.round(chosen.expectedValue);
  const asked = readMoney(price);
  const gift = asked.ok ? givenAway(asked.value, worth) : 0;
  return (
    <StaffForm action={action} verb={t.verb} busyVerb={t.busy}>
      <StaffField name="product" label={t.product}>
        <Select
          name="product"
          options={addable.map((product) => ({
            value: codeOf(product),
            label: t.option(product.gameName, product.name),
          }))}
          value={codeOf(chosen)}
          onChange={setCode}
        />
      </StaffField>
      <div className="grid grid-cols-2 gap-3">
        <StaffField name="printRun" label={t.count}>
          <TextInput name="printRun" inputMode="numeric" required defaultValue="500" />
        </StaffField>
        <StaffField name="price" label={t.price} help={t.worth(worth)}>
          <TextInput
            name="price"
            inputMode="decimal"
            required
            value={price}
            onChange={(event) => setPrice(event.target.value)}
          />
        </StaffField>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <StaffField name="memberLimit" label={t.limit} help={t.limitHelp}>
          <TextInput name="memberLimit" inputMode="numeric" autoComplete="off" />
        </StaffField>
        <MomentField name="releaseAt" label={t.release} help={t.releaseHelp} />
      </div>
      <p role="status" className="rounded-sm bg-warn-soft px-3.5 py-2.5 text-ink empty:hidden">
        {gift > 0 && t.below(gift)}
      </p>
    </StaffForm>
  );
}
