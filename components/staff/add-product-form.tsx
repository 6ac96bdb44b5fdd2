"use client";
import { useState } from "react";
import type { Addable } from "@/lib/contracts/staff";
import { formatMoney, readMoney } from "@/lib/engine/kernel/money";
import type { FormAction } from "../ui/action-form";
import { TextInput } from "../ui/field";
import { Select } from "../ui/select";
import { StaffField } from "./staff-field";
import { StaffForm } from "./staff-form";

const codeOf = ({ game, set, type }: Addable): string => `${game}/${set}/${type}`;

/** Which product, how many, at what price; what its cards are worth stands beside the price. */
export function AddProductForm({ action, addable }: { action: FormAction; addable: readonly Addable[] }) {
  const [code, setCode] = useState("");
  const [price, setPrice] = useState("3.00");
  // What was added is not addable any more: the next one is chosen.
  const chosen = addable.find((product) => codeOf(product) === code) ?? addable[0];
  if (!chosen) return <p className="text-ink-3">Everything that the factory can print is for sale.</p>;
  const worth = Math.round(chosen.expectedValue);
  const asked = readMoney(price);
  const gift = asked.ok && asked.value > 0 ? worth - asked.value : 0;
  return (
    <StaffForm action={action} verb="Print and sell" busyVerb="Printing…">
      <StaffField name="product" label="Product">
        <Select
          name="product"
          options={addable.map((product) => ({
            value: codeOf(product),
            label: `${product.gameName}: ${product.name}`,
          }))}
          value={codeOf(chosen)}
          onChange={setCode}
        />
      </StaffField>
      <div className="grid grid-cols-2 gap-3">
        <StaffField name="printRun" label="How many">
          <TextInput name="printRun" inputMode="numeric" required defaultValue="500" />
        </StaffField>
        <StaffField name="price" label="Price in $" help={`A pack's cards are worth ${formatMoney(worth)} on average.`}>
          <TextInput
            name="price"
            inputMode="decimal"
            required
            value={price}
            onChange={(event) => setPrice(event.target.value)}
          />
        </StaffField>
      </div>
      <p role="status" className="rounded-sm bg-warn-soft px-3.5 py-2.5 text-ink empty:hidden">
        {gift > 0 && `The price is below what the cards are worth: each pack sold gives ${formatMoney(gift)} away.`}
      </p>
    </StaffForm>
  );
}
