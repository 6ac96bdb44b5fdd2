"use client";
import { useId, useMemo, useState } from "react";
import { CARDS_LANGUAGE } from "@/components/ccg/face-of";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field, Textarea } from "@/components/ui/field";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { readDeck } from "@/lib/engine/ccg/deckfiles/read-deck";

/** A deck that one can bring: its name, how it is played (of some of the house), and the cards of its parts by number. */
export type ReadyDeck = {
  readonly name: string;
  readonly about?: string;
  readonly parts: Readonly<Record<string, readonly number[]>>;
};

export type BringDeckProps = {
  cards: CardDatabase;
  /** One's own, the one changed last first; and those that the house lends. */
  own: readonly ReadyDeck[];
  lent: readonly ReadyDeck[];
  /** The deck was locked with the entry: no other can be brought. */
  locked: boolean;
  /** What decks have to be legal by at this table; null: they need not. */
  format: string | null;
  busy: boolean;
  onBring(parts: Record<string, number[]>): void;
};

/** Lines that are not understood: the first few say enough. */
const MOST_UNKNOWN = 4;

/** Choosing the deck with which one plays: one's own, one of the house, or a list. */
export default function BringDeck({ cards, own, lent, locked, format, busy, onBring }: BringDeckProps) {
  const { deck: t } = useTexts("tabletop").room;
  return (
    <section className="mx-auto flex w-full max-w-lg flex-col gap-4 rounded-md bg-surface p-5 text-ink shadow-2">
      <div>
        <h2 className="display-xl">{t.title}</h2>
        <p className="text-ink-2">{locked ? t.locked : t.lead}</p>
        {format !== null && <p className="mt-1 font-semibold">{t.mustBe(format)}</p>}
      </div>
      <Decks label={t.own} decks={own} {...{ busy, onBring }} />
      <Decks label={t.house} decks={lent} {...{ busy, onBring }} />
      {!locked && <ListField {...{ cards, busy, onBring }} />}
    </section>
  );
}

/** A list that is typed or pasted: what of it is not understood is told by its line. */
function ListField({ cards, busy, onBring }: Pick<BringDeckProps, "cards" | "busy" | "onBring">) {
  const { deck: t } = useTexts("tabletop").room;
  const [text, setText] = useState("");
  const read = useMemo(() => (text.trim() === "" ? null : readDeck(text, cards)), [text, cards]);
  const parts = Object.fromEntries(Object.entries(read?.deck ?? {}).map(([part, numbers]) => [part, [...numbers]]));
  const size = Object.values(parts).reduce((sum, { length }) => sum + length, 0);
  const unknown = (read?.report ?? []).filter(({ result }) => result === "unknown");
  return (
    <>
      <Field label={t.list}>
        <Textarea
          rows={6}
          value={text}
          maxLength={20_000}
          placeholder={`4 ${cards.cards.find(({ hidden, set }) => !hidden && set !== "")?.name ?? ""}`}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {unknown.length > 0 && (
        <ul className="text-sm text-danger">
          {unknown.slice(0, MOST_UNKNOWN).map(({ line, text: said }) => (
            <li key={line}>{t.unknown(line, said)}</li>
          ))}
        </ul>
      )}
      <Button
        kind="primary"
        busy={busy}
        reason={size === 0 ? t.empty : null}
        className="self-start"
        onClick={() => onBring(parts)}
      >
        {t.take(size)}
      </Button>
    </>
  );
}

const sizeOf = ({ parts }: ReadyDeck): number => Object.values(parts).reduce((sum, { length }) => sum + length, 0);

/** Decks to be brought by one press. */
function Decks({
  label,
  decks,
  busy,
  onBring,
}: Pick<BringDeckProps, "busy" | "onBring"> & { label: string; decks: readonly ReadyDeck[] }) {
  const id = useId();
  if (decks.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 text-sm text-ink-2">{label}</legend>
      <div className="flex flex-wrap gap-2 tablet:max-h-60 tablet:overflow-y-auto">
        {decks.map((deck, place) => (
          // Two decks may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: they do not change here
          <div key={place} className={deck.about === undefined ? "" : "flex w-full flex-wrap items-center gap-x-3"}>
            <Button
              kind="secondary"
              busy={busy}
              {...(deck.about === undefined ? {} : { "aria-describedby": `${id}${place}` })}
              onClick={() =>
                onBring(Object.fromEntries(Object.entries(deck.parts).map(([part, of]) => [part, [...of]])))
              }
            >
              {deck.name} ({sizeOf(deck)})
            </Button>
            {deck.about !== undefined && (
              <p id={`${id}${place}`} lang={CARDS_LANGUAGE} className="min-w-48 flex-1 py-1 text-sm text-ink-2">
                {deck.about}
              </p>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
