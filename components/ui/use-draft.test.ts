import { expect, test } from "vitest";
import { draftsIn, withDraft } from "./use-draft";

const draft = (id: string, at: number) => ({ id, source: `text of ${id}`, at });

test("drafts are read as they were written, one of before among them, and what is none is left out", () => {
  const kept = [draft("b", 2), draft("a", 1)];
  expect(draftsIn(JSON.stringify(kept))).toEqual(kept);
  expect(draftsIn(JSON.stringify({ source: "old", at: 3 }))).toEqual([{ id: "", source: "old", at: 3 }]);
  for (const stored of [null, "", "{", "null", "7", '[{"source":1,"at":2},null,"x"]'])
    expect(draftsIn(stored)).toEqual([]);
});

test("a page replaces its own draft and nobody else's, and the oldest of many goes", () => {
  const two = withDraft(withDraft([], draft("a", 1)), draft("b", 2));
  expect(two.map(({ id }) => id)).toEqual(["b", "a"]);
  expect(withDraft(two, { ...draft("a", 3), source: "more" })).toEqual([
    { id: "a", source: "more", at: 3 },
    draft("b", 2),
  ]);
  const many = ["c", "d", "e", "f"].reduce((all, id, i) => withDraft(all, draft(id, 4 + i)), two);
  expect(many.map(({ id }) => id)).toEqual(["f", "e", "d", "c", "b"]);
});
