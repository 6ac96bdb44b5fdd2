import { expect } from "@playwright/test";
import { openHouseTable } from "./seeds";
import { comeIn, LONG, leaveAll, MOTION, PHONE, sitDown, test, turnLine, visitor } from "./steps";

test.use(MOTION);

/** What stands in the verbs' place while there is nothing to play. */

test(
  "with vacant seats nothing is dealt: neither by the menu nor by a key of a verb that nobody sees",
  LONG,
  async ({ browser }) => {
    const host = await comeIn(browser, "alone");
    const { page } = host;
    const id = await openHouseTable(host.member);
    await sitDown([host], id);
    await expect(page.getByText("Waiting for 2 more players.")).toBeVisible();
    await page.locator("body").press("Enter");
    await page.getByRole("button", { name: "Table menu" }).first().click();
    await expect(page.getByRole("menuitem", { name: "Table settings" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Deal now" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(turnLine(page)).toHaveText("Nothing has been dealt yet.");
    // Once all seats are taken Enter does what the brass button says.
    await page.getByRole("button", { name: "Play with 2 bots" }).click();
    await expect(turnLine(page)).not.toHaveText("Nothing has been dealt yet.");
    await leaveAll([host]);
  },
);

test("the second tap of a double one does not press what has come to lie under it", LONG, async ({ browser }) => {
  const host = await comeIn(browser, "waits");
  const id = await openHouseTable(host.member);
  await sitDown([host], id);
  const page = await visitor(browser, { locale: "et-EE", viewport: PHONE, hasTouch: true });
  await page.goto(`/tables/${id}`);
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(`**/tables/${id}`, async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  const box = await page.getByRole("button", { name: "Mängi külalisena" }).boundingBox();
  if (!box) throw new Error("There is no such button.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole("button", { name: "Teen sulle ruumi…" })).toBeVisible();
  await page.touchscreen.tap(x, y);
  letGo();
  await expect(page.locator(".seat[data-you=true]")).toBeAttached();
  expect(new URL(page.url()).pathname).toBe(`/tables/${id}`);
  await page.context().close();
  await leaveAll([host]);
});
