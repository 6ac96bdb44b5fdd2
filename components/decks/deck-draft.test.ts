import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SavedDeck } from "@/lib/contracts/deck-words";
import { countIn, deckOf } from "@/lib/engine/ccg/decks/deck";
import { applyEdits, type DeckEdit } from "@/lib/engine/ccg/decks/edit";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import {
  type Draft,
  draftOf,
  type Flight,
  shownIn,
  withAnswer,
  withArrival,
  withEdit,
  withFlight,
  withStep,
} from "./deck-draft";

const add = (number: number, count: number): DeckEdit => ({ do: "add", part: "deck", number, count });
const empty: SavedDeck = { revision: 1, cards: [], remarks: [] };
const count = (draft: Draft, number: number): number => countIn(shownIn(draft).cards, "deck", number);

/** A server that does edits once for a key, on the revision that they were made on. */
class Server {
  deck = empty;
  private readonly done = new Set<string>();
  save({ key, revision, edits }: Flight): Result<SavedDeck, Refusal> {
    if (this.done.has(key)) return ok(this.deck);
    if (revision !== this.deck.revision) return refuse("deck/changed", { ...this.deck });
    this.done.add(key);
    this.deck = { revision: revision + 1, ...applyEdits(this.deck, edits) };
    return ok(this.deck);
  }
}

describe("a draft", () => {
  test("shows what was done before it is saved, and the same after", () => {
    const server = new Server();
    let draft = withFlight(withEdit(draftOf(empty), add(12, 4)), "a");
    draft = withEdit(draft, add(15, 1));
    expect([count(draft, 12), count(draft, 15)]).toEqual([4, 1]);
    draft = withAnswer(draft, server.save(draft.flight!));
    expect([count(draft, 12), count(draft, 15), draft.waiting.length]).toEqual([4, 1, 1]);
  });

  test("whose answer is lost is sent again, and done once", () => {
    const server = new Server();
    let draft = withFlight(withEdit(draftOf(empty), add(12, 4)), "a");
    server.save(draft.flight!);
    draft = withAnswer(draft, null);
    expect(draft).toMatchObject({ lost: true, flight: { key: "a" } });
    draft = withAnswer(draft, server.save(draft.flight!));
    expect([count(draft, 12), draft.lost, draft.flight]).toEqual([4, false, null]);
  });

  test("of a page that was written before its last edits were saved has them, whenever their answer comes", () => {
    const server = new Server();
    const left = withFlight(withEdit(draftOf(empty), add(12, 4)), "a");
    const answer = server.save(left.flight!);
    if (!answer.ok) throw new Error("refused");
    // Answered before the page stands: nothing is kept any more, but what was answered is known.
    expect(count(withArrival(draftOf(empty), answer.value, null), 12)).toBe(4);
    // Not answered yet: it is asked for again, under the same key.
    const arrived = withArrival(draftOf(empty), empty, left);
    expect([count(arrived, 12), count(withAnswer(arrived, server.save(arrived.flight!)), 12)]).toEqual([4, 4]);
    // What is known may be older than the page.
    expect(withArrival(draftOf(answer.value), empty, null).saved).toBe(answer.value);
  });

  test("undoes its own acts alone, and does them again", () => {
    let draft = withEdit(withEdit(draftOf(empty), add(12, 4)), { do: "set", part: "deck", number: 12, count: 1 });
    draft = withStep(draft, "undo");
    expect(count(draft, 12)).toBe(4);
    draft = withAnswer(
      withFlight(draft, "a"),
      refuse("deck/changed", { revision: 7, cards: [{ part: "deck", rows: [[15, 3]] }], remarks: [] }),
    );
    expect([count(draft, 12), count(draft, 15), draft.merged]).toEqual([4, 3, true]);
    draft = withStep(draft, "undo");
    expect([count(draft, 12), count(draft, 15)]).toEqual([0, 3]);
    draft = withStep(withStep(draft, "redo"), "redo");
    expect([count(draft, 12), count(draft, 15)]).toEqual([1, 3]);
    expect(withStep(draft, "redo")).toBe(draft);
  });

  test("brings back what was noted of a card with the card", () => {
    let draft = withEdit(draftOf(empty), add(12, 4));
    draft = withEdit(draft, { do: "remark", number: 12, note: "keep", tags: ["early"] });
    draft = withEdit(draft, { do: "set", part: "deck", number: 12, count: 0 });
    expect(shownIn(draft)).toEqual({ cards: [], remarks: [] });
    draft = withStep(draft, "undo");
    expect(shownIn(draft).remarks).toEqual([{ number: 12, note: "keep", tags: ["early"] }]);
    draft = withStep(draft, "undo");
    expect([count(draft, 12), shownIn(draft).remarks]).toEqual([4, []]);
  });

  test("tells what is too much, and what the server refused", () => {
    const full = withEdit(draftOf(empty), add(12, 1_000));
    expect(full).toMatchObject({ problem: { code: "deck/full" }, waiting: [] });
    const refused = withAnswer(withFlight(withEdit(full, add(0, 1)), "a"), refuse("deck/no_such_card"));
    expect(refused).toMatchObject({ problem: { code: "deck/no_such_card" }, flight: null });
    expect(shownIn(refused)).toMatchObject({ cards: [], remarks: [] });
  });

  test("keeps what was done where its session has ended, until it goes on", () => {
    const server = new Server();
    let draft = withAnswer(withFlight(withEdit(draftOf(empty), add(12, 4)), "a"), refuse("deck/sign_in"));
    expect(draft).toMatchObject({ lost: true, problem: { code: "deck/sign_in" }, flight: { key: "a" } });
    draft = withAnswer(draft, server.save(draft.flight!));
    expect([count(draft, 12), draft.problem, draft.lost]).toEqual([4, null, false]);
  });

  test("of two pages, with answers that get lost, loses and doubles nothing", () => {
    const act = fc.record({
      page: fc.nat({ max: 1 }),
      what: fc.constantFrom("edit" as const, "send" as const, "lose" as const),
      number: fc.integer({ min: 1, max: 3 }),
      count: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const server = new Server();
        const pages = [draftOf(empty), draftOf(empty)];
        const sums = new Map<number, number>();
        let keys = 0;
        const step = (page: number, lose: boolean) => {
          keys += 1;
          const draft = withFlight(pages[page]!, `k${keys}`);
          const answer = draft.flight && server.save(draft.flight);
          pages[page] = withAnswer(draft, lose ? null : answer);
        };
        for (const { page, what, number, count: many } of acts) {
          if (what !== "edit") step(page, what === "lose");
          else {
            pages[page] = withEdit(pages[page]!, add(number, many));
            sums.set(number, (sums.get(number) ?? 0) + many);
          }
        }
        for (let turn = 0; turn < 4; turn++) for (const page of [0, 1]) step(page, false);
        expect(server.deck.cards).toEqual(deckOf([{ part: "deck", rows: sums }]));
        for (const page of pages) expect([page.flight, page.waiting]).toEqual([null, []]);
      }),
    );
  });
});
