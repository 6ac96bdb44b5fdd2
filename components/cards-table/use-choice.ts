"use client";
import { useEffect, useRef, useState } from "react";
import type { Card, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import { type Choice, NO_CHOICE, onlyChoice } from "./choice";
import type { TableRoomProps } from "./types";

/** What kind of decision the viewer has before it. */
function decisionOf(view: View): string {
  const can = view.can;
  const kind = can?.distribute ? "give" : can?.move || can?.retreat ? "move" : can?.bid || can?.redeal ? "bid" : "none";
  return `${view.series}/${view.deal}/${kind}`;
}

const handOf = (view: View, you: Seat | null): readonly Card[] =>
  view.seats.find((seat) => seat.seat === you)?.hand ?? [];

/** Keeps of a choice only what the new view still allows. */
function prune(choice: Choice, view: View, you: Seat | null): Choice {
  const hand = handOf(view, you);
  const inHand = (card: Card) => hand.includes(card);
  const refused = view.can?.move?.cards ?? {};
  const each = (groups: Record<string, Card[]>) =>
    Object.fromEntries(Object.entries(groups).map(([name, cards]) => [name, cards.filter(inHand)]));
  const cards = choice.cards.filter((card) => inHand(card) && !refused[card]);
  return {
    ...choice,
    cards,
    along: choice.along.filter((card) => cards.includes(card)),
    extras: each(choice.extras),
    gifts: each(choice.gifts),
    specials: cards.length > 0 ? choice.specials : [],
  };
}

/** The viewer's choice, and the card that waits for its turn; both live only as long as the view allows them. */
export function useChoice(props: Pick<TableRoomProps, "view" | "you" | "version" | "onAct">, onDropped: () => void) {
  const { view, you, version, onAct } = props;
  const decision = decisionOf(view);
  const [choice, setChoice] = useState(NO_CHOICE);
  const [queued, setQueued] = useState<Card | null>(null);
  const [seen, setSeen] = useState({ version: "", decision: "" });
  if (seen.version !== version) {
    // The view has moved on: what was picked for another decision goes, a card picked before one's turn stays.
    const kept = seen.decision === decision || decision.endsWith("/move") ? prune(choice, view, you) : NO_CHOICE;
    const only = kept.cards.length === 0 && queued === null ? onlyChoice(view.can, handOf(view, you)) : null;
    setChoice(only ?? kept);
    setSeen({ version, decision });
  }
  const call = useRef({ onAct, onDropped });
  useEffect(() => {
    call.current = { onAct, onDropped };
  });
  useEffect(() => {
    if (queued === null) return;
    const held = handOf(view, you).includes(queued);
    const drop = () => {
      setQueued(null);
      call.current.onDropped();
    };
    if (!held || (view.phase !== "playing" && view.can === null)) return drop();
    if (!view.can) return;
    if (!view.can.move || view.can.move.cards[queued] !== null) return drop();
    setQueued(null);
    void call.current.onAct({ type: "move", cards: [queued] }, { ifVersion: version });
  }, [queued, view, you, version]);
  return { choice, setChoice, queued, setQueued };
}
