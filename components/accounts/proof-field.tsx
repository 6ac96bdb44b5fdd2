"use client";
import { KeyRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { ProofWay } from "@/lib/contracts/account-words";
import type { Refusal } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { signWithPasskey } from "./passkey-steps";
import { PasswordInput } from "./password-input";
import { problemText } from "./problems";

/** What a refusal `account/prove` says: the ways there are, and what was wrong with the proof that was sent. */
function readRefusal({ data }: Refusal): { by: ProofWay[]; wrong: Refusal | null } {
  const { by = [], wrong = null } = (data ?? {}) as { by?: ProofWay[]; wrong?: Refusal | null };
  return { by, wrong };
}

/**
 * Asks within a form that whoever sends it shows that it is still they; the form is then sent as it stands. Renders
 * nothing unless the form was refused with `account/prove`.
 */
export function ProofField({ problem, confirm }: { problem: Refusal | undefined; confirm?: string }) {
  if (problem?.code !== "account/prove") return null;
  return <AskedProof problem={problem} confirm={confirm} />;
}

/** `confirm`: what the form does, where its own button lies above the box and out of sight. */
function AskedProof({ problem, confirm }: { problem: Refusal; confirm: string | undefined }) {
  const shared = useTexts("accounts");
  const { proof: t, passkey } = shared;
  const box = useRef<HTMLFieldSetElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Refusal | null>(null);
  const { by, wrong } = readRefusal(problem);
  const [password, code] = [by.includes("password"), by.includes("code")];
  const typed = password && code ? "either" : password ? "password" : code ? "code" : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each refusal anew
  useEffect(() => {
    setFailed(null);
    box.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [problem]);
  const sign = async () => {
    setBusy(true);
    const signed = await signWithPasskey("prove");
    setBusy(false);
    if (signed.ok) box.current?.closest("form")?.requestSubmit();
    else setFailed(signed.error);
  };
  return (
    <fieldset ref={box} className="flex flex-col gap-3 rounded-md border border-brass bg-brass-soft p-4">
      <legend className="sr-only">{t.title}</legend>
      <p>
        <span className="font-semibold">{t.title}</span> {t.text}
      </p>
      {typed && (
        <Field label={t.typed[typed]} error={wrong ? problemText(wrong, shared) : undefined}>
          <PasswordInput name="proof" autoComplete="current-password" />
        </Field>
      )}
      {confirm && typed && (
        <div>
          <Button type="submit" kind="primary">
            {confirm}
          </Button>
        </div>
      )}
      {by.includes("passkey") && (
        <div>
          <Button icon={<KeyRound aria-hidden="true" className="size-5" />} busy={busy} onClick={() => void sign()}>
            {busy ? passkey.busy : passkey.use}
          </Button>
        </div>
      )}
      {by.length === 0 && <p>{t.noWay}</p>}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {failed && problemText(failed, shared)}
      </p>
    </fieldset>
  );
}
