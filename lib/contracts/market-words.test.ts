import { expect, test } from "vitest";
import { marketQuery, marketQueryIn, USUAL_QUERY } from "./market-words";

const there = (query: string) => marketQueryIn(Object.fromEntries(new URLSearchParams(query)));

test.each([
  ["game=five-dyes", USUAL_QUERY],
  ["game=five-dyes&text=grey+heron&page=3", { ...USUAL_QUERY, text: "grey heron", page: 3 }],
  ["game=five-dyes&sort=ask&down=0", { ...USUAL_QUERY, sort: "ask", down: false }],
  ["game=five-dyes&sort=volume&down=0", { ...USUAL_QUERY, down: false }],
])("the market's address %s leads to its search, and back", (query, asked) => {
  expect(there(query)).toEqual(asked);
  expect(marketQuery("five-dyes", asked as typeof USUAL_QUERY)).toBe(query);
});

test.each([`text=${"a".repeat(101)}`, "sort=constructor", "page=0", "page=-1", "page=1e9", "page=x"])(
  "what is not valid is as usual: %s",
  (query) => expect(there(query)).toEqual(USUAL_QUERY),
);
