"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { LONGEST_EVENT_NAME, MOST_SEALED_PACKS, SEALED_FORMAT } from "@/lib/contracts/sealed";
import { formatMoney } from "@/lib/engine/kernel/money";
import { KeepField } from "../ccg/keep-field";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { Select } from "../ui/select";
import { sealedProblem } from "./sealed-problem";

type Props = {
  products: readonly {
    readonly id: string;
    readonly name: string;
    readonly price: number;
  }[];
  formats: readonly string[];
  hold(before: FormState, form: FormData): Promise<FormState>;
};

const MINUTES = [30, 20, 45, 60, 120, 240, 1_440];
const HOURS = [24, 1, 3, 6, 12, 48, 72, 168, 336];

/** What is opened, how decks are checked, how long one builds, until when one may enter. */
export function HoldForm({ products, formats, hold }: Props) {
  const { holding: t, event } = useTexts("sealed");
  const [state, send, busy] = useActionState(hold, NO_FORM_STATE);
  return (
    <form action={send} className="flex flex-col gap-4">
      <Field label={t.name}>
        <TextInput name="name" required maxLength={LONGEST_EVENT_NAME} defaultValue={state.values?.name ?? ""} />
      </Field>
      <Field label={t.product}>
        <Select
          name="product"
          defaultValue={products[0]?.id ?? ""}
          options={products.map(({ id, name, price }) => ({ value: id, label: t.priced(name, formatMoney(price)) }))}
        />
      </Field>
      <Field label={t.packs}>
        <Select
          name="packs"
          defaultValue="6"
          options={Array.from({ length: MOST_SEALED_PACKS }, (_, n) => ({
            value: String(n + 1),
            label: String(n + 1),
          }))}
        />
      </Field>
      <KeepField label={t.keep} keeps={t.keeps} />
      <Field label={t.format}>
        <Select
          name="format"
          defaultValue={formats.includes(SEALED_FORMAT) ? SEALED_FORMAT : ""}
          options={[{ value: "", label: t.noFormat }, ...formats.map((name) => ({ value: name, label: name }))]}
        />
      </Field>
      <Field label={t.minutes}>
        <Select
          name="minutes"
          defaultValue="30"
          options={MINUTES.map((n) => ({ value: String(n), label: t.minutesOf(n) }))}
        />
      </Field>
      <Field label={t.hours}>
        <Select
          name="hours"
          defaultValue="24"
          options={HOURS.map((n) => ({ value: String(n), label: t.hoursOf(n) }))}
        />
      </Field>
      {state.problem && (
        <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-danger">
          {sealedProblem(state.problem, event.problems)}
        </p>
      )}
      <Button type="submit" kind="primary" busy={busy} className="self-start">
        {busy ? t.busy : t.verb}
      </Button>
    </form>
  );
}
