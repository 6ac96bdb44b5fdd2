"use client";
import { useEffect, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { formatMoney } from "@/lib/engine/kernel/money";
import { type Refusal, type Result, refusalOf } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { randomText } from "../ui/random-text";
import { useRefusable } from "../ui/use-refusable";
import { sealedProblem } from "./sealed-problem";

type Props = {
  eventId: string;
  packs: number;
  /** Of all of them, in cents; null: it is free. */
  cost: number | null;
  /** Number and commitments of one's next packs. */
  first: number;
  seals: readonly string[];
  enter(given: unknown): Promise<Result<null, Refusal>>;
};

/** Opens one's packs: with the seals that they are fixed by, and a share of one's own. */
export function EnterForm({ eventId, packs, cost, first, seals, enter }: Props) {
  const { event: t } = useTexts("sealed");
  const { busy, refused, run } = useRefusable("sealed/lost");
  const [share, setShare] = useState("");
  // Drawn here, so that the house cannot have chosen it.
  useEffect(() => setShare((was) => was || randomText(8)), []);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        run(async () => refusalOf(await enter({ eventId, first, commitment: seals[0] ?? "", share })));
      }}
    >
      <details>
        <summary className="min-h-11 cursor-pointer content-center underline underline-offset-4">{t.seals}</summary>
        <div className="flex flex-col gap-3 py-2">
          <p className="text-ink-2">{t.sealsLead}</p>
          <ol className="flex list-decimal flex-col gap-1 pl-6 font-mono text-xs [overflow-wrap:anywhere]">
            {seals.map((seal) => (
              <li key={seal}>{seal}</li>
            ))}
          </ol>
          <Field label={t.share}>
            <TextInput value={share} maxLength={64} onChange={(event) => setShare(event.target.value)} />
          </Field>
        </div>
      </details>
      <Button type="submit" kind="primary" busy={busy} className="self-start">
        {busy ? t.entering : cost === null ? t.enter(packs) : t.pay(packs, formatMoney(cost))}
      </Button>
      <p role="status" className="text-danger empty:hidden">
        {!busy && refused && sealedProblem(refused, t.problems)}
      </p>
    </form>
  );
}
