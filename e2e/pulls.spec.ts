import { expect } from "@playwright/test";
import { prisma } from "../lib/db/client";
import { test } from "./clean-test";
import { openIt, withPacks } from "./pack-steps";
import { comeIn, expectAccessible, MOTION, visitor } from "./steps";

/** What others see of one's packs: what one shares, and nothing else. */

test.use(MOTION);

test("a pull is seen by a link once its owner shares it, with a picture and the proof, and no longer than that", async ({
  browser,
}) => {
  const { page, context, member, packs } = await withPacks(browser, "share", 1);
  const friend = await visitor(browser);
  const path = `/pulls/${packs[0]}`;
  const gone = async () => {
    expect((await friend.request.get(path)).status()).toBe(404);
    expect((await friend.request.get(`/api${path}/picture`)).status()).toBe(404);
  };
  await gone();
  await page.goto(`/shop/packs/${packs[0]}`);
  await openIt(page);
  await gone();
  await page.getByRole("button", { name: /^Turn all/ }).click();
  await page.getByRole("button", { name: "Share this pull" }).click();
  await expect(page.getByRole("link", { name: "Its page for others" })).toHaveAttribute("href", path);

  await friend.goto(path);
  await expect(friend.getByRole("heading", { level: 1 })).toHaveText(`${member.nick} opened Salt and Tide booster`);
  await expect(friend.getByRole("list", { name: "The cards of this pull" }).getByRole("listitem")).toHaveCount(11);
  await expectAccessible(friend);
  const picture = await friend.locator('meta[property="og:image"]').getAttribute("content");
  const answer = await friend.request.get(new URL(picture ?? "", friend.url()).href);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect((await answer.body()).subarray(1, 4).toString()).toBe("PNG");
  await friend.getByRole("link", { name: "Check that chance was fair" }).click();
  await expect(friend.getByText("Nobody, not even the house, could have chosen these cards.")).toBeVisible();

  await page.getByRole("button", { name: "Take the page down" }).click();
  await expect(page.getByRole("button", { name: "Share this pull" })).toBeVisible();
  await gone();
  await Promise.all([context.close(), friend.context().close()]);
});

test("over HTTP: nothing of a closed pack comes out, by page, proof, picture or size; nobody opens or shows another's", async ({
  browser,
}) => {
  const { page, context, packs } = await withPacks(browser, "attack", 3);
  const thief = await comeIn(browser, "thief");
  const [mine = "", , third = ""] = packs;
  const origin = new URL(page.url()).origin;
  const post = (path: string, data: unknown, headers = {}) =>
    thief.page.request.post(path, { data, headers: { origin, ...headers } });
  expect((await thief.page.request.get(`/shop/packs/${mine}`)).status()).toBe(404);
  expect((await post(`/api/packs/${mine}/open`, {})).status()).toBe(404);
  for (const path of [
    `/api/packs/${mine}/proof`,
    `/pulls/${mine}`,
    `/api/pulls/${mine}/picture`,
    `/verify?pack=${mine}`,
  ])
    expect(await (await thief.page.request.get(path)).text(), path).not.toMatch(/"number":|Salt and Tide \(|secret/);
  // Pages of closed packs of one product are the same, but for what names them and where the stream was cut.
  const plain = (text: string) =>
    packs
      .reduce((rest, id) => rest.replaceAll(id, "PACK"), text)
      .replace(/"\]\)<\/script><script[^>]*>self\.__next_f\.push\(\[1,"/g, "")
      .replace(/nonce\\?":?=?\\?"[^"\\]*\\?"/g, "")
      .replace(/[0-9a-f]{64}|[0-9a-f]{4}…[0-9a-f]{4}|[0-9a-f]{4}<!-- -->|pack \d of 3/g, "");
  const pages = await Promise.all(
    packs.map(async (id) => plain(await (await page.request.get(`/shop/packs/${id}`)).text()).length),
  );
  expect(Math.max(...pages) - Math.min(...pages)).toBeLessThanOrEqual(12);
  const html = await (await page.request.get(`/shop/packs/${third}`)).text();
  expect([...html.matchAll(/\/api\/cards\/[a-z-]+\/(\d+)-/g)].map(([, number]) => number)).toHaveLength(
    [...html.matchAll(/\/api\/cards\/[a-z-]+\/(\d+)-/g)].filter(([, number], _, [first]) => number === first?.[1])
      .length,
  );
  expect(await prisma().pack.count({ where: { id: { in: packs }, openedAt: { not: null } } })).toBe(0);
  await Promise.all([context.close(), thief.context.close()]);
});
