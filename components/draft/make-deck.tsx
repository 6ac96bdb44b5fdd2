"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { freshId } from "@/components/realtime/connection";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { LONGEST_DECK_NAME } from "@/lib/contracts/deck-words";
import type { Refusal, Result } from "@/lib/engine/kernel/result";

export type MakeDeckAction = (given: unknown) => Promise<Result<{ id: string }, Refusal>>;

type Props = { tableId: string; product: string; makeDeck: MakeDeckAction };

/** After a draft: a deck of what one took. */
export function MakeDeck({ tableId, product, makeDeck }: Props) {
  const { deck: t } = useTexts("draft").room;
  const router = useRouter();
  const [name, setName] = useState(t.suggested(product).slice(0, LONGEST_DECK_NAME));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // One press, one deck: sent again it is the one that there is.
  const key = useRef(freshId());
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const made = await makeDeck({ tableId, key: key.current, name: name.trim() || t.suggested(product) }).catch(
      () => null,
    );
    if (made?.ok) return router.push(`/decks/${made.value.id}`);
    setBusy(false);
    const code = made?.error.code;
    setProblem(code === "deck/too_many" ? t.tooMany : code === "draft/members_only" ? t.guests : t.problem);
  };
  return (
    <form onSubmit={send} className="dr-make">
      <div>
        <h2 className="display-xl">{t.title}</h2>
        <p className="mt-1 text-ink-2">{t.lead}</p>
      </div>
      <Field label={t.name}>
        <TextInput value={name} maxLength={LONGEST_DECK_NAME} onChange={(event) => setName(event.target.value)} />
      </Field>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <Button type="submit" kind="primary" busy={busy} className="self-start">
        {busy ? t.busy : t.verb}
      </Button>
    </form>
  );
}
