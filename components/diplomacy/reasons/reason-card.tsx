"use client";
import clsx from "clsx";
import type { ReactNode } from "react";
import { useTexts } from "@/components/texts/context";
import type { Told, ToldStep } from "./told";

type Props = {
  told: Told;
  /** What stands before the headline, such as the unit. */
  mark?: ReactNode;
  className?: string;
};

/** What came of an order and why: the headline, the reasons, and the whole decision to unfold. */
export function ReasonCard({ told, mark, className }: Props) {
  const { reasons: t } = useTexts("diplomacy");
  const { headline, sentences, steps, failed } = told;
  return (
    <article className={clsx("flex gap-3 rounded-sm px-4 py-3", failed && "bg-danger-soft", className)}>
      {mark}
      <div className="min-w-0 flex-1">
        <p>
          <strong className={failed ? "text-danger" : undefined}>{headline}</strong> {sentences.join(" ")}
        </p>
        {steps.length > 1 && (
          <details className="mt-1 text-sm">
            <summary className="inline-block min-h-6 text-ink-2 underline underline-offset-4">{t.more}</summary>
            <Steps steps={steps} />
            <p className="mt-1 text-ink-2">{t.stronger}</p>
          </details>
        )}
      </div>
    </article>
  );
}

const Steps = ({ steps }: { steps: readonly ToldStep[] }) => (
  <ul className="mt-1 list-disc pl-5">
    {steps.map(({ text, steps: under }) => (
      <li key={text}>
        {text}
        {under.length > 0 && <Steps steps={under} />}
      </li>
    ))}
  </ul>
);
