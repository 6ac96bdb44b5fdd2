"use client";
import "@/components/ui/zod-in-browser";
import { CircleCheck, CircleX } from "lucide-react";
import { useMemo, useState, useSyncExternalStore } from "react";
import { z } from "zod";
import { receiptOf } from "@/components/ccg/receipts";
import { useTexts } from "@/components/texts/context";
import { Field, Textarea } from "@/components/ui/field";
import { PackProof, type PackReceipt, verifyPack } from "@/lib/engine/ccg/factory/prove-pack";
import { DealProof, type ProofStep, verifyDeal } from "@/lib/engine/kernel/verify";
import { CardPlaces } from "./card-places";
import { type ComparedCard, compareCards } from "./compare-cards";
import { GivenProof } from "./given-proof";
import { proofProblem } from "./proof-words";
import { type ChanceBy, Verdict } from "./verdict";

const Proof = z.discriminatedUnion("kind", [DealProof, PackProof]);

type Checked = {
  what: "deal" | "pack";
  steps: readonly ProofStep[];
  cards: readonly ComparedCard[];
  /** The seats that added to the chance. */
  shares: readonly number[];
};
type Outcome = { kind: "none" } | { kind: "unreadable"; why: string } | ({ kind: "checked" } & Checked);

/** `receipt`: what was noted for a pack before it was paid. */
function check(text: string, receipt: (pack: string) => PackReceipt): Outcome {
  if (text.trim() === "") return { kind: "none" };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: "unreadable", why: "This is not JSON. Paste the whole file that you were given." };
  }
  const proof = Proof.safeParse(json);
  if (!proof.success) return { kind: "unreadable", why: proofProblem(json, proof.error) };
  const { data } = proof;
  const steps = data.kind === "deal" ? verifyDeal(data) : verifyPack(data, receipt(data.pack));
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
  const [text, setText] = useState(given);
  // What this browser noted is not known where the page is made.
  const here = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const outcome = useMemo(() => check(text, here ? receiptOf : () => ({})), [text, here]);
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
        <summary className="min-h-11 cursor-pointer py-2.5 font-medium">Every step of the check, and the proof</summary>
        <div className="mt-2 flex flex-col gap-5">
          {steps}
          <Field
            label="Proof"
            help="The file of a deal or of a pack, as JSON. It is checked here in your browser; nothing is sent."
            error={why ?? undefined}
          >
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
  const drawn = cards.flatMap((card) => card.drawn ?? []).join(" ");
  const nameOf = (card: string) => (what === "deal" ? cardName(card) : (names[card] ?? `card ${card}`));
  return (
    <ol className="flex flex-col gap-3">
      {steps.map((step) => (
        <li key={step.what} className="flex gap-3">
          {step.holds ? (
            <CircleCheck aria-label="holds" className="mt-0.5 size-5 shrink-0 text-ok" />
          ) : (
            <CircleX aria-label="fails" className="mt-0.5 size-5 shrink-0 text-danger" />
          )}
          <div className="min-w-0">
            <p>{step.what}</p>
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
