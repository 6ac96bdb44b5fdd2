"use client";
import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { PlayingCard } from "@/components/cards/playing-card";
import { does, type Named, nameOf, ownerOf } from "@/components/table/people";
import { Button } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { Card, Play, Trick, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";

/** The acts of one trick or round, in their order. */
function Plays({ plays, by, people }: { plays: Play[]; by: Seat | null; people: readonly Named[] }) {
  return (
    <ol className="flex flex-wrap gap-x-4 gap-y-5">
      {plays.map((play, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the acts of a closed trick keep their order
        <li key={index} className="flex flex-col gap-1.5">
          <span className="flex items-center gap-1.5 text-sm">
            <SeatSwatch seat={play.seat} />
            <span className={clsx(play.seat === by && "font-semibold")}>{nameOf(people, play.seat)}</span>
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
              {play.kind === "retreat" ? `picked up ${play.uptake?.length ?? play.count}` : "pass"}
            </span>
          )}
          {play.specials && <span className="text-xs text-ink-2">{play.specials.join(", ")}</span>}
        </li>
      ))}
    </ol>
  );
}

const headOf = (trick: Trick, people: readonly Named[]) =>
  trick.by === null
    ? "Nobody took it."
    : `${does(people, trick.by, "take", "takes")} it${trick.points === null ? "" : `, ${trick.points} points`}.`;

export function LastTrick({ trick, people }: { trick: Trick | null; people: readonly Named[] }) {
  if (!trick) return <Empty>No trick has been closed in this deal.</Empty>;
  return (
    <>
      <p className="mb-4">{headOf(trick, people)}</p>
      <Plays plays={trick.plays} by={trick.by} people={people} />
    </>
  );
}

/** Every trick of the deal that has ended, one at a time. */
export function AllTricks({ tricks, people }: { tricks: Trick[]; people: readonly Named[] }) {
  const [at, setAt] = useState(0);
  const trick = tricks[at];
  if (!trick) return <Empty>No trick was played in this deal.</Empty>;
  return (
    <>
      <div className="mb-4 flex items-center gap-2">
        <Button
          aria-label="Previous trick"
          icon={<ChevronLeft className="size-5" />}
          aria-disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <p className="flex-1 text-center" aria-live="polite">
          <b className="font-semibold">
            {at + 1} of {tricks.length}.
          </b>{" "}
          {headOf(trick, people)}
        </p>
        <Button
          aria-label="Next trick"
          icon={<ChevronRight className="size-5" />}
          aria-disabled={at === tricks.length - 1}
          onClick={() => setAt(at + 1)}
        />
      </div>
      <div className="min-h-40">
        <Plays plays={trick.plays} by={trick.by} people={people} />
      </div>
    </>
  );
}

function CardRow({ cards }: { cards: Card[] }) {
  return (
    <div className="flex flex-wrap gap-1">
      {cards.map((card) => (
        <span key={card} className="w-14">
          <PlayingCard card={card} />
        </span>
      ))}
    </div>
  );
}

export function Discards({ discards }: { discards: NonNullable<View["discards"]> }) {
  return (
    <>
      <p className="mb-4">
        {discards.count} {discards.count === 1 ? "card" : "cards"} discarded
        {discards.cards.length < discards.count && `; the latest ${discards.cards.length} are face up`}.
      </p>
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
  return (
    <div className="flex flex-col gap-5">
      {revealed.hands.map((hand, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        <section key={seat} aria-label={`${ownerOf(people, seat)} hand`}>
          <p className="mb-1.5 flex items-center gap-2 text-sm font-medium">
            <SeatSwatch seat={seat} />
            {nameOf(people, seat)}
          </p>
          <CardRow cards={hand} />
        </section>
      ))}
      {revealed.talon.length > 0 && (
        <section aria-label="Talon">
          <p className="mb-1.5 text-sm font-medium">Talon</p>
          <CardRow cards={revealed.talon} />
        </section>
      )}
    </div>
  );
}
