"use client";
import { useMemo, useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { type DeckRow, sizeOf } from "@/lib/engine/ccg/decks/deck";
import { drawOdds, shuffledDeck } from "@/lib/engine/ccg/decks/odds";
import { groupsOf } from "@/lib/engine/ccg/decks/tally";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { CardFace } from "../ccg/card-face";
import { knownFace } from "../ccg/use-cards";
import { Panel } from "../shell/page";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Select } from "../ui/select";
import { Stepper } from "../ui/stepper";

type Props = { game: string; cards: CardDatabase; rows: readonly DeckRow[] };

/** With so many cards a hand begins. */
const HAND = 7;
const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A hand as the deck might deal it, card after card; and how likely it is to hold what one wants. */
export function SampleHand({ game, cards, rows }: Props) {
  const { hand: t } = useTexts("decks");
  const ccg = useTexts("ccg");
  const [dealt, setDealt] = useState<{ order: readonly number[]; drawn: number } | null>(null);
  const hand = dealt?.order.slice(0, dealt.drawn) ?? [];
  const faces = hand.flatMap((number, at) => {
    const card = cards.byNumber.get(number);
    return card ? [{ at: `${at}`, face: knownFace(card, cards, game, ccg) }] : [];
  });
  const deal = () => setDealt({ order: shuffledDeck(rows, new SeededRandom(newSeed())), drawn: HAND });
  return (
    <Panel title={t.title}>
      {rows.length === 0 ? (
        <p className="text-ink-3">{t.none}</p>
      ) : (
        <>
          <div className="flex flex-wrap gap-2">
            <Button dense onClick={deal}>
              {t.deal}
            </Button>
            {dealt && dealt.drawn < dealt.order.length && (
              <Button dense onClick={() => setDealt({ ...dealt, drawn: dealt.drawn + 1 })}>
                {t.draw}
              </Button>
            )}
          </div>
          <p role="status" className="sr-only">
            {dealt && t.said(faces.map(({ face }) => face.name).join(", "))}
          </p>
          {faces.length > 0 && (
            <ul aria-hidden="true" className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-2">
              {faces.map(({ at, face }) => (
                <li key={at}>
                  <CardFace face={face} thumb />
                </li>
              ))}
            </ul>
          )}
          <Odds {...{ cards, rows }} />
        </>
      )}
    </Panel>
  );
}

function Odds({ cards, rows }: Omit<Props, "game">) {
  const { hand: t } = useTexts("decks");
  const [choice, setChoice] = useState("");
  const [wanted, setWanted] = useState(1);
  const [drawn, setDrawn] = useState(HAND);
  const size = sizeOf(rows);
  // By name: all printings of a card together; and a whole kind.
  const options = useMemo(() => {
    const groups = groupsOf(rows, cards);
    const kinds = groups.map(({ kind, rows: own }) => ({
      ...{ value: `kind ${kind}`, label: `${t.any}: ${kind}`, count: sizeOf(own) },
    }));
    const names = new Map<string, number>();
    for (const [number, count] of groups.flatMap((group) => group.rows)) {
      const name = cards.byNumber.get(number)?.name ?? "";
      names.set(name, (names.get(name) ?? 0) + count);
    }
    return [...kinds, ...[...names].map(([name, count]) => ({ value: `name ${name}`, label: name, count }))];
  }, [rows, cards, t.any]);
  const chosen = options.find(({ value }) => value === choice) ?? options[0];
  if (!chosen) return null;
  const percent = t.chance(100 * drawOdds(size, chosen.count, drawn, wanted));
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">{t.odds}</h3>
      <div className="mt-2 flex flex-wrap gap-3">
        <Field label={t.card} className="min-w-0 grow basis-full">
          <Select options={options} value={chosen.value} onChange={setChoice} />
        </Field>
        <Field label={t.wanted}>
          <Stepper label={t.wanted} value={wanted} min={1} max={20} onChange={setWanted} className="w-32" />
        </Field>
        <Field label={t.drawn}>
          <Stepper label={t.drawn} value={drawn} min={1} max={Math.max(1, size)} onChange={setDrawn} className="w-32" />
        </Field>
      </div>
      <p role="status" className="mt-2 text-ink-2">
        {t.inWords(percent, wanted, Math.min(drawn, size), chosen.count, size)}
      </p>
    </div>
  );
}
