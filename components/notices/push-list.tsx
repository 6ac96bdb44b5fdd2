"use client";
import { useRouter } from "next/navigation";
import { useActionState, useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { Device } from "@/lib/contracts/account-words";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { FormDone } from "../accounts/form-problem";
import { problemText } from "../accounts/problems";
import { Button } from "../ui/button";
import { Time } from "../ui/time";
import { type PushProblem, switchPushOn } from "./push-steps";

type Action = (state: FormState, form: FormData) => Promise<FormState>;
type Push = { id: string; device: Device; since: number };

type Props = { pushes: readonly Push[]; publicKey: string; remove: Action };

/** The browsers in which a member is told, and a switch for this one. */
export function PushList({ pushes, publicKey, remove }: Props) {
  const { push: t } = useTexts("notify");
  return (
    <div className="flex flex-col gap-4">
      {pushes.length === 0 ? (
        <p className="text-ink-2">{t.none}</p>
      ) : (
        <ul aria-label={t.title} className="divide-y divide-line">
          {pushes.map((push) => (
            <PushItem key={push.id} push={push} remove={remove} />
          ))}
        </ul>
      )}
      <SwitchOn publicKey={publicKey} />
    </div>
  );
}

function SwitchOn({ publicKey }: { publicKey: string }) {
  const { push: t } = useTexts("notify");
  const shared = useTexts("accounts");
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [came, setCame] = useState<{ problem: PushProblem | null } | null>(null);
  const press = async () => {
    setBusy(true);
    setCame(null);
    const problem = await switchPushOn(publicKey).catch((): PushProblem => "unable");
    setBusy(false);
    setCame({ problem });
    if (problem === null) router.refresh();
  };
  const said = (problem: PushProblem) => (typeof problem === "string" ? t[problem] : problemText(problem, shared));
  return (
    <div className="flex flex-col items-start gap-2">
      <Button busy={busy} onClick={() => void press()}>
        {busy ? t.switching : t.on}
      </Button>
      <p role="status" className={came?.problem ? "text-danger" : "text-ok"}>
        {came && (came.problem === null ? t.done : said(came.problem))}
      </p>
    </div>
  );
}

function PushItem({ push: { id, device, since }, remove }: { push: Push; remove: Action }) {
  const { push: t } = useTexts("notify");
  const [state, send, busy] = useActionState(remove, NO_FORM_STATE);
  const { browser, system } = device;
  const name = system === null ? (browser ?? t.unknown) : t.device(browser ?? t.unknown, system);
  return (
    <li className="py-3 first:pt-0">
      <form action={send} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <p className="font-medium">{name}</p>
          <p className="text-sm text-ink-2">
            {t.since} <Time at={since} show="date" />
          </p>
        </div>
        <input type="hidden" name="push" value={id} />
        <div className="flex items-center gap-3">
          <FormDone state={state} />
          <Button type="submit" dense busy={busy} aria-label={t.offOf(name)}>
            {t.off}
          </Button>
        </div>
      </form>
    </li>
  );
}
