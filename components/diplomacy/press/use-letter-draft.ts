"use client";
import { useCallback, useState } from "react";
import { freshId } from "@/components/realtime/connection";
import { type Draft, parseDraft } from "./kept-drafts";

const NONE = (): Draft => ({ text: "", id: freshId(), tried: false });

function readDraft(key: string): Draft {
  try {
    return parseDraft(window.localStorage.getItem(key)) ?? NONE();
  } catch {
    // A browser that keeps nothing.
    return NONE();
  }
}

function keepDraft(key: string, draft: Draft): void {
  try {
    if (draft.text === "") window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the draft lasts as long as the page.
  }
}

/**
 * The letter that is being written in a thread, kept on this device until it is sent. Once it was tried to be sent it goes
 * under the same id again, so that it is sent once; another text is another letter.
 */
export function useLetterDraft(key: string) {
  const [held, setHeld] = useState(() => ({ key, draft: readDraft(key) }));
  if (held.key !== key) setHeld({ key, draft: readDraft(key) });
  const set = useCallback(
    (next: (draft: Draft) => Draft) =>
      setHeld((was) => {
        if (was.key !== key) return was;
        const draft = next(was.draft);
        keepDraft(key, draft);
        return { key, draft };
      }),
    [key],
  );
  const write = useCallback(
    (text: string) => set((was) => (was.tried ? { text, id: freshId(), tried: false } : { ...was, text })),
    [set],
  );
  const trying = useCallback(() => set((was) => ({ ...was, tried: true })), [set]);
  /** It was sent: what was written meanwhile stays. */
  const sent = useCallback(
    (id: string) => {
      const stored = readDraft(key);
      if (stored.id === id) keepDraft(key, NONE());
      setHeld((was) => (was.key === key && was.draft.id === id ? { key, draft: NONE() } : was));
    },
    [key],
  );
  return { draft: held.draft, write, trying, sent };
}
