"use client";
import { useMemo } from "react";
import type { MapOrder } from "../map/map-orders";
import { isSaved, type OrderSet } from "../orders/order-set";
import type { Pointed } from "../press/letter";
import { drawnPhase, type ToldRow } from "../results/tell-phase";
import type { Written } from "../variants/use-written";

type Shown = {
  /** What a letter leads to. */
  pointed: Pointed | null;
  /** What comes of guesses, while somebody guesses. */
  guessed: readonly MapOrder[] | null;
  /** An earlier phase that is looked at. */
  told: readonly ToldRow[] | null;
  /** What is written in a variant; null: plain orders are given. */
  written: Written | null;
  set: OrderSet;
};

/** The orders that the map shows: what a letter leads to, what is guessed, a phase that is over, or one's own. */
export const useDrawnOrders = ({ pointed, guessed, told, written, set }: Shown): readonly MapOrder[] =>
  useMemo(() => {
    if (pointed?.given) return [{ ...pointed.given, state: "pending" }];
    if (guessed) return guessed;
    if (told) return drawnPhase(told);
    if (written)
      return written.read.orders.map((given) => ({ ...given, state: written.isChanged ? "pending" : "saved" }));
    return set.orders.map((given) => ({ ...given, state: isSaved(set, given) ? "saved" : "pending" }));
  }, [pointed, guessed, told, written, set]);
