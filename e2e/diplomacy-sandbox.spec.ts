import { readFile } from "node:fs/promises";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothThemes, LONG, newPage, PHONE, problemsOf, test } from "./steps";

const SANDBOX = "/diplomacy/sandbox";

/** The sandbox, opened by somebody who is not signed in; `link`: by a fragment. */
async function openSandbox(browser: Browser, link = "", options: Parameters<Browser["newContext"]>[0] = {}) {
  const context = await browser.newContext(options);
  const page = await newPage(context);
  const problems = problemsOf(page);
  await page.goto(`${SANDBOX}${link}`);
  await expect(map(page)).toBeVisible();
  return { page, context, problems };
}

const map = (page: Page): Locator => page.getByRole("application");
const province = (page: Page, id: string): Locator => page.locator(`[data-province="${id}"]`);
const resolve = (page: Page) => page.getByRole("button", { name: /^Resolve/ });
const bar = (page: Page) => page.getByRole("region", { name: "Order", exact: true });
const phase = (page: Page) => page.getByTestId("phase");

/** Where on the screen a unit stands: within its province, at the spot of the drawing. */
async function spotOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  return page.evaluate(async (at) => {
    const drawing = await (await fetch("/maps/standard.json")).json();
    const [x, y] = drawing.provinces[at].unit;
    const svg = document.querySelector<SVGSVGElement>(".diplomacy-map > svg");
    const matrix = svg?.getScreenCTM();
    const point = new DOMPoint(x, y).matrixTransform(matrix ?? undefined);
    return { x: point.x, y: point.y };
  }, id);
}

async function tap(page: Page, id: string): Promise<void> {
  const { x, y } = await spotOf(page, id);
  await page.mouse.click(x, y);
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await spotOf(page, from), await spotOf(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
}

const type = async (page: Page, text: string) => {
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await page.getByRole("textbox", { name: "Orders as text" }).fill(text);
};

test("a newcomer finds the sandbox, drags an attack, and is told why it bounced", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await newPage(context);
  const problems = problemsOf(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Diplomacy", exact: true }).first().click();
  // How it is played stands where one comes to it, with the way to the lessons.
  await page.getByText("How it is played").click();
  await expect(page.getByText("Nothing that is promised binds anybody.", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "Learn it step by step in the sandbox" }).click();
  await expect(page.getByRole("tab", { name: "Learn" })).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await page.getByRole("link", { name: "Try orders in the sandbox" }).click();
  await expect(map(page)).toBeVisible();
  await expect(phase(page)).toContainText("Spring 1901, movement");
  await drag(page, "VIE", "GAL");
  await tap(page, "WAR");
  await expect(bar(page)).toContainText("Army Warsaw");
  await tap(page, "GAL");
  await expect(page.getByText("Warsaw moves to Galicia", { exact: true })).toBeVisible();
  await resolve(page).click();
  await expect(page.getByText("2 orders failed")).toBeVisible();
  const card = page.getByRole("article").filter({ hasText: "Vienna bounces at Galicia." });
  await expect(card).toContainText(
    "The attack has strength 1. Russia’s army from Warsaw wants to go there too, with 1.",
  );
  await card.getByText("Show how it was decided").click();
  await expect(card).toContainText("An attack gets in only if it is stronger than everything against it.");
  // The same on the map, pointed at and focused.
  const mark = page.getByRole("button", { name: "Vienna moves to Galicia. Why?" });
  await mark.hover();
  await expect(page.locator(".why-bubble")).toContainText("Vienna bounces at Galicia.");
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Next phase" }).click();
  await expect(phase(page)).toContainText("Fall 1901, movement");
  await page.getByRole("button", { name: "Previous phase" }).click();
  await expect(page.getByText("2 orders failed")).toBeVisible();
  await page.getByRole("button", { name: "Change the orders" }).click();
  await expect(resolve(page)).toHaveText("Resolve 2 orders");
  expect(problems).toEqual([]);
  await context.close();
});

test(
  "on a phone with a finger: two attacks are dragged, and each is told why it bounced",
  LONG,
  async ({ browser }) => {
    const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
    const { page, context, problems } = await openSandbox(browser, "", phone);
    await expect(page.getByText("Drag a unit on the map, or tap it.")).toBeVisible();
    const finger = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints });
    for (const [from, to] of [
      ["MUN", "TYR"],
      ["VIE", "TYR"],
    ] as const) {
      const [a, b] = [await spotOf(page, from), await spotOf(page, to)];
      await touch("touchStart", a);
      for (let i = 1; i <= 4; i++)
        await touch("touchMove", { x: a.x + ((b.x - a.x) * i) / 4, y: a.y + ((b.y - a.y) * i) / 4 });
      // The finger rests where it lets go. Let go in motion it would fling, and while something is flung the browser makes no
      // click of a tap.
      await page.waitForTimeout(200);
      await touch("touchMove", b);
      await touch("touchEnd");
      // Nobody lifts their finger and presses elsewhere before they see what came of it.
      await expect(
        page.getByText(from === "MUN" ? "Munich moves to Tyrolia" : "Vienna moves to Tyrolia", { exact: true }),
      ).toBeAttached();
    }
    await expect(resolve(page)).toHaveText("Resolve 2 orders");
    await resolve(page).tap();
    await expect(page.getByText("2 orders failed")).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: "Munich bounces at Tyrolia." })).toContainText(
      "Austria’s army from Vienna wants to go there too, with 1.",
    );
    expect(problems).toEqual([]);
    await context.close();
  },
);

test("by keyboard alone: walk, attack, support, resolve", async ({ browser }) => {
  const { page, context, problems } = await openSandbox(browser);
  await province(page, "PAR").focus();
  await page.keyboard.press("ArrowRight");
  await expect(province(page, "BUR")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(province(page, "PAR")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bar(page)).toContainText("Army Paris");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(province(page, "PAR")).toHaveAccessibleName(/Paris moves to Burgundy: saved/);
  // Support in the same gesture: supporter, supported, its target.
  await province(page, "MAR").focus();
  await page.keyboard.press("s");
  await province(page, "PAR").focus();
  await page.keyboard.press("Enter");
  await province(page, "BUR").focus();
  await page.keyboard.press("Enter");
  await expect(province(page, "MAR")).toHaveAccessibleName(/Marseilles supports Paris to Burgundy/);
  await province(page, "BRE").focus();
  await page.keyboard.press("h");
  await expect(province(page, "BRE")).toHaveAccessibleName(/Brest holds/);
  await page.keyboard.press("Delete");
  await expect(province(page, "BRE")).not.toHaveAccessibleName(/Brest holds/);
  await resolve(page).press("Enter");
  await expect(page.getByText("Paris gets into Burgundy.")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys of the map" })).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test("by text: what cannot be given is explained, and the nearest order is offered", LONG, async ({ browser }) => {
  const { page, context, problems } = await openSandbox(browser);
  await type(page, "A PAR - MUN\nF BRE - MAO");
  await expect(page.getByText("Line 1: Paris cannot reach Munich.")).toBeVisible();
  await page.getByRole("button", { name: /^Use “A PAR - / }).click();
  await expect(page.getByText("Line 1")).toHaveCount(0);
  await expect(resolve(page)).toHaveText("Resolve 2 orders");
  // The list shows the same set, and what is chosen there is in the text.
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.getByRole("button", { name: "Brest moves to Mid-Atlantic Ocean", exact: true }).click();
  await page.getByRole("combobox", { name: "What Brest does" }).selectOption("Hold");
  await page.getByRole("button", { name: "Text", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Orders as text" })).toHaveValue(/F BRE H/);
  await expectAccessible(page);
  expect(problems).toEqual([]);
  await context.close();
});

test("on a phone in the dark: tap by tap, through retreats and builds", LONG, async ({ browser }) => {
  const { page, context, problems } = await openSandbox(
    browser,
    "#v=1&m=standard&p=F1901M&u=2:ABUR,ARUH;3:AMUN&c=2:PAR,MAR;3:BER,KIE,MUN",
    {
      viewport: PHONE,
      colorScheme: "dark",
      hasTouch: true,
    },
  );
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  const touch = async (id: string) => {
    const { x, y } = await spotOf(page, id);
    await page.touchscreen.tap(x, y);
  };
  await touch("BUR");
  await expect(bar(page)).toContainText("Army Burgundy");
  await touch("MUN");
  await expect(bar(page)).toContainText("Move to Munich");
  await bar(page).getByRole("button", { name: "Move to Munich" }).tap();
  await touch("RUH");
  await touch("BUR");
  await touch("MUN");
  await expect(page.getByText("Ruhr supports Burgundy to Munich", { exact: true })).toBeVisible();
  await resolve(page).tap();
  await expect(page.getByText("Munich is dislodged by Burgundy.", { exact: false }).first()).toBeVisible();
  await page.getByRole("button", { name: "Next phase" }).tap();
  await expect(phase(page)).toContainText("Fall 1901, retreats");
  await touch("MUN");
  await touch("TYR");
  await expect(page.getByText("Munich retreats to Tyrolia", { exact: true })).toBeVisible();
  await resolve(page).tap();
  await page.getByRole("button", { name: "Next phase" }).tap();
  await expect(phase(page)).toContainText("Winter 1901, adjustments");
  await page.getByRole("button", { name: "Paris no order" }).tap();
  await page.getByRole("combobox", { name: "What Paris does" }).selectOption("Build");
  await expect(page.getByText("Build an army in Paris", { exact: true })).toBeVisible();
  // Nothing is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page);
  expect(problems).toEqual([]);
  await context.close();
});

test(
  "a link opens the same position and orders elsewhere; a broken one says what is wrong",
  LONG,
  async ({ browser }) => {
    const { page, context } = await openSandbox(browser);
    await type(page, "A PAR - BUR\nA MUN - BUR");
    await page.getByRole("tab", { name: "Open" }).click();
    const link = await page.getByRole("textbox", { name: "Share this position" }).inputValue();
    await context.close();
    const other = await openSandbox(browser, new URL(link).hash);
    await expect(resolve(other.page)).toHaveText("Resolve 2 orders");
    await expect(other.page.getByText("Paris moves to Burgundy", { exact: true })).toBeVisible();
    // Another link in the same tab.
    await other.page.evaluate(() => {
      window.location.hash = "v=1&m=standard&p=S1901M&u=0:ANTH";
    });
    await expect(other.page.getByRole("alert").filter({ hasText: "This link cannot be opened." })).toContainText(
      "The position in it is not possible on its map.",
    );
    await expect(resolve(other.page)).toHaveText("Resolve");
    await other.page.getByRole("button", { name: "Dismiss" }).click();
    await expect(other.page.getByText("This link cannot be opened.")).toHaveCount(0);
    await other.context.close();
    for (const broken of [
      "#v=1&m=moon&p=S1901M",
      "#v=9&m=standard&p=S1901M",
      "#v=1&%E0%A4",
      `#v=1&m=${"x".repeat(9000)}`,
    ]) {
      const opened = await openSandbox(browser, broken);
      await expect(opened.page.getByText("This link cannot be opened.", { exact: false })).toBeVisible();
      expect(opened.problems).toEqual([]);
      await opened.context.close();
    }
  },
);

test("a lesson is opened, edited on the map, and leaves as a picture", LONG, async ({ browser }) => {
  const { page, context, problems } = await openSandbox(browser);
  await page.getByRole("tab", { name: "Learn" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: /Sinking a convoy/ }).click();
  await resolve(page).click();
  await expect(page.getByText("London does not get across to Norway.")).toBeVisible();
  await page.getByRole("button", { name: "Change the orders" }).click();
  // Without the fleet that supports the attack the convoy stands.
  await page.getByRole("tab", { name: "Position" }).click();
  await page.getByRole("button", { name: "Erase" }).click();
  await tap(page, "DEN");
  await expect(province(page, "DEN")).not.toHaveAccessibleName(/fleet/);
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Orders" }).click();
  await resolve(page).click();
  await expect(page.getByText("London gets into Norway.")).toBeVisible();
  await page.getByRole("tab", { name: "Open" }).click();
  for (const kind of ["SVG", "PNG"]) {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: kind, exact: true }).click();
    const file = await readFile(await (await coming).path());
    if (kind === "PNG") {
      expect(file.subarray(1, 4).toString()).toBe("PNG");
      expect(file.readUInt32BE(16)).toBe(2000);
    } else {
      const svg = file.toString();
      expect(svg).toContain("<title>Spring 1902, movement</title>");
      expect(svg).not.toMatch(/var\(|data-province|oklch|color-mix/);
    }
  }
  expect(problems).toEqual([]);
  await context.close();
});

test("a status file opens, and one that is none says so", LONG, async ({ browser }) => {
  const { page, context, problems } = await openSandbox(browser);
  await page.getByRole("tab", { name: "Open" }).click();
  const file = page.getByRole("textbox", { name: "Status file" });
  const open = page.getByRole("button", { name: "Open", exact: true });
  await file.fill("This is a letter.");
  await open.click();
  await expect(page.getByText(/^(This is no status file|Line 1)/)).toBeVisible();
  expect(await file.inputValue()).toBe("This is a letter.");
  const facts = await readFile("lib/engine/diplomacy/status/testdata/everything.status", "latin1");
  await file.fill(facts);
  await open.click();
  await expect(page.getByRole("tab", { name: "Orders" })).toHaveAttribute("aria-selected", "true");
  expect(problems).toEqual([]);
  await context.close();
});

test("other maps and another language: 34 powers begin by building, in Estonian", LONG, async ({ browser }) => {
  const { page, context, problems } = await openSandbox(browser, "", { locale: "et-EE" });
  await expect(phase(page)).toContainText("Kevad 1901, käigud");
  await page.getByRole("combobox", { name: "Kaart" }).selectOption("chaos");
  await expect(phase(page)).toContainText("Talv 1900, ehitamine");
  await province(page, "PAR").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ehita armee: Paris", { exact: true })).toBeVisible();
  for (const name of ["spice", "modern", "hundred", "ancmed", "pure"]) {
    await page.getByRole("combobox", { name: "Kaart" }).selectOption(name);
    await expect(page.locator(".diplomacy-map .unit").first()).toBeVisible();
  }
  await expectAccessible(page);
  expect(problems).toEqual([]);
  await context.close();
});
