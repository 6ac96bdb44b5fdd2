"use client";
import clsx from "clsx";
import { PlayingCard } from "@/components/cards/playing-card";
import { type Named, nameOf, whoAt } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { Can, Card } from "@/lib/engine/cards/vocabulary";
import type { Who } from "@/lib/texts/who";
import { type Choice, MAIN, openSlot } from "./choice";

type SlotProps = {
  label: React.ReactNode;
  /** What it is for: somebody, to be played, to go along. */
  place: { to: Who } | "play" | "then";
  cards: Card[];
  /** How many it takes; null: any number. */
  room: number | null;
  active: boolean;
  onSelect(): void;
  onRemove(card: Card): void;
};

/** A place for chosen cards. Tap it to fill it next; tap a card in it to take the card back. */
function Slot({ label, place, cards, room, active, onSelect, onRemove }: SlotProps) {
  const { slots: t } = useTexts("cardsTable");
  const empty = Math.max(0, (room ?? cards.length + 1) - cards.length);
  return (
    <div className="flex flex-col items-center gap-1.5">
      <span className="flex items-center gap-1.5 text-sm">{label}</span>
      <div className="flex gap-1.5">
        {cards.map((card) => (
          <button key={card} type="button" className="w-13 rounded-xs" onClick={() => onRemove(card)}>
            <PlayingCard card={card} decorative />
            <span className="sr-only">{t.removeFrom(card, place)}</span>
          </button>
        ))}
        {empty > 0 && (
          <button
            type="button"
            aria-pressed={active}
            onClick={onSelect}
            className={clsx(
              "grid aspect-[63/88] w-13 place-items-center rounded-xs border-[1.5px] border-dashed text-sm",
              active ? "border-brass-bright text-brass-bright" : "border-felt-line text-on-felt-2",
            )}
          >
            <span aria-hidden="true">{room === null ? "+" : empty}</span>
            <span className="sr-only">{t.chooseFor(empty, place)}</span>
          </button>
        )}
      </div>
    </div>
  );
}

type Common = {
  can: Can;
  choice: Choice;
  onSlot(name: string): void;
  onRemove(card: Card): void;
};

/** Giving cards away: one place for each receiver. */
export function Distribute({ can, choice, people, onSlot, onRemove }: Common & { people: readonly Named[] }) {
  const { slots: t } = useTexts("cardsTable");
  const table = useTexts("table");
  if (!can.distribute) return null;
  const open = openSlot(choice, can);
  return (
    <fieldset className="pad flex flex-wrap items-end justify-center gap-6" aria-label={t.gifts}>
      {can.distribute.to.map(({ seat, count }) => (
        <Slot
          key={seat}
          place={{ to: whoAt(people, seat, table) }}
          label={
            <>
              <SeatSwatch seat={seat} />
              {nameOf(people, seat, table)}
            </>
          }
          cards={choice.gifts[seat] ?? []}
          room={count}
          active={open === String(seat)}
          onSelect={() => onSlot(String(seat))}
          onRemove={onRemove}
        />
      ))}
    </fieldset>
  );
}

/** A move with further card groups: the card to play, and those that go with it. */
export function ExtraPicker({ can, choice, onSlot, onRemove }: Common) {
  const { slots: t } = useTexts("cardsTable");
  if (!can.move || can.move.extras.length === 0) return null;
  const open = openSlot(choice, can);
  const slot = (name: string, label: string, cards: Card[], room: number | null) => (
    <Slot
      key={name}
      place={name === MAIN ? "play" : "then"}
      label={label}
      cards={cards}
      room={room}
      active={open === name}
      onSelect={() => onSlot(name)}
      onRemove={onRemove}
    />
  );
  return (
    <fieldset className="pad flex flex-wrap items-end justify-center gap-6" data-move aria-label={t.move}>
      {slot(MAIN, t.play, choice.cards, can.move.count)}
      {can.move.extras.map(({ name, count }) => slot(name, t.alongside, choice.extras[name] ?? [], count))}
    </fieldset>
  );
}
