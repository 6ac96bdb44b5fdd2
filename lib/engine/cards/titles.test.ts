import { expect, test } from "vitest";
import { titleOf } from "./titles";

const TITLES = { best: ["President", "Vice-president"], worst: ["Beggar", "Vice-beggar"], others: "Citizen" };

test.each([
  [2, ["President", "Beggar"]],
  [3, ["President", "Citizen", "Beggar"]],
  [4, ["President", "Vice-president", "Vice-beggar", "Beggar"]],
  [5, ["President", "Vice-president", "Citizen", "Vice-beggar", "Beggar"]],
  [7, ["President", "Vice-president", "Citizen", "Citizen", "Citizen", "Vice-beggar", "Beggar"]],
])("titles among %i players", (players, titles) => {
  expect(titles.map((_, i) => titleOf(TITLES, i + 1, players))).toEqual(titles);
});

test("a place without a title has none", () => {
  expect([1, 2, 3].map((place) => titleOf({ worst: ["Fool"] }, place, 3))).toEqual([null, null, "Fool"]);
  expect(titleOf({}, 1, 4)).toBeNull();
});
