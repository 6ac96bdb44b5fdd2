"use client";
import { useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { DeckVersion } from "@/lib/contracts/deck-words";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { hashOf } from "@/lib/engine/ccg/decks/deck";
import { diffDecks } from "@/lib/engine/ccg/decks/diff";
import { diffRemarks, type Remark, type RemarkedDeck } from "@/lib/engine/ccg/decks/remarks";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { Sheet } from "../ui/dialog";
import { Time } from "../ui/time";
import { unlessLost } from "../ui/unless-lost";
import { deckProblem, LOST } from "./deck-problem";
import { usePartName } from "./part-name";

type Props = {
  id: string;
  cards: CardDatabase;
  deck: RemarkedDeck;
  onList(given: unknown): Promise<Result<DeckVersion[], Refusal>>;
  onRestore(deck: RemarkedDeck): void;
};

/** What the deck was before, what changed since, and a way back. */
export function VersionsSheet({ id, cards, deck, onList, onRestore }: Props) {
  const { versions: t, problems } = useTexts("decks");
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<Result<readonly DeckVersion[], Refusal> | null>(null);
  const [busy, begin] = useTransition();
  const show = () =>
    begin(async () => {
      setFound(await unlessLost(onList({ id }), LOST));
      setOpen(true);
    });
  const now = JSON.stringify([hashOf(deck.cards), deck.remarks]);
  return (
    <>
      <Button dense busy={busy} onClick={show}>
        {t.show}
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title={t.title} description={t.lead}>
        {found && !found.ok && <p className="text-danger">{deckProblem(found.error, problems)}</p>}
        {found?.ok && found.value.length === 0 && <p className="text-ink-3">{t.none}</p>}
        <ol className="flex flex-col gap-3">
          {found?.ok &&
            found.value.map((version) => (
              <li key={version.number} className="border-b border-line pb-3">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-semibold">{t.version(version.number)}</span>
                  <span className="text-sm text-ink-3">
                    <Time at={version.at} />, {t.reasons[version.reason]} · {t.hash} {version.hash.slice(0, 8)}
                  </span>
                </p>
                {JSON.stringify([version.hash, version.remarks]) === now ? (
                  <p className="text-ink-2">{t.now}</p>
                ) : (
                  <details className="mt-1">
                    <summary className="min-h-9 cursor-pointer py-1.5">{t.since}</summary>
                    <Changes {...{ cards }} from={version} to={deck} />
                    <Button
                      dense
                      className="mt-2"
                      onClick={() => {
                        onRestore(version);
                        setOpen(false);
                      }}
                    >
                      {t.restore(version.number)}
                    </Button>
                  </details>
                )}
              </li>
            ))}
        </ol>
      </Sheet>
    </>
  );
}

function Changes({ cards, from, to }: { cards: CardDatabase; from: RemarkedDeck; to: RemarkedDeck }) {
  const { versions: t, edit } = useTexts("decks");
  const partName = usePartName();
  const nameOf = (number: number): string => cards.byNumber.get(number)?.name ?? edit.unknown(number);
  const said = (remark: Remark | null): string =>
    remark === null ? "–" : [...remark.tags.map((tag) => `#${tag}`), remark.note].filter(Boolean).join(" ");
  return (
    <ul className="text-sm">
      {diffDecks(from.cards, to.cards).map(({ part, number, before, after }) => (
        <li key={`${part}/${number}`} className="flex gap-3 border-b border-line/60 py-1">
          <span className={after > before ? "w-16 text-ok tabular-nums" : "w-16 text-danger tabular-nums"}>
            {t.change(before, after)}
          </span>
          <span className="min-w-0 grow truncate">{nameOf(number)}</span>
          <span className="text-ink-3">{partName(part)}</span>
        </li>
      ))}
      {diffRemarks(from.remarks, to.remarks).map(({ number, before, after }) => (
        <li key={number} className="border-b border-line/60 py-1 [overflow-wrap:anywhere]">
          {nameOf(number)}: <span className="text-ink-2">{t.remark(said(before), said(after))}</span>
        </li>
      ))}
    </ul>
  );
}
