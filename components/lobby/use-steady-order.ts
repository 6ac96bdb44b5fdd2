"use client";
import { useState } from "react";

/**
 * Keeps a living list from moving under a pointer or a focus: while it is held, what was there stays in place and what
 * is new comes after it. Returns the list in steady order, and the handlers of the element that holds it.
 */
export function useSteadyOrder<T extends { id: string }>(items: readonly T[]) {
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const fresh = new Map(items.map((item) => [item.id, item]));
  const before = held ?? [];
  const steady = [...before.flatMap((id) => fresh.get(id) ?? []), ...items.filter((item) => !before.includes(item.id))];
  const hold = () => setHeld((last) => last ?? steady.map((item) => item.id));
  const free = () => setHeld(null);
  return [steady, { onPointerEnter: hold, onPointerLeave: free, onFocus: hold, onBlur: free }] as const;
}
