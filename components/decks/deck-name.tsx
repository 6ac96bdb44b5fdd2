"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { LONGEST_DECK_NAME } from "@/lib/contracts/deck-words";
import { TextInput } from "../ui/field";
import { unlessLost } from "../ui/unless-lost";
import type { Describe } from "./about-deck";
import { deckProblem, LOST } from "./deck-problem";

/** What the deck is called; kept as one leaves the field, Esc takes back what was typed. */
export function DeckName({ id, name, change }: { id: string; name: string; change: Describe }) {
  const { edit: t, problems } = useTexts("decks");
  const [kept, setKept] = useState(name);
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const keep = async () => {
    if (typed.trim() === kept) return setTyped(kept);
    const answer = await unlessLost(change({ id, name: typed }), LOST);
    setProblem(answer.ok ? null : deckProblem(answer.error, problems));
    if (!answer.ok) return;
    setKept(answer.value.name);
    setTyped(answer.value.name);
  };
  return (
    <div className="min-w-0 grow desk:max-w-xl">
      <h1 className="sr-only">{kept}</h1>
      <TextInput
        aria-label={t.name}
        aria-invalid={problem !== null || undefined}
        value={typed}
        maxLength={LONGEST_DECK_NAME}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void keep()}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
          if (event.key === "Escape") setTyped(kept);
        }}
        className="h-12! border-transparent! bg-transparent! px-1! font-display text-2xl! hover:border-edge! focus:border-edge!"
      />
      <p role="status" className="px-1 text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}
