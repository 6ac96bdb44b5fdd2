"use client";
import { CircleCheck, CircleX } from "lucide-react";
import { useMemo, useState } from "react";
import { z } from "zod";
import { Field, Textarea } from "@/components/ui/field";
import { PackProof, verifyPack } from "@/lib/engine/ccg/factory/prove-pack";
import { DealProof, type ProofStep, verifyDeal } from "@/lib/engine/kernel/verify";

const Proof = z.discriminatedUnion("kind", [DealProof, PackProof]);

type Outcome =
  | { kind: "none" }
  | { kind: "unreadable"; why: string }
  | { kind: "checked"; what: "deal" | "pack"; steps: ProofStep[] };

function check(text: string): Outcome {
  if (text.trim() === "") return { kind: "none" };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: "unreadable", why: "This is not JSON. Paste the whole file that you were given." };
  }
  const proof = Proof.safeParse(json);
  if (!proof.success) {
    const issue = proof.error.issues[0];
    return { kind: "unreadable", why: `${issue?.path.join(".") || "The file"}: ${issue?.message ?? "not valid"}` };
  }
  return proof.data.kind === "deal"
    ? { kind: "checked", what: "deal", steps: verifyDeal(proof.data) }
    : { kind: "checked", what: "pack", steps: verifyPack(proof.data) };
}

/** Checks a proof in this browser, without asking the house. */
export function VerifyPanel({ given }: { given: string }) {
  const [text, setText] = useState(given);
  const outcome = useMemo(() => check(text), [text]);
  return (
    <div className="flex flex-col gap-5">
      <Field
        label="Proof"
        help="The file of a deal or of a pack, as JSON. It is checked here in your browser; nothing is sent."
        error={outcome.kind === "unreadable" ? outcome.why : undefined}
      >
        <Textarea
          rows={8}
          spellCheck={false}
          className="font-mono text-xs"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {outcome.kind === "checked" && <Steps steps={outcome.steps} what={outcome.what} />}
    </div>
  );
}

/** Every step with its result, and the verdict. */
export function Steps({ steps, what = "deal" }: { steps: readonly ProofStep[]; what?: "deal" | "pack" }) {
  const holds = steps.every((step) => step.holds);
  return (
    <div role="status">
      <p className={`display-xl ${holds ? "text-ok" : "text-danger"}`}>
        {holds ? `The ${what} is as it was committed to.` : `The ${what} is not as it was committed to.`}
      </p>
      <ol className="mt-3 flex flex-col gap-3">
        {steps.map((step) => (
          <li key={step.what} className="flex gap-3">
            {step.holds ? (
              <CircleCheck aria-label="holds" className="mt-0.5 size-5 shrink-0 text-ok" />
            ) : (
              <CircleX aria-label="fails" className="mt-0.5 size-5 shrink-0 text-danger" />
            )}
            <div className="min-w-0">
              <p>{step.what}</p>
              <p className="font-mono text-xs break-words text-ink-3">{step.gave}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
