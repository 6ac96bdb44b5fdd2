"use client";
import { ShieldCheck, ShieldQuestion } from "lucide-react";
import { useTexts } from "@/components/texts/context";

type Props = {
  /** `committed`: sealed before the deal; `proven`: opened and checked against the seal. */
  state: "committed" | "proven";
  /** Where it can be checked. */
  href: string;
};

/** That the shuffle was fixed before anybody could know it, and where to check that. */
export function FairnessBadge({ state, href }: Props) {
  const { fairness: t } = useTexts("cardsScore");
  const Icon = state === "proven" ? ShieldCheck : ShieldQuestion;
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 rounded-sm text-sm text-ink-2 underline-offset-4 hover:underline desk:min-h-8"
    >
      <Icon className="size-4.5 text-ok" />
      {t[state]}
    </a>
  );
}
