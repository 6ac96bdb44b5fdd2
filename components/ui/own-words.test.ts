import { expect, test } from "vitest";
import { draftKey, keptDrafts } from "../diplomacy/press/kept-drafts";
import { forgetOwn, ownKey } from "./own-words";

test("what one member has not sent is not read by whoever signs in next, and goes as they sign out", () => {
  const kept = new Map<string, string>();
  const device = {
    get length() {
      return kept.size;
    },
    key: (i: number) => [...kept.keys()][i] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
  const [anna, bert] = [ownKey("anna", "game"), ownKey("bert", "game")];
  const draft = JSON.stringify({ text: "I shall take Vienna.", id: "one", tried: false });
  kept
    .set(draftKey(anna, "p:ITALY", "m"), draft)
    .set(draftKey(bert, "all", "all"), draft)
    .set("theme", "dark");
  expect(keptDrafts(device, bert, ["p:ITALY", "all"]).map(({ party }) => party)).toEqual(["all"]);
  forgetOwn(device, "anna");
  expect([...kept.keys()]).toEqual([draftKey(bert, "all", "all"), "theme"]);
});
