"use client";
import { useEffect, useRef } from "react";
import type { Card, View } from "@/lib/engine/cards/vocabulary";
import { forcedIntent } from "./forced";
import type { TableRoomProps } from "./types";

/** Long enough to see what was played before. */
const BEFORE_FORCED = 900;

/** One's place in a deal: what comes again after a takeback is the same, and is not played by itself twice. */
const placeOf = (view: View, hand: readonly Card[]): string =>
  [view.series, view.deal, view.round, view.bids.length, view.plays.length, ...hand].join(" ");

type Props = Pick<TableRoomProps, "view" | "you" | "version" | "pending" | "slots" | "onAct"> & {
  /** Nothing keeps the viewer from acting. */
  free: boolean;
};

/** Plays what leaves no choice, for a reader who wants that. Shows nothing itself. */
export default function ForcedPlay({ view, you, version, pending, slots, onAct, free }: Props): null {
  const hand = view.seats.find((seat) => seat.seat === you)?.hand ?? [];
  const done = useRef("");
  const send = useRef(onAct);
  useEffect(() => {
    send.current = onAct;
  });
  const intent = free && !pending && !slots?.takeback ? forcedIntent(view.can, hand) : null;
  const place = intent ? placeOf(view, hand) : "";
  const text = intent ? JSON.stringify(intent) : "";
  useEffect(() => {
    if (text === "" || done.current === place) return;
    const timer = setTimeout(() => {
      done.current = place;
      send.current(JSON.parse(text), { ifVersion: version });
    }, BEFORE_FORCED);
    return () => clearTimeout(timer);
  }, [text, place, version]);
  return null;
}
