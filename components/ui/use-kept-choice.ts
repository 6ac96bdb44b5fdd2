"use client";
import { useSyncExternalStore } from "react";

const keyOf = (name: string): string => `guildhall:choice:${name}`;

/** What was chosen on this page; a browser that keeps nothing holds it as long as the page. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keptChoice(name: string): string | null {
  try {
    return chosen.get(name) ?? localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/**
 * One of several choices, remembered by this browser under `name` (letters, digits, dashes). The first one holds until
 * another is made, and where nothing, or none of them, is kept.
 */
export function useKeptChoice<const Choices extends readonly [string, ...string[]]>(name: string, choices: Choices) {
  type Choice = Choices[number];
  const read = (): Choice => choices.find((one) => one === keptChoice(name)) ?? choices[0];
  const choice = useSyncExternalStore<Choice>(subscribe, read, () => choices[0]);
  const choose = (next: Choice): void => {
    chosen.set(name, next);
    try {
      localStorage.setItem(keyOf(name), next);
    } catch {
      // It is in `chosen`.
    }
    for (const listener of listeners) listener();
  };
  return [choice, choose] as const;
}
