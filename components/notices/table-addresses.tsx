"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { FormDone, FormProblem } from "../accounts/form-problem";
import { KeptForm } from "../accounts/kept-form";
import { Button } from "../ui/button";
import { Select } from "../ui/select";

type Action = (state: FormState, form: FormData) => Promise<FormState>;
type Table = { id: string; name: string; address: string };

type Props = { tables: readonly Table[]; addresses: readonly { id: string; address: string }[]; choose: Action };

/** Where the mails of each game go. */
export function TableAddresses({ tables, addresses, choose }: Props) {
  const { games: t } = useTexts("notify");
  const options = [
    { value: "main", label: t.main },
    ...addresses.map(({ id, address }) => ({ value: id, label: address })),
    { value: "nowhere", label: t.nowhere },
  ];
  return (
    <ul aria-label={t.title} className="divide-y divide-line">
      {tables.map((table) => (
        <TableItem key={table.id} {...{ table, options, choose }} />
      ))}
    </ul>
  );
}

type ItemProps = { table: Table; options: readonly { value: string; label: string }[]; choose: Action };

function TableItem({ table: { id, name, address }, options, choose }: ItemProps) {
  const { games: t } = useTexts("notify");
  const [state, send, busy] = useActionState(choose, NO_FORM_STATE);
  return (
    <li className="py-3 first:pt-0">
      <KeptForm action={send} className="flex flex-col gap-2">
        <FormProblem state={state} />
        <p className="font-medium break-words">{name}</p>
        <input type="hidden" name="table" value={id} />
        <div className="flex flex-wrap items-center gap-2">
          <Select name="address" label={t.pick(name)} options={options} defaultValue={address} className="min-w-56" />
          <Button type="submit" dense busy={busy}>
            {t.verb}
          </Button>
          <FormDone state={state} />
        </div>
      </KeptForm>
    </li>
  );
}
