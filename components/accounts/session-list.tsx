"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import type { SessionLine } from "@/lib/contracts/account-words";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { isThisMachine } from "@/lib/contracts/this-machine";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { Time } from "../ui/time";
import { FormDone, FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";
import { ProofField } from "./proof-field";

type Action = (state: FormState, form: FormData) => Promise<FormState>;

type Props = { sessions: readonly SessionLine[]; end: Action; endOthers: Action };

/** Where a member is signed in; any but this one can be ended here, or all of them at once. */
export function SessionList({ sessions, end, endOthers }: Props) {
  const { sessions: t } = useTexts("settings");
  const [state, send, busy] = useActionState(endOthers, NO_FORM_STATE);
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t.list} className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} end={end} />
        ))}
      </ul>
      {(sessions.length > 1 || state.done) && (
        <KeptForm action={send} className="flex flex-col items-start gap-3">
          {state.problem?.code !== "account/prove" && <FormProblem state={state} />}
          <ProofField problem={state.problem} />
          {sessions.length > 1 && (
            <Button type="submit" busy={busy}>
              {busy ? t.busy : t.endOthers}
            </Button>
          )}
          <FormDone state={state} />
        </KeptForm>
      )}
    </div>
  );
}

/** A form for each: whatever is asked in between, this session is ended and no other. */
function SessionItem({ session, end }: { session: SessionLine; end: Action }) {
  const { sessions: t } = useTexts("settings");
  const [state, send, busy] = useActionState(end, NO_FORM_STATE);
  const { id, own, device, address, createdAt, seenAt } = session;
  return (
    <li className="py-3 first:pt-0">
      <KeptForm action={send} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <p className="font-medium">
              {t.device(device)} {own && <Chip>{t.own}</Chip>}
            </p>
            <p className="text-sm break-words text-ink-2">
              {t.from(isThisMachine(address) ? null : address)}
              {" · "}
              {t.since} <Time at={createdAt} show="date" />
              {!own && (
                <>
                  {" · "}
                  {t.seen} <Time at={seenAt} />
                </>
              )}
            </p>
          </div>
          <input type="hidden" name="session" value={id} />
          {!own && (
            <Button type="submit" dense aria-label={t.endThis(device, address)} busy={busy}>
              {t.end}
            </Button>
          )}
        </div>
        {state.problem?.code !== "account/prove" && <FormProblem state={state} />}
        <ProofField problem={state.problem} confirm={t.confirm} />
      </KeptForm>
    </li>
  );
}
