import { expect, test } from "vitest";
import { languageOf } from "./languages";

test.each<[string, string | null, string | null, string]>([
  ["what a member chose counts before the browser", "et", "en-GB,en;q=0.9", "et"],
  ["English is a choice too", "en", "et", "en"],
  ["nothing chosen: the browser's first that the site speaks", "", "fi-FI,et-EE;q=0.8,en;q=0.7", "et"],
  ["weights count, not places", null, "en;q=0.3,et;q=0.9", "et"],
  ["of equals the first", null, "en,et", "en"],
  ["what is weighed at nothing is not wanted", null, "et;q=0,fi", "en"],
  ["a language that nobody knows", "xx", "de-AT,de", "en"],
  ["no header", null, null, "en"],
  ["what is no header", null, ";;,,q=,\u0000,;q=1", "en"],
  ["a weight that is none", null, "et;q=abc", "et"],
])("%s", (_, chosen, accepts, language) => {
  expect(languageOf(chosen, accepts)).toBe(language);
});
