import { expect } from "@playwright/test";
import { makeVersion, openTable } from "../lib/build/testing/club";
import type { GameRecord } from "../lib/contracts/table";
import type { DealRecord } from "../lib/engine/cards/vocabulary";
import { test } from "./clean-test";
import { LONG, leaveAll, playDeal, result, sitDown, threeCome, turnLine } from "./steps";

const MOST_DEALS = 60;

test("a whole series in three browsers, from the first deal to the last", LONG, async ({ browser }) => {
  test.setTimeout(25 * 60_000);
  const people = await threeCome(browser);
  const pages = people.map(({ page }) => page);
  // A shorter way to the end than 1000; the rules are those of Thousand.
  const versionId = await makeVersion("thousand", ({ opts }) => {
    opts.complete = { score: 300 };
    if (typeof opts.points === "object" && opts.points) delete (opts.points as { bidonly?: unknown }).bidonly;
  });
  const id = await openTable(people[0].member, versionId, 3);
  await sitDown(people, id);
  const over = people[0].page.getByRole("heading", { name: "The series is over" });
  let deals = 0;
  while (deals < MOST_DEALS && (await over.count()) === 0) {
    await expect(turnLine(people[0].page)).toContainText(/Look at your cards|Bid|turn to bid/, { timeout: 60_000 });
    const first = deals++ % pages.length;
    await playDeal([...pages.slice(first), ...pages.slice(0, first)]);
    for (const page of pages) await expect(result(page)).toBeVisible();
  }
  await expect(over).toBeVisible();
  const sheet = (await (await people[0].page.request.get(`/api/tables/${id}/records`)).json()) as GameRecord[];
  expect(sheet).toHaveLength(deals);
  expect(
    Math.max(...Object.values((sheet.at(-1)?.data as DealRecord | undefined)?.totals ?? {})),
  ).toBeGreaterThanOrEqual(300);
  await leaveAll(people);
});
