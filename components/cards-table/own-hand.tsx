"use client";
import { lazy, type RefObject, Suspense } from "react";
import { suitOf } from "@/components/cards/card-parts";
import { type Named, nameOf } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import type { Card, Intent, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import { type Choice, MAIN, refusalOf, slotOf } from "./choice";
import { Hand, type HandCard, HiddenHand } from "./hand";
import { suitNow } from "./turn-text";

const OpenHands = lazy(() => import("./open-hands"));

type Props = {
  view: View;
  info: TemplateInfo;
  you: Seat | null;
  people: readonly Named[];
  choice: Choice;
  queued: Card | null;
  pending: Intent | null;
  help(refusal: Refusal): string;
  /** Cards that a hint points at. */
  hint: Card[];
  onTap(card: Card): void;
  onPick(card: Card): void;
  /** Turns one's own cards over; absent where they lie open, or stay down. */
  onLook: (() => void) | undefined;
  listRef: RefObject<HTMLUListElement | null>;
};

/** The cards that an act takes out of the hand. */
export function cardsIn(intent: Intent | null): Card[] {
  if (intent?.type === "move") return [...(intent.cards ?? []), ...Object.values(intent.extras ?? {}).flat()];
  return intent?.type === "distribute" ? Object.values(intent.cards).flat() : [];
}

/** A reader without a seat to whom all hands lie open. */
export const seesAll = (view: View, you: Seat | null): boolean =>
  you === null && view.seats.some((seat) => seat.hand !== null && seat.count > 0);

/** One card makes the whole act: then the arrows choose as they go. */
export const isSingle = (view: View): boolean => view.can?.move?.count === 1 && view.can.move.extras.length === 0;

/** The viewer's hand with every card's state, from the view and the choice. */
export function OwnHand(props: Props) {
  const { view, info, you, people, choice, queued, pending, help, hint, onTap, onPick, listRef } = props;
  const { hand: t } = useTexts("cardsTable");
  const table = useTexts("table");
  const mine = view.seats.find((seat) => seat.seat === you);
  if (seesAll(view, you)) {
    return (
      <Suspense fallback={<div className="open-hands" />}>
        <OpenHands view={view} people={people} />
      </Suspense>
    );
  }
  // After a knock the result has both hands as they were laid open: its room is not taken by the same cards again.
  const isLaid = view.knock !== undefined;
  if (!mine || mine.count === 0 || isLaid) return <div className="hand" data-watching={!mine || isLaid} />;
  if (!mine.hand) return <HiddenHand count={mine.count} onLook={props.onLook} />;
  const away = new Set(cardsIn(pending));
  const tagOf = (card: Card): string | undefined => {
    const slot = slotOf(choice, card);
    if (slot === null || slot === MAIN) {
      if (card === queued) return t.next;
      if (hint.includes(card)) return t.hint;
      if (mine.shown?.includes(card)) return t.open;
      // A trump that does not look like one.
      return suitNow(card, view, info) === suitOf(card) ? undefined : t.trump;
    }
    // What is laid away goes to nobody.
    if (view.can?.distribute) {
      if (Number(slot) === mine.seat) return t.away;
      // Where all go to one player, the turn line and the verb say to whom.
      return view.can.distribute.to.length > 1 ? nameOf(people, Number(slot), table) : undefined;
    }
    return t.goesAlong;
  };
  const cards = mine.hand.map((card): HandCard => {
    const refusal = view.can && !pending ? refusalOf(choice, view.can, card) : null;
    const tag = tagOf(card);
    const state = away.has(card)
      ? "away"
      : card === queued
        ? "queued"
        : slotOf(choice, card) !== null
          ? "chosen"
          : // Whoever has to draw first looks at their hand before they choose from where.
            refusal && refusal.code !== "move/draw_first"
            ? "illegal"
            : "rest";
    const meld = mine.melds?.melds.findIndex((cards) => cards.includes(card)) ?? -1;
    return {
      card,
      state,
      ...(meld < 0 ? {} : { meld }),
      fresh: mine.fresh.includes(card),
      ...(tag ? { tag } : {}),
      ...(refusal ? { reason: help(refusal) } : {}),
    };
  });
  return <Hand cards={cards} follow={isSingle(view)} onTap={onTap} onPick={onPick} listRef={listRef} />;
}
