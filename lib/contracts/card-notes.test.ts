import { expect, test } from "vitest";
import { notedTags } from "./card-notes";

test.each([
  ["jõgi, deck-1 jõgi", "as written", ["jõgi", "deck-1"], false],
  ["river Wish", "as written", ["river"], true],
  ["river", "yes", ["river"], true],
  // Taken back by the star, though it stands among the tags.
  ["river wish", "no", ["river"], false],
] as const)("“%s”, %s", (text, wish, tags, wished) => expect(notedTags(text, wish)).toEqual({ tags, wished }));
