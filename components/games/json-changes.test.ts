import { expect, test } from "vitest";
import { changesIn } from "./json-changes";

test("what differs is told key by key, lists as a whole", () => {
  const before = { name: "War", opts: { hand: 2, cards: ["2H"], move: { pass: true, cards: 1 } } };
  const after = { name: "War", opts: { hand: 3, cards: ["2H", "3H"], move: { cards: 1 }, trick: true } };
  expect(changesIn(before, after)).toEqual([
    { path: "opts.hand", was: "2", is: "3" },
    { path: "opts.cards", was: '["2H"]', is: '["2H","3H"]' },
    { path: "opts.move.pass", was: "true", is: null },
    { path: "opts.trick", was: null, is: "true" },
  ]);
  expect(changesIn(before, before)).toEqual([]);
  expect(changesIn({}, JSON.parse('{"__proto__": 1}'))).toEqual([{ path: "__proto__", was: null, is: "1" }]);
});
