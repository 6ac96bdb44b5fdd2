"use client";
import { useMemo, useSyncExternalStore } from "react";
import { type Bindings, bindingsFrom } from "./bindings";

const storedAs = (userId: string | null): string => `guildhall:tabletop-keys:${userId ?? ""}`;

/** As they were set on this page; a browser that keeps nothing holds them as long as the page. */
const held = new Map<string, string>();

function read(name: string): string | null {
  try {
    return held.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

function subscribe(hear: () => void): () => void {
  // Of another tab: what this page holds is older.
  const anew = () => {
    held.clear();
    hear();
  };
  window.addEventListener("storage", anew);
  window.addEventListener("tabletop-keys", hear);
  return () => {
    window.removeEventListener("storage", anew);
    window.removeEventListener("tabletop-keys", hear);
  };
}

/** A member's own keys and gestures at tabletops, kept by this browser for each member. Null sets them back. */
export function useBindings(userId: string | null): readonly [Bindings, (next: Bindings | null) => void] {
  const name = storedAs(userId);
  const text = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => null,
  );
  const bindings = useMemo(() => bindingsFrom(text), [text]);
  const set = (next: Bindings | null): void => {
    const written = JSON.stringify(next);
    held.set(name, written);
    try {
      if (next) localStorage.setItem(name, written);
      else localStorage.removeItem(name);
    } catch {
      // It is in `held`.
    }
    window.dispatchEvent(new Event("tabletop-keys"));
  };
  return [bindings, set];
}
