import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { countIn, type DeckCards, deckOf, fitsBounds } from "./deck";
import { fitsRemarks, type RemarkedDeck, type Remarks, remarkOn, remarksOf } from "./remarks";

/**
 * What somebody means to do to a deck. `add`: so many copies more, or fewer, as many as there are. `move`: as many as there
 * are, to another part. `print`: all copies of a part as another printing or in another finish. `remark`: what is noted of a card
 * from now on. `replace`: all cards, and all remarks if they are named. Each means something on
 * whatever the deck has become, so that it can be done anew on what another page saved.
 */
export type DeckEdit =
  | { readonly do: "add"; readonly part: string; readonly number: number; readonly count: number }
  | { readonly do: "set"; readonly part: string; readonly number: number; readonly count: number }
  | { readonly do: "move"; readonly part: string; readonly to: string; readonly number: number; readonly count: number }
  | { readonly do: "print"; readonly part: string; readonly number: number; readonly as: number }
  | { readonly do: "remark"; readonly number: number; readonly note: string; readonly tags: readonly string[] }
  | { readonly do: "replace"; readonly cards: DeckCards; readonly remarks?: Remarks | undefined };

const added = (deck: DeckCards, part: string, number: number, count: number): DeckCards =>
  deckOf([...deck, { part, rows: [[number, count]] }]);

function cardsAfter(deck: DeckCards, edit: DeckEdit): DeckCards {
  switch (edit.do) {
    case "add":
      return added(deck, edit.part, edit.number, edit.count);
    case "set":
      return added(deck, edit.part, edit.number, edit.count - countIn(deck, edit.part, edit.number));
    case "move": {
      const moved = Math.min(edit.count, countIn(deck, edit.part, edit.number));
      return added(added(deck, edit.part, edit.number, -moved), edit.to, edit.number, moved);
    }
    case "print": {
      const count = countIn(deck, edit.part, edit.number);
      return added(added(deck, edit.part, edit.number, -count), edit.part, edit.as, count);
    }
    case "remark":
      return deck;
    case "replace":
      return deckOf(edit.cards);
  }
}

function remarksAfter(remarks: Remarks, edit: DeckEdit): Remarks {
  if (edit.do === "remark") return [...remarks, { number: edit.number, note: edit.note, tags: edit.tags }];
  if (edit.do === "replace") return edit.remarks ?? remarks;
  if (edit.do !== "print") return remarks;
  const noted = remarkOn(remarks, edit.number);
  return noted && !remarkOn(remarks, edit.as) ? [...remarks, { ...noted, number: edit.as }] : remarks;
}

/** The deck after an edit. Refuses `deck/full` and `deck/long_remarks` for what is more than a deck may hold. */
export function applyEdit({ cards, remarks }: RemarkedDeck, edit: DeckEdit): Result<RemarkedDeck, Refusal> {
  const after = cardsAfter(cards, edit);
  if (!fitsBounds(after)) return refuse("deck/full");
  const noted = remarksOf(remarksAfter(remarks, edit), after);
  return fitsRemarks(noted) ? ok({ cards: after, remarks: noted }) : refuse("deck/long_remarks");
}

/** The deck after edits, one after the other; those that would be too much are left out. */
export const applyEdits = (deck: RemarkedDeck, edits: readonly DeckEdit[]): RemarkedDeck =>
  edits.reduce((now, edit) => {
    const after = applyEdit(now, edit);
    return after.ok ? after.value : now;
  }, deck);

/** Two decks in one: what is in both is added up. */
export const mergeDecks = (a: DeckCards, b: DeckCards): DeckCards => deckOf([...a, ...b]);
