"use client";
import { useActionState } from "react";
import type { SessionLine } from "@/lib/contracts/account-words";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { Time } from "../ui/time";
import { FormDone, FormProblem } from "./form-problem";

type Action = (state: FormState, form: FormData) => Promise<FormState>;

type Props = { sessions: readonly SessionLine[]; end: Action; endOthers: Action };

/** Where a member is signed in; any but this one can be ended here, or all of them at once. */
export function SessionList({ sessions, end, endOthers }: Props) {
  const [one, endOne, endingOne] = useActionState(end, NO_FORM_STATE);
  const [all, endAll, endingAll] = useActionState(endOthers, NO_FORM_STATE);
  const said = all.done || all.problem ? all : one;
  return (
    <div className="flex flex-col gap-3">
      <FormProblem state={said} />
      <ul aria-label="Where you are signed in" className="divide-y divide-line">
        {sessions.map(({ id, own, device, address, createdAt, seenAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
            <div className="min-w-0">
              <p className="font-medium">
                {device} {own && <Chip>This device</Chip>}
              </p>
              <p className="text-sm break-words text-ink-2">
                From {address}, since <Time at={createdAt} show="date" />
                {!own && (
                  <>
                    {" · "}last seen <Time at={seenAt} />
                  </>
                )}
              </p>
            </div>
            {!own && (
              <form action={endOne}>
                <input type="hidden" name="session" value={id} />
                <Button
                  type="submit"
                  dense
                  aria-label={`Sign out ${device} from ${address}`}
                  reason={endingOne ? "Wait a moment." : null}
                >
                  Sign out
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form action={endAll}>
          <Button type="submit" busy={endingAll}>
            {endingAll ? "Signing out…" : "Sign out all other devices"}
          </Button>
        </form>
      )}
      <FormDone state={said} />
    </div>
  );
}
