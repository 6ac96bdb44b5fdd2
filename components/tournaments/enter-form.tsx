"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";
import type { TournamentView } from "@/lib/contracts/tournament-words";
import { Problem } from "./problem";
import { type Act, useAct } from "./use-act";

type Props = {
  tournament: TournamentView;
  decks: readonly { readonly id: string; readonly name: string }[];
  enter: Act;
  leave: Act;
};

/** Enters a tournament that has not begun, brings another deck, or leaves it again. */
export function EnterForm({ tournament, decks, enter, leave }: Props) {
  const { room: t } = useTexts("tournaments");
  const { id, cardGame, sealedEventId, entered, ownDeck, entrants, most } = tournament;
  const brings = cardGame !== null && sealedEventId === null;
  const entering = useAct(enter);
  const leaving = useAct(leave);
  const [deckId, setDeckId] = useState(decks[0]?.id ?? "");
  if (brings && decks.length === 0)
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{t.noDecks}</p>
        <Link href={`/decks?game=${encodeURIComponent(cardGame)}`} className={buttonClass("primary")}>
          {t.makeDeck}
        </Link>
      </div>
    );
  const verb = entered ? t.change : t.enter;
  return (
    <div className="flex flex-col items-start gap-3">
      {entered && <p className="font-medium">{ownDeck === null ? t.isIn : t.isInWith(ownDeck)}</p>}
      {sealedEventId !== null && (
        <>
          {!entered && <p>{t.sealedDeck}</p>}
          <Link href={`/sealed/${sealedEventId}`} className="underline underline-offset-4">
            {t.toSealed}
          </Link>
        </>
      )}
      {brings && (
        <Field label={t.deck} className="w-full">
          <Select
            value={deckId}
            onChange={setDeckId}
            options={decks.map(({ id: value, name: label }) => ({ value, label }))}
          />
        </Field>
      )}
      {(!entered || brings) && (
        <Button
          kind={entered ? "secondary" : "primary"}
          busy={entering.busy}
          reason={!entered && entrants >= most ? t.full : null}
          onClick={() => entering.run({ id, deckId: brings ? deckId : null })}
        >
          {entering.busy ? (entered ? t.changing : t.entering) : verb}
        </Button>
      )}
      {entered && (
        <Button kind="ghost" busy={leaving.busy} onClick={() => leaving.run({ id })}>
          {leaving.busy ? t.leaving : t.leave}
        </Button>
      )}
      <Problem text={entering.problem ?? leaving.problem} />
    </div>
  );
}
