"use client";
import { useRouter } from "next/navigation";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { Time } from "../ui/time";
import { FormDone, FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";
import { makePasskey } from "./passkey-steps";
import { ProofField } from "./proof-field";

type Action = (state: FormState, form: FormData) => Promise<FormState>;

type Props = {
  passkeys: readonly { id: string; name: string; createdAt: number; usedAt: number | null }[];
  /** Whether one may be added now: answers what `ProofField` needs. */
  allow: Action;
  remove: Action;
};

/** A member's passkeys: one is added under a name, any is removed. */
export function PasskeyList({ passkeys, allow, remove }: Props) {
  const { passkeys: t } = useTexts("secondFactor");
  return (
    <div className="flex flex-col gap-5">
      {passkeys.length > 0 && (
        <ul aria-label={t.list} className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} remove={remove} />
          ))}
        </ul>
      )}
      <AddPasskey allow={allow} />
    </div>
  );
}

/** A form for each: whatever is asked in between, this one is removed and no other. */
function PasskeyItem({ passkey, remove }: { passkey: Props["passkeys"][number]; remove: Action }) {
  const { passkeys: t } = useTexts("secondFactor");
  const [state, send, busy] = useActionState(remove, NO_FORM_STATE);
  const { id, name, createdAt, usedAt } = passkey;
  return (
    <li className="py-3 first:pt-0">
      <KeptForm action={send} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="min-w-0">
            <span className="font-medium break-words">{name}</span>
            <span className="block text-sm text-ink-2">
              {t.added} <Time at={createdAt} show="date" />
              {usedAt !== null && (
                <>
                  {" · "}
                  {t.used} <Time at={usedAt} />
                </>
              )}
            </span>
          </span>
          <input type="hidden" name="passkey" value={id} />
          <Button type="submit" dense aria-label={t.removeThis(name)} busy={busy}>
            {t.remove}
          </Button>
        </div>
        {state.problem?.code !== "account/prove" && <FormProblem state={state} />}
        <ProofField problem={state.problem} />
      </KeptForm>
    </li>
  );
}

function AddPasskey({ allow }: { allow: Action }) {
  const router = useRouter();
  const { passkeys: t } = useTexts("secondFactor");
  const [state, send, busy] = useActionState(async (before: FormState, form: FormData): Promise<FormState> => {
    const allowed = await allow(before, form);
    if (allowed.problem) return allowed;
    const made = await makePasskey(String(form.get("name") ?? "").trim() || t.someName);
    if (!made.ok) return { problem: made.error };
    router.refresh();
    return { done: t.done };
  }, NO_FORM_STATE);
  return (
    <KeptForm action={send} className="flex max-w-md flex-col gap-3">
      {state.problem?.code !== "account/prove" && <FormProblem state={state} />}
      <Field label={t.name} help={t.nameHelp}>
        <TextInput name="name" maxLength={60} autoComplete="off" defaultValue={t.someName} />
      </Field>
      <ProofField problem={state.problem} />
      <div>
        <Button type="submit" busy={busy}>
          {busy ? t.addBusy : t.add}
        </Button>
      </div>
      <FormDone state={state} />
    </KeptForm>
  );
}
