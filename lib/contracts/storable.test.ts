import fc from "fast-check";
import { expect, test } from "vitest";
import { textOf, textsOf } from "./form";
import { isStorable, storableText } from "./storable";

test.each([
  ["", true],
  ["żółw 🂡 👩‍👩‍👧", true],
  ["a\0b", false],
  ["\ud83c", false],
  ["\udca1x", false],
  [["a", { b: "\0" }], false],
  [{ "\0": 1 }, false],
  [{ a: [1, null, true, { b: "ok" }] }, true],
])("%j: %s", (value, fit) => {
  expect(isStorable(value)).toBe(fit);
});

test("nothing that is nested without end can be kept, and asking ends by itself", () => {
  const nested = (depth: number): unknown => JSON.parse(`${'{"a":['.repeat(depth / 2)}1${"]}".repeat(depth / 2)}`);
  expect([nested(100), nested(202), nested(60_000)].map((value) => isStorable(value))).toEqual([true, false, false]);
});

test("what is left of any text can be kept, and what can be kept is left alone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(isStorable(storableText(text))).toBe(true);
      if (isStorable(text)) expect(storableText(text)).toBe(text);
    }),
  );
});

test("a form's texts", () => {
  const form = new FormData();
  form.set("nick", "an\0na");
  form.set("file", new Blob(["x"]));
  expect(textOf(form, "nick")).toBe("anna");
  expect(textOf(form, "file")).toBe("");
  expect(textOf(form, "none")).toBe("");
  expect(textsOf(form)).toEqual({ nick: "anna" });
});
