import { expect, test } from "vitest";
import { readFilter } from "@/lib/engine/ccg/filter/read-filter";
import { vocabularyOf } from "@/lib/engine/ccg/filter/vocabulary";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import { SHOWS, shownFilter } from "./view-state";

test.each([
  ["t:beast", "all", "t:beast"],
  ["", "owned", "is:owned"],
  [" t:beast ", "missing", "t:beast is:missing"],
  ["t:beast or t:folk", "new", "(t:beast or t:folk) is:new"],
  ["t:beast | t:folk", "new", "(t:beast | t:folk) is:new"],
  ["t:beast is:owned", "owned", "t:beast is:owned"],
] as const)("“%s” while one looks at %s is “%s”", (filter, show, shown) =>
  expect(shownFilter({ filter, show })).toBe(shown),
);

test("each choice of what is shown can be said in a filter", () => {
  for (const show of SHOWS)
    expect(readFilter(shownFilter({ filter: "", show }), vocabularyOf(fiveDyes())).ok, show).toBe(true);
});
