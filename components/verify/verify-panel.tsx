"use client";
import "@/components/ui/zod-in-browser";
import { CircleCheck, CircleX } from "lucide-react";
import { useMemo, useState } from "react";
import { z } from "zod";
import { receiptOf } from "@/components/ccg/receipts";
import { useTexts } from "@/components/texts/context";
import { Field, Textarea } from "@/components/ui/field";
import { useHere } from "@/components/ui/use-here";
import { DraftProof, verifyDraft } from "@/lib/engine/ccg/draft/prove-draft";
import { PackProof, type PackReceipt, verifyPack } from "@/lib/engine/ccg/factory/prove-pack";
import { DealProof, type ProofStep, verifyDeal } from "@/lib/engine/kernel/verify";
import type { VerifyTexts } from "@/lib/texts/verify/en";
import { sayStep } from "@/lib/texts/verify/say-step";
import { CardPlaces } from "./card-places";
import { type ComparedCard, compareCards } from "./compare-cards";
import { GivenProof } from "./given-proof";
import { proofProblem } from "./proof-words";
import { type ChanceBy, Verdict } from "./verdict";

const Proof = z.discriminatedUnion("kind", [DealProof, PackProof, DraftProof]);

type Checked = {
  what: "deal" | "pack" | "draft";
  steps: readonly ProofStep[];
  cards: readonly ComparedCard[];
  /** The seats that added to the chance. */
  shares: readonly number[];
};
type Outcome = { kind: "none" } | { kind: "unreadable"; why: string } | ({ kind: "checked" } & Checked);

/** `receipt`: what was noted for a pack before it was paid. */
function check(text: string, receipt: (pack: string) => PackReceipt, t: VerifyTexts["problem"]): Outcome {
  if (text.trim() === "") return { kind: "none" };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: "unreadable", why: t.noJson };
  }
  const proof = Proof.safeParse(json);
  if (!proof.success) return { kind: "unreadable", why: proofProblem(json, proof.error, t) };
  const { data } = proof;
  const steps =
    data.kind === "deal"
      ? verifyDeal(data)
      : data.kind === "draft"
        ? verifyDraft(data)
        : verifyPack(data, receipt(data.pack));
  const shares = data.shares.map(({ seat }) => seat);
  return { kind: "checked", what: data.kind, steps, cards: compareCards(data), shares };
}

type Props = {
  /** The proof to check; empty: whoever reads brings one. */
  given: string;
  /** Number → name, for the cards of a pack that the house knows. */
  names?: Readonly<Record<string, string>>;
  /** What the reader was dealt, if it is a deal that they played. */
  own?: { seat: number; hand: readonly string[] } | null;
};

/** Checks a proof in this browser, without asking the house: first what came of it, below it the steps. */
export function VerifyPanel({ given, names = {}, own = null }: Props) {
  const t = useTexts("verify");
  const [text, setText] = useState(given);
  // What this browser noted is not known where the page is made.
  const here = useHere();
  const outcome = useMemo(() => check(text, here ? receiptOf : () => ({}), t.problem), [text, here, t]);
  const why = outcome.kind === "unreadable" ? outcome.why : null;
  const steps = outcome.kind === "checked" && <Steps {...outcome} names={names} />;
  const verdict = outcome.kind === "checked" && (
    <Verdict
      what={outcome.what}
      holds={outcome.steps.every((step) => step.holds)}
      by={text !== given ? "file" : by(outcome, own)}
      hand={own?.hand ?? []}
    />
  );
  if (given === "")
    return (
      <div className="flex flex-col gap-5">
        <GivenProof problem={why} onCheck={setText} />
        {verdict}
        {steps}
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      {verdict}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t.all}</summary>
        <div className="mt-2 flex flex-col gap-5">
          {steps}
          <Field label={t.proof} help={t.proofHelp} error={why ?? undefined}>
            <Textarea
              rows={8}
              spellCheck={false}
              className="font-mono text-xs"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        </div>
      </details>
    </div>
  );
}

/** Who had a part in the chance, as far as the reader wants to know it. */
function by({ what, shares }: Checked, own: Props["own"]): ChanceBy {
  if (what === "pack") return "pack";
  if (shares.length === 0) return "house";
  return own && shares.includes(own.seat) ? "own" : "players";
}

/** Every step with its result. */
function Steps({ steps, what, cards, names }: Checked & { names: Readonly<Record<string, string>> }) {
  const { card: cardName } = useTexts("cards");
  const t = useTexts("verify");
  const drawn = cards.flatMap((card) => card.drawn ?? []).join(" ");
  const nameOf = (card: string) => (what === "deal" ? cardName(card) : (names[card] ?? t.cardNumber(card)));
  return (
    <ol className="flex flex-col gap-3">
      {steps.map((step) => (
        <li key={step.step} className="flex gap-3">
          {step.holds ? (
            <CircleCheck aria-label={t.holds} className="mt-0.5 size-5 shrink-0 text-ok" />
          ) : (
            <CircleX aria-label={t.fails} className="mt-0.5 size-5 shrink-0 text-danger" />
          )}
          <div className="min-w-0">
            <p>{sayStep(step, t.steps)}</p>
            {step.gave === drawn ? (
              <CardPlaces cards={cards} nameOf={nameOf} />
            ) : (
              <p className="font-mono text-xs break-words text-ink-3">{step.gave}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
