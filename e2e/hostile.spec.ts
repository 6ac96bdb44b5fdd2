import { expect } from "@playwright/test";
import { prisma } from "../lib/db/client";
import { LIMITS } from "../lib/services/accounts/rate-limits";
import { test } from "./clean-test";
import { comeIn } from "./steps";

/** Addresses and bodies that nobody means: none may be a fault of ours (5xx). */
const PATHS = [
  "/tables/%00",
  "/tables/%00/deals/1",
  "/u/%00",
  "/diplomacy/maps/%00",
  "/diplomacy/maps/%00/picture",
  "/diplomacy/maps/%00/text",
  "/games/%00",
  "/games/%00/edit",
  "/shop/%00",
  "/shop/packs/%00",
  "/shop?buy=%00&buy=x&quantity=-1&share=%00",
  "/shop/sets/%00/%00",
  "/shop/sets/five-dyes/%25ff",
  "/shop/packs/many?first=%00&count=%00",
  "/binders/%00?game=%00",
  "/binders/%25",
  "/binders/%2525ff?game=a&game=b",
  "/pulls/%00",
  "/pulls/%25ff",
  "/api/pulls/%00/picture",
  "/sign-in?reason=%00",
  "/verify?pack=%00&table=%00&deal=1",
  "/verify?pack=a&pack=b&table=a&table=b&deal=1&deal=2",
  "/collection?game=%00&filter=%00&sort=%00",
  "/cards/%00",
  "/cards/five-dyes-99999999999999",
  "/statement?before=%00&from=9999-99-99&to=x&part=%00",
  "/tables/new?game=%00",
  "/sign-in?next=%00",
  "/api/packs/%00/proof",
  "/api/tables/%00/sheet",
  "/api/tables/%00/proof/1",
  "/api/cards/%00/1-s.webp",
  "/api/cards/five-dyes/99999-l.webp",
  "/api/statement?from=0000-00-00",
  "/%00",
  "/%ff%fe",
  "/shop/%ff",
  "/cards/%c3%28",
  "/tables/%/deals/1",
  "/api/tables/%ff/sheet",
  "/api/packs/%ff/proof",
];

const BODIES = ["", "null", "[]", "{}", '"\\u0000"', "{".repeat(200), `{"key":"\\ud800","share":"\\u0000"}`];

test("hostile addresses and bodies are answered, not failed at", async ({ browser }) => {
  const { context } = await comeIn(browser, "foe");
  for (const path of PATHS) {
    const answer = await context.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBeLessThan(500);
  }
  for (const path of ["/api/shop/purchases", "/api/packs/%00/open", "/api/packs/none/open"])
    for (const body of BODIES) {
      const answer = await context.request.post(path, { data: body, headers: { "content-type": "application/json" } });
      expect(answer.status(), `${path} ${body}`).toBeGreaterThanOrEqual(400);
      expect(answer.status(), `${path} ${body}`).toBeLessThan(500);
    }
  const elsewhere = await context.request.post("/api/shop/purchases", {
    data: "{}",
    headers: { "content-type": "application/json", origin: "https://elsewhere.example" },
  });
  expect(elsewhere.status()).toBe(403);
  const action = await context.request.post("/diplomacy", {
    data: "[]",
    headers: { "next-action": "0".repeat(42), origin: "https://elsewhere.example", "content-type": "text/plain" },
  });
  expect(action.status()).toBe(403);
  await context.close();
});

test("whoever does very much at once with its binder waits a little, and is told so", async ({ browser }) => {
  const { page, member } = await comeIn(browser, "much");
  await page.goto("/collection");
  const { points, seconds } = LIMITS.collection;
  await prisma().rateLimit.create({
    data: { key: `collection:${member.id}`, points, expire: BigInt(Date.now() + seconds * 1_000) },
  });
  await page.getByRole("combobox", { name: "Filter cards" }).fill("/display too much");
  await page.keyboard.press("Enter");
  const said = page.getByRole("status").filter({ hasText: "That was a lot in a short time. Nothing was changed" });
  await expect(said).toBeVisible();
  expect(await prisma().savedDisplay.count({ where: { userId: member.id } })).toBe(0);
});
