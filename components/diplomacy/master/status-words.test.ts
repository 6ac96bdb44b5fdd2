import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { statusCompletion } from "./status-words";

/** What the editor offers at the end of a text. */
const offered = (text: string): string[] =>
  statusCompletion(loadMap("standard"))(
    new CompletionContext(EditorState.create({ doc: text }), text.length, true),
  )?.options.map(({ label }) => label) ?? [];

test("the editor of files offers what lines of the game and of a power begin with, those of variants too", () => {
  expect(offered("GAME a\n")).toEqual(expect.arrayContaining(["PHASE", "RULE", "TAX", "CAP", "MORPH"]));
  expect(offered("GAME a\n\nFRANCE\n")).toEqual(expect.arrayContaining(["FUNDS", "ACCEPT", "SENT", "SOONER", "LATER"]));
  expect(offered("GAME a\nRULE EBAY")).toContain("EBAYOLA");
});
