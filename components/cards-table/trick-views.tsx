"use client";
import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { PlayingCard } from "@/components/cards/playing-card";
import { type Named, nameOf, tidy, whoAt } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { Card, Play, Trick, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";

/** `word`: the template's own words. */
type Common = { people: readonly Named[]; word(text: string): string };

/** The acts of one trick or round, in their order: up to four single cards are one row, on a phone too. */
function Plays({ plays, by, people, word }: Common & { plays: Play[]; by: Seat | null }) {
  const { tricks: t } = useTexts("cardsScore");
  const table = useTexts("table");
  const isRow = plays.length <= 4 && plays.every((play) => play.count <= 1);
  return (
    <ol className={clsx(isRow ? "grid grid-cols-4 gap-3" : "flex flex-wrap gap-x-4 gap-y-5")}>
      {plays.map((play, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the acts of a closed trick keep their order
        <li key={index} className="flex min-w-0 flex-col gap-1.5">
          <span className="flex items-center gap-1.5 text-sm">
            <SeatSwatch seat={play.seat} />
            <span className={clsx("truncate", play.seat === by && "font-semibold")}>
              {nameOf(people, play.seat, table)}
            </span>
          </span>
          {play.kind === "play" && play.cards ? (
            <span className="flex gap-1">
              {play.cards.map((card) => (
                <span key={card} className="w-16">
                  <PlayingCard card={card} className={play.seat === by ? "outline-3 outline-brass-bright" : ""} />
                </span>
              ))}
            </span>
          ) : (
            <span className="text-ink-2">
              {play.kind === "retreat" ? t.pickedUp(play.uptake?.length ?? play.count) : t.pass}
            </span>
          )}
          {play.specials && <span className="text-xs text-ink-2">{play.specials.map(word).join(", ")}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Who took a trick, and what it was worth. */
function useHead(people: readonly Named[]): (trick: Trick) => string {
  const { tricks: t } = useTexts("cardsScore");
  const table = useTexts("table");
  return ({ by, points }) => (by === null ? t.nobody : tidy(t.took(whoAt(people, by, table), points)));
}

export function LastTrick({ trick, people, word }: Common & { trick: Trick | null }) {
  const { tricks: t } = useTexts("cardsScore");
  const headOf = useHead(people);
  if (!trick) return <Empty>{t.noneClosed}</Empty>;
  return (
    <>
      <p className="mb-4">{headOf(trick)}</p>
      <Plays plays={trick.plays} by={trick.by} people={people} word={word} />
    </>
  );
}

/** Every trick of the deal that has ended, one at a time; `bouts`: they are attacks that were beaten. */
export function AllTricks({ tricks, bouts = false, people, word }: Common & { tricks: Trick[]; bouts?: boolean }) {
  const [at, setAt] = useState(0);
  const { tricks: t } = useTexts("cardsScore");
  const headOf = useHead(people);
  const trick = tricks[at];
  if (!trick) return <Empty>{t.nonePlayed}</Empty>;
  return (
    <>
      <div className="mb-4 flex items-center gap-2">
        <Button
          aria-label={t.previous}
          icon={<ChevronLeft className="size-5" />}
          aria-disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <p className="flex-1 text-center" aria-live="polite">
          <b className="font-semibold">{t.at(at + 1, tricks.length)}</b> {bouts ? t.beaten : headOf(trick)}
        </p>
        <Button
          aria-label={t.next}
          icon={<ChevronRight className="size-5" />}
          aria-disabled={at === tricks.length - 1}
          onClick={() => setAt(at + 1)}
        />
      </div>
      <div className="min-h-40">
        <Plays plays={trick.plays} by={trick.by} people={people} word={word} />
      </div>
    </>
  );
}

function CardRow({ cards }: { cards: Card[] }) {
  return (
    <div className="flex flex-wrap gap-1">
      {cards.map((card) => (
        <span key={card} className="w-14 phone:w-12">
          <PlayingCard card={card} />
        </span>
      ))}
    </div>
  );
}

export function Discards({ discards }: { discards: NonNullable<View["discards"]> }) {
  const { tricks: t } = useTexts("cardsScore");
  return (
    <>
      <p className="mb-4">{t.discarded(discards.count, discards.cards.length)}</p>
      <CardRow cards={discards.cards} />
    </>
  );
}

/** The hands as they were dealt. */
export function DealtHands({
  revealed,
  people,
}: {
  revealed: NonNullable<View["revealed"]>;
  people: readonly Named[];
}) {
  const { hand: t } = useTexts("cardsTable");
  const { talon } = useTexts("cardsScore").tricks;
  const table = useTexts("table");
  return (
    <div className="flex flex-col gap-5">
      {revealed.hands.map((hand, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        <section key={seat} aria-label={t.of(whoAt(people, seat, table))}>
          <p className="mb-1.5 flex items-center gap-2 text-sm font-medium">
            <SeatSwatch seat={seat} />
            {nameOf(people, seat, table)}
          </p>
          <CardRow cards={hand} />
        </section>
      ))}
      {revealed.talon.length > 0 && (
        <section aria-label={talon}>
          <p className="mb-1.5 text-sm font-medium">{talon}</p>
          <CardRow cards={revealed.talon} />
        </section>
      )}
    </div>
  );
}
