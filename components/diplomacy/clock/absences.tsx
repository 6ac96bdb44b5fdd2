"use client";
import { useActionState } from "react";
import { FormDone, FormProblem } from "@/components/accounts/form-problem";
import { KeptForm } from "@/components/accounts/kept-form";
import { fieldText } from "@/components/accounts/problems";
import { useLanguage, useTexts } from "@/components/texts/context";
import type { FormAction } from "@/components/ui/action-form";
import { Button } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { NO_FORM_STATE } from "@/lib/contracts/form";
import { FORMAT_LOCALES } from "@/lib/texts/speech";

/** Days as `2026-11-23`. */
type Absence = { id: string; first: string; last: string };

/** A member's absences, each with a way to take it back. */
export function AbsenceList({ absences, remove }: { absences: readonly Absence[]; remove: FormAction }) {
  const { absences: t } = useTexts("diplomacyClock");
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[useLanguage()], { dateStyle: "medium", timeZone: "UTC" });
  const [state, send, busy] = useActionState(remove, NO_FORM_STATE);
  return (
    <>
      {absences.length === 0 ? (
        <p className="text-ink-2">{t.none}</p>
      ) : (
        <ul aria-label={t.title} className="divide-y divide-line">
          {absences.map(({ id, first, last }) => {
            const [from, to] = [format.format(new Date(first)), format.format(new Date(last))];
            return (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <span className="font-medium tabular-nums">{t.from(from, to)}</span>
                <form action={send}>
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" dense busy={busy} aria-label={t.removeOf(from, to)}>
                    {t.remove}
                  </Button>
                </form>
              </li>
            );
          })}
        </ul>
      )}
      <FormProblem state={state} />
      <FormDone state={state} />
    </>
  );
}

/** Two days, the first and the last. */
export function AbsenceForm({ enter }: { enter: FormAction }) {
  const { absences: t } = useTexts("diplomacyClock");
  const accounts = useTexts("accounts");
  const [state, send, busy] = useActionState(enter, NO_FORM_STATE);
  const value = (name: string) => (state.done ? "" : state.values?.[name]);
  return (
    <KeptForm action={send} className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <FormProblem state={state} />
      <div className="grid max-w-md grid-cols-1 gap-3 desk:grid-cols-2">
        <Field label={t.first} error={fieldText(state.fields?.first, accounts)}>
          <TextInput type="date" name="first" required key={state.done} defaultValue={value("first")} />
        </Field>
        <Field label={t.last} error={fieldText(state.fields?.last, accounts)}>
          <TextInput type="date" name="last" required key={state.done} defaultValue={value("last")} />
        </Field>
      </div>
      <div>
        <Button type="submit" kind="primary" busy={busy}>
          {busy ? t.adding : t.add}
        </Button>
      </div>
      <div className="whitespace-pre-line">
        <FormDone state={state} />
      </div>
    </KeptForm>
  );
}
