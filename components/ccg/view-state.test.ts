import { expect, test } from "vitest";
import { readFilter } from "@/lib/engine/ccg/filter/read-filter";
import { vocabularyOf } from "@/lib/engine/ccg/filter/vocabulary";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import { SHOWS, shownFilter, viewOf, viewPath } from "./view-state";

test.each([
  ["t:beast", "all", "t:beast"],
  ["", "owned", "is:owned"],
  [" t:beast ", "missing", "t:beast is:missing"],
  ["t:beast or t:folk", "new", "(t:beast or t:folk) is:new"],
  ["t:beast | t:folk", "new", "(t:beast | t:folk) is:new"],
  ["t:beast is:owned", "owned", "t:beast is:owned"],
  ["t:beast or is:owned", "owned", "(t:beast or is:owned) is:owned"],
  ["not is:new", "new", "not is:new is:new"],
  ["t:beast ( is:new or t:folk )", "new", "(t:beast ( is:new or t:folk )) is:new"],
] as const)("“%s” while one looks at %s is “%s”", (filter, show, shown) =>
  expect(shownFilter({ filter, show })).toBe(shown),
);

test("each choice of what is shown can be said in a filter", () => {
  for (const show of SHOWS)
    expect(readFilter(shownFilter({ filter: "", show }), vocabularyOf(fiveDyes())).ok, show).toBe(true);
});

test("a page reads the view as its address says it to the browser", () => {
  const view = viewOf({ filter: ["moth", "heron"], show: "owned", sort: undefined });
  expect(view).toMatchObject({ filter: "moth", show: "owned", sort: "1 age set", view: "grid" });
});

test("an address stays short, whatever is pasted into the field", () => {
  const path = viewPath("five-dyes", { filter: "x".repeat(20_000), sort: "y".repeat(20_000) });
  expect(path.length).toBeLessThan(3_100);
});
