"use client";
import clsx from "clsx";
import { cardName } from "@/components/cards/card-names";
import { PlayingCard } from "@/components/cards/playing-card";
import { type Named, nameOf } from "@/components/table/people";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { Can, Card } from "@/lib/engine/cards/vocabulary";
import { type Choice, MAIN, openSlot } from "./choice";

type SlotProps = {
  label: React.ReactNode;
  /** Said to screen readers: "for Mira". */
  name: string;
  cards: Card[];
  /** How many it takes; null: any number. */
  room: number | null;
  active: boolean;
  onSelect(): void;
  onRemove(card: Card): void;
};

/** A place for chosen cards. Tap it to fill it next; tap a card in it to take the card back. */
function Slot({ label, name, cards, room, active, onSelect, onRemove }: SlotProps) {
  const empty = Math.max(0, (room ?? cards.length + 1) - cards.length);
  return (
    <div className="flex flex-col items-center gap-1.5">
      <span className="flex items-center gap-1.5 text-sm">{label}</span>
      <div className="flex gap-1.5">
        {cards.map((card) => (
          <button key={card} type="button" className="w-13 rounded-xs" onClick={() => onRemove(card)}>
            <PlayingCard card={card} decorative />
            <span className="sr-only">
              Take back the {cardName(card)} {name}
            </span>
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
            <span className="sr-only">
              Choose {empty} {empty === 1 ? "card" : "cards"} {name}
            </span>
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
  if (!can.distribute) return null;
  const open = openSlot(choice, can);
  return (
    <fieldset className="pad flex flex-wrap items-end justify-center gap-6" aria-label="Cards to give">
      {can.distribute.to.map(({ seat, count }) => (
        <Slot
          key={seat}
          name={`for ${nameOf(people, seat)}`}
          label={
            <>
              <SeatSwatch seat={seat} />
              {nameOf(people, seat)}
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
  if (!can.move || can.move.extras.length === 0) return null;
  const open = openSlot(choice, can);
  const slot = (name: string, label: string, cards: Card[], room: number | null) => (
    <Slot
      key={name}
      name={name === MAIN ? "to play" : "to go with it"}
      label={label}
      cards={cards}
      room={room}
      active={open === name}
      onSelect={() => onSlot(name)}
      onRemove={onRemove}
    />
  );
  return (
    <fieldset className="pad flex flex-wrap items-end justify-center gap-6" data-move aria-label="Cards of this move">
      {slot(MAIN, "Play", choice.cards, can.move.count)}
      {can.move.extras.map(({ name, count }) => slot(name, "Then", choice.extras[name] ?? [], count))}
    </fieldset>
  );
}
