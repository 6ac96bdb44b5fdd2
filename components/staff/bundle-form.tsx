"use client";
import { useState } from "react";
import { MOST_PARTS } from "@/lib/contracts/shop-words";
import { formatMoney, readMoney } from "@/lib/engine/kernel/money";
import { useTexts } from "../texts/context";
import type { FormAction } from "../ui/action-form";
import { TextInput } from "../ui/field";
import { Select } from "../ui/select";
import { givenAway } from "./gives-away";
import { StaffField } from "./staff-field";
import { StaffForm } from "./staff-form";

type Product = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly expectedValue: number;
};
type Row = { readonly productId: string; readonly count: string; readonly price: string };

const EMPTY: Row = { productId: "", count: "1", price: "" };
const typed = (cents: number): string => (cents / 100).toFixed(2);

/** Products that are sold together: how many of each, at what price each; what that saves is told while one writes. */
export function AddBundleForm({ action, products }: { action: FormAction; products: readonly Product[] }) {
  const { bundle: t } = useTexts("staffForms");
  const [rows, setRows] = useState<readonly Row[]>(Array<Row>(MOST_PARTS).fill(EMPTY));
  const change = (place: number, part: Partial<Row>) =>
    setRows(rows.map((row, i) => (i === place ? { ...row, ...part } : row)));
  const choose = (place: number, productId: string) => {
    const product = products.find(({ id }) => id === productId);
    change(place, { productId, price: product ? typed(product.price) : "" });
  };
  const sums = rows.map(({ productId, count, price }) => {
    const product = products.find(({ id }) => id === productId);
    const money = readMoney(price);
    const packs = /^\d{1,2}$/.test(count) ? Number(count) : 0;
    return product && money.ok ? [money.value, product.price, product.expectedValue].map((one) => packs * one) : [];
  });
  const [price = 0, apart = 0, worth = 0] = [0, 1, 2].map((which) =>
    sums.reduce((sum, one) => sum + (one[which] ?? 0), 0),
  );
  // The first line that is not used yet is there to be filled.
  const shown = Math.min(MOST_PARTS, rows.findLastIndex(({ productId }) => productId !== "") + 2);
  return (
    <StaffForm action={action} verb={t.verb} busyVerb={t.busy}>
      <StaffField name="name" label={t.name}>
        <TextInput name="name" required maxLength={60} autoComplete="off" />
      </StaffField>
      {rows.slice(0, shown).map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place
        <div key={i} className="grid grid-cols-[minmax(0,1fr)_4.5rem_6rem] gap-3">
          <StaffField name={i === 0 ? "parts" : `line ${i}`} label={t.part(i + 1)}>
            <Select
              name="productId"
              options={[{ value: "", label: t.none }, ...products.map(({ id, name }) => ({ value: id, label: name }))]}
              value={row.productId}
              onChange={(id) => choose(i, id)}
            />
          </StaffField>
          <StaffField name={`count ${i}`} label={t.count}>
            <TextInput
              name="count"
              inputMode="numeric"
              value={row.count}
              onChange={(event) => change(i, { count: event.target.value })}
            />
          </StaffField>
          <StaffField name={`price ${i}`} label={t.unitPrice}>
            <TextInput
              name="unitPrice"
              inputMode="decimal"
              value={row.price}
              onChange={(event) => change(i, { price: event.target.value })}
            />
          </StaffField>
        </div>
      ))}
      <p role="status" className="text-ink-2 tabular-nums empty:hidden">
        {apart > 0 &&
          (price < apart
            ? t.sum(formatMoney(price), formatMoney(apart), formatMoney(apart - price))
            : t.dear(formatMoney(price), formatMoney(apart)))}
      </p>
      <p role="status" className="rounded-sm bg-warn-soft px-3.5 py-2.5 text-ink empty:hidden">
        {givenAway(price, worth) > 0 && t.below(givenAway(price, worth))}
      </p>
    </StaffForm>
  );
}
