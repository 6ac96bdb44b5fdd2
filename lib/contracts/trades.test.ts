import { expect, test } from "vitest";
import { Give } from "./trades";

test("a note on a gift turns no line round and hides nothing", () => {
  const gift = { key: "12345678", to: "bert", goods: [{ asset: "coin", amount: 1 }] };
  const noteOf = (note: string) => Give.parse({ ...gift, note }).note;
  expect(noteOf("for you\u202e gpj.exe\u200b")).toBe("for you gpj.exe");
  expect(noteOf("two\nlines")).toBe("two\nlines");
});
