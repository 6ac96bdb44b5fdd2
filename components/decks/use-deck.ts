"use client";
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { DeckPage, SavedDeck } from "@/lib/contracts/deck-words";
import type { DeckCards } from "@/lib/engine/ccg/decks/deck";
import type { DeckEdit } from "@/lib/engine/ccg/decks/edit";
import type { Remarks } from "@/lib/engine/ccg/decks/remarks";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { randomText } from "../ui/random-text";
import {
  type Draft,
  draftOf,
  type Flight,
  newer,
  shownIn,
  withAnswer,
  withArrival,
  withEdit,
  withFlight,
  withSaved,
  withStep,
} from "./deck-draft";

/** How long what was done waits for more, and a lost answer to be asked for again; in ms. */
const SOON = 500;
const AGAIN = 4_000;

const placeOf = (id: string): string => `guildhall:deck:${id}`;

/** What was done and is not saved yet, kept by this tab over a reload. */
type Kept = Pick<Draft, "flight" | "waiting">;
function readKept(id: string): Kept | null {
  try {
    // Only this page writes it.
    return JSON.parse(sessionStorage.getItem(placeOf(id)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}
function writeKept(id: string, { flight, waiting }: Kept): void {
  try {
    if (flight || waiting.length > 0) sessionStorage.setItem(placeOf(id), JSON.stringify({ flight, waiting }));
    else sessionStorage.removeItem(placeOf(id));
  } catch {
    // The page still holds it.
  }
}

/** Goes on also where the page is left. */
const post = (path: string, body: unknown): Promise<Response> =>
  fetch(path, {
    ...{ method: "POST", keepalive: true, body: JSON.stringify(body) },
    headers: { "Content-Type": "application/json" },
  });

async function send(id: string, { key, revision, edits }: Flight): Promise<Result<SavedDeck, Refusal> | null> {
  try {
    const answer = (await (await post("/api/decks/save", { id, key, revision, edits })).json()) as {
      value?: SavedDeck;
      error?: Refusal;
    };
    if (answer.value) return { ok: true, value: answer.value };
    return answer.error ? { ok: false, error: answer.error } : null;
  } catch {
    return null;
  }
}

/** Decks as this tab saved or saw them last: what one comes back to may have been written before. */
const lately = new Map<string, SavedDeck>();
const latelyOr = (id: string, saved: SavedDeck): SavedDeck => newer(saved, lately.get(id) ?? saved);
const remember = (id: string, saved: SavedDeck): void => void lately.set(id, latelyOr(id, saved));

export type DeckDesk = {
  readonly cards: DeckCards;
  readonly remarks: Remarks;
  readonly state: "saved" | "saving" | "unsaved" | "lost";
  readonly merged: boolean;
  readonly problem: Refusal | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  edit(edit: DeckEdit): void;
  step(step: "undo" | "redo"): void;
  take(saved: SavedDeck): void;
};

/**
 * A deck that saves itself as it is edited. What cannot be saved now is kept and sent again; what another page saved first is
 * kept too, with this page's edits on top of it. As one leaves, the rest is sent, and the deck becomes a version.
 */
export function useDeck({ id, revision, cards, remarks }: Pick<DeckPage, "id" | keyof SavedDeck>): DeckDesk {
  const [draft, setDraft] = useState<Draft>(() => draftOf(latelyOr(id, { revision, cards, remarks })));
  const [touched, setTouched] = useState(false);

  // What was sent as one left is answered at any time: before this it is known, after this it is asked for again.
  const arrive = useEffectEvent(() => {
    const [known, kept] = [lately.get(id) ?? null, readKept(id)];
    setDraft((now) => withArrival(now, known, kept));
  });
  useEffect(() => arrive(), []);
  useEffect(() => {
    writeKept(id, draft);
    remember(id, draft.saved);
  }, [id, draft]);

  // One request at a time, so that each is made on the revision that the last one came to.
  const { flight, waiting, lost } = draft;
  useEffect(() => {
    if (flight || waiting.length === 0) return;
    const timer = setTimeout(() => setDraft((now) => withFlight(now, randomText(12))), SOON);
    return () => clearTimeout(timer);
  }, [flight, waiting]);
  useEffect(() => {
    if (!flight) return;
    let gone = false;
    const ask = () => void send(id, flight).then((answer) => !gone && setDraft((now) => withAnswer(now, answer)));
    if (!lost) ask();
    const timer = lost ? setInterval(ask, AGAIN) : undefined;
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [id, flight, lost]);

  const leave = useEffectEvent(() => {
    if (!touched) return;
    // Under a key that is kept: whoever comes back asks for it again, and it is done once.
    const left = withFlight(draft, randomText(12));
    writeKept(id, left);
    const saved = left.flight ? send(id, left.flight) : Promise.resolve(null);
    void saved.then((answer) => {
      if (answer?.ok) {
        remember(id, answer.value);
        writeKept(id, { ...left, flight: null });
      }
      return post("/api/decks/leave", { id }).catch(() => {});
    });
  });
  useEffect(() => {
    const onHide = () => leave();
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      leave();
    };
  }, []);

  const edit = useCallback((one: DeckEdit) => {
    setTouched(true);
    setDraft((now) => withEdit(now, one));
  }, []);
  const step = useCallback((back: "undo" | "redo") => {
    setTouched(true);
    setDraft((now) => withStep(now, back));
  }, []);
  const take = useCallback((saved: SavedDeck) => setDraft((now) => withSaved(now, saved)), []);
  const shown = useMemo(() => shownIn(draft), [draft]);
  return {
    cards: shown.cards,
    remarks: shown.remarks,
    state: lost ? "lost" : flight ? "saving" : waiting.length > 0 ? "unsaved" : "saved",
    ...{ merged: draft.merged, problem: draft.problem },
    ...{ canUndo: draft.undo.length > 0, canRedo: draft.redo.length > 0 },
    ...{ edit, step, take },
  };
}
