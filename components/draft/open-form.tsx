"use client";
import { useActionState, useState } from "react";
import { KeepField } from "@/components/ccg/keep-field";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { MOST_PACKS } from "@/lib/engine/ccg/draft/config";
import { formatMoney } from "@/lib/engine/kernel/money";
import { MOST_INFO } from "@/lib/engine/kernel/table/vocabulary";

type Props = {
  products: readonly { readonly id: string; readonly name: string; readonly price: number }[];
  /** Whether they may keep cards: members, not guests. */
  keeps: boolean;
  open(before: FormState, form: FormData): Promise<FormState>;
};

const SECONDS = [60, 30, 90, 120, 300, 0];
const SEATS = [4, 2, 3, 5, 6, 7, 8];

/** What is opened, how many packs, how fast, for whom, and what becomes of the cards. */
export function OpenDraftForm({ products, keeps, open }: Props) {
  const { open: t } = useTexts("draft");
  const [state, send, busy] = useActionState(open, NO_FORM_STATE);
  const [seats, setSeats] = useState("4");
  const [bots, setBots] = useState("0");
  const problem = state.problem && problemOf(state.problem.code, t.problems);
  const someBots = Array.from({ length: Number(seats) }, (_, n) => String(n));
  return (
    <form action={send} className="flex flex-col gap-4">
      <Field label={t.product}>
        <Select
          name="product"
          defaultValue={products[0]?.id ?? ""}
          options={products.map(({ id, name, price }) => ({ value: id, label: t.price(name, formatMoney(price)) }))}
        />
      </Field>
      <Field label={t.packs}>
        <Select
          name="packs"
          defaultValue="3"
          options={Array.from({ length: MOST_PACKS }, (_, n) => ({ value: String(n + 1), label: String(n + 1) }))}
        />
      </Field>
      <Field label={t.seconds}>
        <Select
          name="seconds"
          defaultValue="60"
          options={SECONDS.map((n) => ({ value: String(n), label: n === 0 ? t.noLimit : t.secondsOf(n) }))}
        />
      </Field>
      <Field label={t.seats}>
        <Select
          name="seats"
          value={seats}
          onChange={(value) => {
            setSeats(value);
            if (Number(bots) >= Number(value)) setBots("0");
          }}
          options={SEATS.map((n) => ({ value: String(n), label: String(n) }))}
        />
      </Field>
      <Field label={t.bots} help={t.botsHelp}>
        <Select name="bots" value={bots} onChange={setBots} options={someBots.map((n) => ({ value: n, label: n }))} />
      </Field>
      {keeps && <KeepField label={t.keep} keeps={t.keeps} />}
      <Field label={t.info} help={t.infoHelp}>
        <TextInput name="info" maxLength={MOST_INFO} />
      </Field>
      <Field label={t.listing}>
        <Select
          name="listing"
          defaultValue="public"
          options={[
            { value: "public", label: t.listings.public },
            { value: "link", label: t.listings.link },
          ]}
        />
      </Field>
      {problem && (
        <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-danger">
          {problem}
        </p>
      )}
      <Button type="submit" kind="primary" busy={busy} className="self-start">
        {busy ? t.busy : t.verb}
      </Button>
    </form>
  );
}

function problemOf(code: string, t: ReturnType<typeof useTexts<"draft">>["open"]["problems"]): string {
  switch (code) {
    case "table/slower":
      return t.slower;
    case "draft/not_for_sale":
      return t.notForSale;
    case "draft/uneven":
      return t.uneven;
    case "draft/members_only":
      return t.membersOnly;
    default:
      return t.other;
  }
}
