"use client";
import { useEffect, useRef, useState } from "react";
import type { Card, View } from "@/lib/engine/cards/vocabulary";
import { forcedIntent } from "./forced";
import type { TableRoomProps } from "./types";

/** Long enough to see what was played before. */
const BEFORE_FORCED = 900;

/** One's place in a deal: what comes again after a takeback is the same, and is not played by itself twice. */
const placeOf = (view: View, hand: readonly Card[]): string =>
  [
    ...[view.series, view.deal, view.round, view.bids.length, view.plays.length, view.stack?.count],
    ...[...(view.bout?.cards.flatMap(({ attack, beaten }) => [attack, beaten]) ?? []), ...hand],
  ].join(" ");

type Props = Pick<TableRoomProps, "view" | "you" | "version" | "pending" | "slots" | "onAct"> & {
  /** Nothing keeps the viewer from acting. */
  free: boolean;
};

/** Plays what leaves no choice, for a reader who wants that. Shows nothing itself. */
export default function ForcedPlay({ view, you, version, pending, slots, onAct, free }: Props): null {
  const hand = view.seats.find((seat) => seat.seat === you)?.hand ?? [];
  const [played, setPlayed] = useState("");
  const send = useRef(onAct);
  useEffect(() => {
    send.current = onAct;
  });
  const due = free && !pending && !slots?.takeback ? forcedIntent(view.can, hand) : null;
  const place = due ? placeOf(view, hand) : "";
  const intent = place === played ? null : due;
  const text = intent ? JSON.stringify(intent) : "";
  useEffect(() => {
    if (text === "") return;
    const timer = setTimeout(async () => {
      const refused = await send.current(JSON.parse(text), { ifVersion: version });
      // Something happened at the table meanwhile: it is looked at again. Any other refusal would come again too.
      if (refused?.code !== "table/stale") setPlayed(place);
    }, BEFORE_FORCED);
    return () => clearTimeout(timer);
  }, [text, place, version]);
  return null;
}
