import { expect, test } from "vitest";
import { actOf, bindingsFrom, conflictOf, USUAL } from "./bindings";

const COMMANDS = [{ key: "h", label: "Shuffle and draw a hand" }];

test("a key does one thing: what is taken, or another act's, or a command's of this game, is refused", () => {
  expect(conflictOf(USUAL, "endTurn", "e", COMMANDS)).toBeNull();
  expect(conflictOf(USUAL, "turn", "t", COMMANDS)).toBeNull();
  expect(conflictOf(USUAL, "endTurn", "t", COMMANDS)).toEqual({ why: "act", act: "turn" });
  expect(conflictOf(USUAL, "endTurn", "h", COMMANDS)).toMatchObject({ why: "command" });
  for (const key of ["tab", "enter", " ", "arrowleft", "escape", "/", "?", "+", "-", "control", "dead"])
    expect(conflictOf(USUAL, "endTurn", key, [])).toEqual({ why: "taken" });
});

test("what is kept is read again, and each key finds its act", () => {
  const kept = { keys: { ...USUAL.keys, endTurn: "e", arrow: null }, mouse: { ...USUAL.mouse, doubleTable: "flip" } };
  const read = bindingsFrom(JSON.stringify(kept));
  expect(read).toEqual(kept);
  expect([actOf(read, "e"), actOf(read, "a"), actOf(read, "t")]).toEqual(["endTurn", null, "turn"]);
});

test("what cannot be read is as usual, part by part", () => {
  for (const text of [null, "", "x", "[]", "7"]) expect(bindingsFrom(text)).toEqual(USUAL);
  const odd = {
    keys: { turn: "enter", play: "x", flip: "x", nothing: "z", draw: 5 },
    mouse: { doubleHand: "explode" },
  };
  const read = bindingsFrom(JSON.stringify(odd));
  expect(read.mouse).toEqual(USUAL.mouse);
  expect([read.keys.turn, read.keys.play, read.keys.flip, read.keys.draw]).toEqual([null, "x", null, null]);
  expect(bindingsFrom(JSON.stringify({ mouse: { altDrag: "attach" } })).keys).toEqual(USUAL.keys);
});
