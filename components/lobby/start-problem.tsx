"use client";
import clsx from "clsx";
import { problemText } from "@/components/accounts/problems";
import { houseHelp } from "@/components/table/house-sentences";
import { useTexts } from "@/components/texts/context";
import type { FormState } from "@/lib/contracts/form";

type Props = { of: FormState; hidden: boolean; className?: string };

/** Why nobody came to a table, or on or off a waiting list; nothing while it is tried again. */
export function StartProblem({ of: { problem }, hidden, className = "mt-2" }: Props) {
  const talk = useTexts("tableTalk");
  const accounts = useTexts("accounts");
  if (!problem || hidden) return null;
  // What the table says of a lost connection is about a move.
  const help = problem.code === "wire/unavailable" ? null : houseHelp(problem, talk);
  return (
    <p role="alert" className={clsx("text-danger", className)}>
      {help ?? problemText(problem, accounts)}
    </p>
  );
}
