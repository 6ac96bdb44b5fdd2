"use client";
import { useEffect, useRef } from "react";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";

/** A deck, by its parts: its cards by number. */
type Parts = Readonly<Record<string, readonly number[]>>;

type Options = {
  /** What is brought as soon as one sits, without being asked; null: one is asked. */
  first: Parts | null;
  /** The table waits for one's deck. */
  isAsked: boolean;
  /** The game is over. */
  isOver: boolean;
  act(intent: Intent): Promise<unknown>;
};

/**
 * Brings a deck where one need not be asked: the first that was given, and for another game the same again, until this page is left. Gives
 * what notes the deck that one has brought, and what has one choose another for the next game.
 */
export function useSameDeck({ first, isAsked, isOver, act }: Options): [(parts: Parts) => void, () => void] {
  const next = useRef(first);
  const last = useRef<Parts | null>(null);
  useEffect(() => {
    if (isOver) next.current = last.current;
  }, [isOver]);
  useEffect(() => {
    const parts = next.current;
    if (!isAsked || !parts) return;
    next.current = null;
    last.current = parts;
    const copied = Object.entries(parts).map(([part, numbers]) => [part, [...numbers]]);
    void act({ type: "bring", parts: Object.fromEntries(copied) });
  }, [isAsked, act]);
  return [
    (parts) => {
      last.current = parts;
    },
    () => {
      next.current = null;
    },
  ];
}
