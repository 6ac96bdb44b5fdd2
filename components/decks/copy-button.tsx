"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { LONGEST_DECK_NAME } from "@/lib/contracts/deck-words";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { randomText } from "../ui/random-text";
import { unlessLost } from "../ui/unless-lost";
import { deckProblem, LOST } from "./deck-problem";

export type Copy = (given: unknown) => Promise<Result<{ id: string }, Refusal>>;

/** Makes a deck of one's own of this one, and goes there. */
export function CopyButton({
  id,
  name,
  link,
  copy,
}: {
  id: string;
  name: string;
  link: string | undefined;
  copy: Copy;
}) {
  const { edit: t, list, problems } = useTexts("decks");
  const router = useRouter();
  const [key] = useState(() => randomText(12));
  const [problem, setProblem] = useState("");
  const [busy, begin] = useTransition();
  const run = () =>
    begin(async () => {
      const made = await unlessLost(
        copy({ id, key, name: list.copied(name).slice(0, LONGEST_DECK_NAME), ...(link === undefined ? {} : { link }) }),
        LOST,
      );
      if (made.ok) router.push(`/decks/${made.value.id}`);
      else setProblem(deckProblem(made.error, problems));
    });
  return (
    <div>
      <Button kind="primary" busy={busy} onClick={run}>
        {t.toCopy}
      </Button>
      <p role="status" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
