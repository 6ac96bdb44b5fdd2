"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { FormDone, FormProblem } from "../accounts/form-problem";
import { KeptForm } from "../accounts/kept-form";
import { fieldText } from "../accounts/problems";
import { ProofField } from "../accounts/proof-field";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { Field, TextInput } from "../ui/field";

type Action = (state: FormState, form: FormData) => Promise<FormState>;
type Address = { id: string; address: string; main: boolean; confirmed: boolean };

type Props = {
  addresses: readonly Address[];
  add: Action;
  again: Action;
  makeMain: Action;
  remove: Action;
};

/** Where a member gets mails: each address with what can be done with it, and room for another. */
export function AddressList({ addresses, add, again, makeMain, remove }: Props) {
  const { mail: t } = useTexts("notify");
  return (
    <div className="flex flex-col gap-4">
      {addresses.length === 0 ? (
        <p className="text-ink-2">{t.none}</p>
      ) : (
        <ul aria-label={t.title} className="divide-y divide-line">
          {addresses.map(({ id, address, main, confirmed }) => (
            <li key={id} className="flex flex-col gap-2 py-3 first:pt-0">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="min-w-0 font-medium break-all">{address}</span>
                {main && <Chip>{t.main}</Chip>}
                {!confirmed && <Chip tone="brass">{t.waiting}</Chip>}
              </p>
              {!confirmed && <p className="text-sm text-ink-2">{t.waitingHelp}</p>}
              <div className="flex flex-wrap items-start gap-2">
                {!confirmed && <AddressVerb {...{ id, address, action: again, verb: t.again }} />}
                {confirmed && !main && <AddressVerb {...{ id, address, action: makeMain, verb: t.makeMain }} />}
                <AddressVerb {...{ id, address, action: remove, verb: t.remove }} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <AddAddress add={add} />
    </div>
  );
}

function AddAddress({ add }: { add: Action }) {
  const { mail: t } = useTexts("notify");
  const shared = useTexts("accounts");
  const [state, send, busy] = useActionState(add, NO_FORM_STATE);
  return (
    <KeptForm action={send} className="flex max-w-md flex-col gap-3 border-t border-line pt-4">
      {state.problem?.code !== "account/prove" && <FormProblem state={state} />}
      <Field label={t.address} error={fieldText(state.fields?.address, shared)}>
        <TextInput
          type="email"
          name="address"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          key={state.done}
          defaultValue={state.done ? "" : state.values?.address}
        />
      </Field>
      <ProofField problem={state.problem} />
      <div>
        <Button type="submit" busy={busy}>
          {busy ? t.adding : t.add}
        </Button>
      </div>
      <FormDone state={state} />
    </KeptForm>
  );
}

/** A form for each: whatever is asked in between, it is about this address and no other. */
function AddressVerb({ id, address, action, verb }: { id: string; address: string; action: Action; verb: string }) {
  const { mail: t } = useTexts("notify");
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  return (
    <KeptForm action={send} className="flex flex-col gap-2">
      {state.problem?.code !== "account/prove" && <FormProblem state={state} />}
      <input type="hidden" name="address" value={id} />
      <div>
        <Button type="submit" dense busy={busy} aria-label={t.of(verb, address)}>
          {verb}
        </Button>
      </div>
      <ProofField problem={state.problem} confirm={verb} />
      <FormDone state={state} />
    </KeptForm>
  );
}
