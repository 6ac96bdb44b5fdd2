"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { Held } from "@/lib/contracts/collection";
import { copiesOf, type DeckCards, type DeckRow, totalsOf } from "@/lib/engine/ccg/decks/deck";
import { missingOf } from "@/lib/engine/ccg/decks/missing";
import { CardFace } from "../ccg/card-face";
import { knownFace, useCards } from "../ccg/use-cards";
import { Button } from "../ui/button";
import { ErrorPanel } from "../ui/empty";
import { SegmentedControl } from "../ui/segmented";
import "./proxy-sheet.css";

type Props = { game: string; address: string; deck: DeckCards; held: readonly Held[] };

/** So many cards are drawn at most: a sheet of paper has nine. */
const MOST = 400;

/** The cards of a deck to be printed and cut out, in their own size: those that one lacks, or all. */
export function ProxySheet({ game, address, deck, held }: Props) {
  const { files: t, edit } = useTexts("decks");
  const ccg = useTexts("ccg");
  const { cards, failed, again } = useCards(address);
  const [what, setWhat] = useState("missing");
  const has = new Map(held.map((row) => [row.number, row]));
  const lacked = missingOf(deck, (number) => has.get(number) ?? { have: 0, bound: 0, offered: 0 }).map(
    ({ number, missing }): DeckRow => [number, missing],
  );
  const numbers = copiesOf(what === "missing" ? lacked : totalsOf(deck)).slice(0, MOST);
  if (failed) return <ErrorPanel title={edit.failed} action={<Button onClick={again}>{edit.again}</Button>} />;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={t.what}
          options={[
            { value: "missing", label: t.lacked },
            { value: "all", label: t.all },
          ]}
          value={what}
          onChange={setWhat}
        />
        <Button kind="primary" reason={numbers.length === 0 ? t.nothing : null} onClick={() => window.print()}>
          {t.printVerb(numbers.length)}
        </Button>
      </div>
      {numbers.length === 0 && <p className="text-ink-2">{t.nothingLacked}</p>}
      <ul className="proxy-sheet" aria-label={t.print}>
        {numbers.map((number, at) => {
          const card = cards?.byNumber.get(number);
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of one card are the same
          return <li key={at}>{card && cards && <CardFace face={knownFace(card, cards, game, ccg)} />}</li>;
        })}
      </ul>
    </>
  );
}
