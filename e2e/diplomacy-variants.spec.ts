import { expect, type Page } from "@playwright/test";
import { storedState } from "../lib/build/testing/diplomacy";
import { comeIn, expectAccessible, expectAccessibleInBothThemes, leaveAll, PHONE, test } from "./steps";

const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

/** Opens a game of a kind against bots from the form; answers its id. */
async function openAgainstBots(page: Page, kind: string): Promise<string> {
  await page.goto("/diplomacy/new");
  await page.getByRole("radio", { name: /You alone against bots/ }).click();
  await page.getByRole("radio", { name: new RegExp(`^${kind}`) }).click();
  await expect(page.getByText("How it is played")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open the game" }).click();
  await page.waitForURL(/\/tables\//);
  return new URL(page.url()).pathname.split("/")[2]!;
}

/** The power that one plays, as the page calls it and as the judge does. */
async function ownPower(page: Page, id: string): Promise<string> {
  await expect.poll(async () => (await storedState(id)).stage).toBe("active");
  const said = (await shown(page, /^You are /).textContent()) ?? "";
  return said.replace(/^You are /, "").toUpperCase();
}

test("a game of Payola is opened, an offer is put together and saved, the phase is resolved, and its statement read", async ({
  browser,
}) => {
  const ann = await comeIn(browser, "payer");
  const { page } = ann;
  const id = await openAgainstBots(page, "Payola");
  await expect(shown(page, "Make your offers.")).toBeVisible();
  const power = await ownPower(page, id);
  const { position, powers } = await storedState(id);
  const unit = position.units.find((one) => one.power === power)!;
  const { funds } = powers.find(({ name }) => name === power)!.purse!;
  const name = `${unit.type} ${unit.at}`;
  const panel = page.getByRole("tabpanel", { name: "Orders" });
  await expect(panel).toContainText(`${funds} coins`);

  // What cannot be read is said as one types.
  const text = panel.getByRole("textbox", { name: /Your sheet/ });
  await text.fill(`8 : ${name} - NOWHERE`);
  await expect(panel).toContainText("Line 1:");
  await text.fill("");
  // By keys: the unit, what it should do, the money.
  await panel.getByLabel("Unit", { exact: true }).selectOption(name);
  await panel.getByLabel("Order", { exact: true }).selectOption("H");
  await panel.getByLabel("Coins", { exact: true }).first().fill("8");
  await panel.getByRole("button", { name: "Add the offer" }).click();
  await expect(text).toHaveValue(`8 : ${name} H`);
  await expect(panel.getByText("If all of it were taken").locator("..")).toContainText("8 coins");
  // What is not saved stays on this device.
  await page.reload();
  await expect(text).toHaveValue(`8 : ${name} H`);
  await expectAccessibleInBothThemes(page);

  // Whom one's units prefer, by buttons.
  await panel.getByRole("button", { name: "Move the line up" }).click();
  await panel.getByRole("button", { name: "Keep this order" }).click();
  const accepts = async () => (await storedState(id)).powers.find((one) => one.name === power)!.purse!.accept;
  await expect.poll(accepts).toMatch(/^\?$/);
  // A gift is gone at once.
  await panel.getByLabel("Coins", { exact: true }).last().fill("3");
  await panel.getByRole("button", { name: "Give", exact: true }).click();
  await expect(panel).toContainText("has 3 coins of yours");

  await page.getByRole("button", { name: "Save the sheet" }).click();
  await expect.poll(async () => (await storedState(id)).position.phase.season).toBe("FALL");
  await page.getByRole("tab", { name: "Results" }).click();
  const statement = page.locator(`[data-statement=${power}]`);
  await expect(statement).toContainText(`${funds - 3}`);
  await expect(statement).toContainText(`${name} H`);
  await expect(statement).toContainText("All of your offers stood as they were.");
  await page.setViewportSize(PHONE);
  await fits(page);
  await expectAccessible(page);
  await leaveAll([ann]);
});

test("on a phone a unit is tapped on the map, and an offer for its move is made", async ({ browser }) => {
  const ann = await comeIn(browser, "phone payer", { viewport: PHONE, hasTouch: true });
  const { page } = ann;
  const id = await openAgainstBots(page, "Payola");
  const power = await ownPower(page, id);
  const { at, type } = (await storedState(id)).position.units.find((one) => one.power === power)!;
  const province = at.split("/")[0];
  await page.getByTestId("map").locator(`[data-province=${province}]`).first().focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("tabpanel", { name: "Orders" });
  await expect(panel.getByLabel("Unit", { exact: true })).toHaveValue(`${type} ${at}`);
  await panel.getByLabel("Order", { exact: true }).selectOption({ index: 1 });
  await panel.getByRole("button", { name: "Add the offer" }).click();
  await page.getByRole("button", { name: "Save the sheet" }).click();
  await expect.poll(async () => (await storedState(id)).position.phase.season).toBe("FALL");
  await fits(page);
  await leaveAll([ann]);
});

test("a game of Crystal Ball is opened, two lists are written, and what became of the first is read", async ({
  browser,
}) => {
  const ann = await comeIn(browser, "seer");
  const { page } = ann;
  const id = await openAgainstBots(page, "Crystal Ball");
  await expect(shown(page, "Write your list for this phase.")).toBeVisible();
  const power = await ownPower(page, id);
  const [one, two] = (await storedState(id)).position.units
    .filter((unit) => unit.power === power)
    .map(({ type, at }) => `${type} ${at}`);
  const panel = page.getByRole("tabpanel", { name: "Orders" });
  const text = panel.getByRole("textbox", { name: /Your list/ });
  await text.fill(`${one} H\n${two} H\n${one} H\nA SIL H`);
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Save the list" }).click();
  await expect(shown(page, "Write your list for the next movement phase.")).toBeVisible();
  await expect(panel.getByRole("region", { name: "This phase" })).toContainText("Nobody changes it any more.");
  await expect(panel.getByRole("region", { name: "This phase" })).toContainText(`${one} H`);
  await expect(text).toHaveValue("");
  await text.fill(`${two} H`);
  await page.getByRole("button", { name: "Save the list" }).click();
  await expect.poll(async () => (await storedState(id)).position.phase.season).toBe("FALL");
  await expect(panel.getByRole("region", { name: "This phase" })).toContainText(`${two} H`);
  await page.getByRole("tab", { name: "Results" }).click();
  const notes = page.locator(`[data-notes=${power}]`);
  await expect(notes.locator("[data-note=revoked]")).toContainText(`${one} H`);
  await expect(notes.locator("[data-note=ordered]")).toHaveCount(2);
  await expect(notes.locator("[data-note=ordered]").first()).toContainText("was carried out");
  await page.setViewportSize(PHONE);
  await fits(page);
  await expectAccessible(page);
  await leaveAll([ann]);
});
