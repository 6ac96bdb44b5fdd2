import { MOST_EDITS, type SavedDeck } from "@/lib/contracts/deck-words";
import { diffDecks } from "@/lib/engine/ccg/decks/diff";
import { applyEdit, applyEdits, type DeckEdit } from "@/lib/engine/ccg/decks/edit";
import { diffRemarks, type RemarkedDeck } from "@/lib/engine/ccg/decks/remarks";
import type { Refusal, Result } from "@/lib/engine/kernel/result";

/** Edits under way to the server. `revision`: of the deck that they were made on; asked again with the same key, they are done once. */
export type Flight = { readonly key: string; readonly revision: number; readonly edits: readonly DeckEdit[] };

/** A deck as a page edits it: what is saved, what is under way, what waits; and what can be undone. */
export type Draft = {
  readonly saved: SavedDeck;
  readonly flight: Flight | null;
  readonly waiting: readonly DeckEdit[];
  readonly undo: readonly (readonly DeckEdit[])[];
  readonly redo: readonly (readonly DeckEdit[])[];
  /** Another page changed the deck, and this one's edits were done on top of that. */
  readonly merged: boolean;
  readonly lost: boolean;
  readonly problem: Refusal | null;
};

const MOST_UNDONE = 100;

export const draftOf = (saved: SavedDeck): Draft => ({
  ...{ saved, flight: null, waiting: [], undo: [], redo: [] },
  ...{ merged: false, lost: false, problem: null },
});

/** The deck as the page shows it. */
export const shownIn = ({ saved, flight, waiting }: Draft): RemarkedDeck =>
  applyEdits(saved, [...(flight?.edits ?? []), ...waiting]);

/** What leads from one deck to another, without touching what others did to it since. */
const leading = (from: RemarkedDeck, to: RemarkedDeck): DeckEdit[] => [
  ...diffDecks(from.cards, to.cards).map(
    ({ part, number, before, after }): DeckEdit => ({ do: "add", part, number, count: after - before }),
  ),
  ...diffRemarks(from.remarks, to.remarks).map(
    ({ number, after }): DeckEdit => ({ do: "remark", number, note: after?.note ?? "", tags: after?.tags ?? [] }),
  ),
];

/** Does something to the deck; what is more than it may hold is told, and not done. */
export function withEdit(draft: Draft, edit: DeckEdit): Draft {
  const before = shownIn(draft);
  const after = applyEdit(before, edit);
  if (!after.ok) return { ...draft, problem: after.error };
  const back = leading(after.value, before);
  if (back.length === 0) return { ...draft, problem: null };
  return {
    ...draft,
    ...{ waiting: [...draft.waiting, edit], redo: [], problem: null },
    undo: [...draft.undo, back].slice(-MOST_UNDONE),
  };
}

/** Takes the last act back, or does it again. */
export function withStep(draft: Draft, step: "undo" | "redo"): Draft {
  const edits = draft[step].at(-1);
  if (!edits) return draft;
  const before = shownIn(draft);
  const other = step === "undo" ? "redo" : "undo";
  return {
    ...draft,
    waiting: [...draft.waiting, ...edits],
    [step]: draft[step].slice(0, -1),
    [other]: [...draft[other], leading(applyEdits(before, edits), before)],
  };
}

/** Sends off what waits, where nothing is under way. */
export function withFlight(draft: Draft, key: string): Draft {
  if (draft.flight || draft.waiting.length === 0) return draft;
  const [edits, waiting] = [draft.waiting.slice(0, MOST_EDITS), draft.waiting.slice(MOST_EDITS)];
  return { ...draft, flight: { key, revision: draft.saved.revision, edits }, waiting };
}

/**
 * What the server answered to what was under way. Where another page was first, the edits wait again, on the deck as it is
 * now; where the answer is lost, they stay under way and are sent again; where they are refused, they are gone.
 */
export function withAnswer(draft: Draft, answer: Result<SavedDeck, Refusal> | null): Draft {
  const { flight } = draft;
  if (!flight) return draft;
  if (answer === null) return { ...draft, lost: true };
  if (answer.ok) {
    const problem = draft.lost ? null : draft.problem;
    return { ...draft, flight: null, saved: answer.value, lost: false, problem };
  }
  const { code, data } = answer.error;
  // They may be done yet: after a while, or once somebody has signed in again.
  if (code === "deck/wait" || code === "deck/sign_in") return { ...draft, lost: true, problem: answer.error };
  if (code !== "deck/changed") return { ...draft, flight: null, lost: false, problem: answer.error };
  return {
    ...draft,
    saved: data as unknown as SavedDeck,
    flight: null,
    waiting: [...flight.edits, ...draft.waiting],
    merged: true,
    lost: false,
  };
}

/**
 * The draft of a page that one comes to, once it stands: with what this tab kept of edits that are not saved, or with what it
 * was answered when it saved them, though the page was written before.
 */
export function withArrival(
  draft: Draft,
  known: SavedDeck | null,
  kept: Pick<Draft, "flight" | "waiting"> | null,
): Draft {
  return { ...draft, saved: known ? newer(draft.saved, known) : draft.saved, ...kept };
}

/** Of two states of a deck the one that was saved later. */
export const newer = (one: SavedDeck, other: SavedDeck): SavedDeck => (other.revision > one.revision ? other : one);

/** The deck as the server changed it by another act than an edit. */
export const withSaved = (draft: Draft, saved: SavedDeck): Draft => ({ ...draft, saved, undo: [], redo: [] });
