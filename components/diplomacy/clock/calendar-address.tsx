"use client";
import { useActionState } from "react";
import { FormDone, FormProblem } from "@/components/accounts/form-problem";
import { useTexts } from "@/components/texts/context";
import type { FormAction } from "@/components/ui/action-form";
import { Button } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { NO_FORM_STATE } from "@/lib/contracts/form";

type Props = { address: string | null; renew: FormAction; stop: FormAction };

/** The secret address of a calendar, with the ways to make, renew and stop it. */
export function CalendarAddress({ address, renew, stop }: Props) {
  const { calendar: t } = useTexts("diplomacyClock");
  const [renewed, sendRenew, renewing] = useActionState(renew, NO_FORM_STATE);
  const [stopped, sendStop, stopping] = useActionState(stop, NO_FORM_STATE);
  const said = address === null ? stopped : renewed;
  return (
    <div className="flex flex-col gap-3">
      {address === null ? (
        <p className="text-ink-2">{t.none}</p>
      ) : (
        <Field label={t.address} help={t.renewHelp}>
          <TextInput readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <form action={sendRenew}>
          <Button type="submit" kind={address === null ? "primary" : "secondary"} busy={renewing}>
            {renewing ? t.busy : address === null ? t.make : t.renew}
          </Button>
        </form>
        {address !== null && (
          <form action={sendStop}>
            <Button type="submit" kind="ghost" busy={stopping}>
              {stopping ? t.busy : t.stop}
            </Button>
          </form>
        )}
      </div>
      <FormProblem state={said} />
      <FormDone state={said} />
    </div>
  );
}
