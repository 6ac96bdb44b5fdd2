"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { LONGEST_DECK_NAME } from "@/lib/contracts/deck-words";
import { type Refusal, type Result, refusalOf } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { randomText } from "../ui/random-text";
import { useRefusable } from "../ui/use-refusable";
import { deckProblem } from "./deck-problem";

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
  const { busy, refused, run } = useRefusable("deck/lost");
  const press = () =>
    run(async () => {
      const called = list.copied(name).slice(0, LONGEST_DECK_NAME);
      const made = await copy({ id, key, name: called, ...(link === undefined ? {} : { link }) });
      if (made.ok) router.push(`/decks/${made.value.id}`);
      return refusalOf(made);
    });
  return (
    <div>
      <Button kind="primary" busy={busy} onClick={press}>
        {t.toCopy}
      </Button>
      <p role="status" className="text-sm text-danger empty:hidden">
        {refused && deckProblem(refused, problems)}
      </p>
    </div>
  );
}
