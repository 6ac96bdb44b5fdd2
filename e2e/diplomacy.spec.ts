import { expect, type Page } from "@playwright/test";
import { OpenGame, openGame } from "../lib/services/diplomacy/open-game";
import { lineOf } from "./line";
import { comeIn, expectAccessible, LONG, leaveAll, PHONE, problemsOf, test, visitor } from "./steps";

const map = (page: Page) => page.getByTestId("map");
const save = (page: Page) => page.getByRole("button", { name: /^Save/ });
/** Against bots saving ends the phase: who has units without orders is asked. */
async function saveAndProcess(page: Page): Promise<void> {
  await save(page).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save and process" }).click();
}
const units = (page: Page) => map(page).locator("[data-province][aria-pressed]");
const version = (page: Page) => page.locator("[data-version]").getAttribute("data-version");

/** A text in sight: the title bar of phones is there on a desk too, unseen. */
const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

/** To a game against bots, as whoever is asked there. */
async function playBots(page: Page): Promise<void> {
  await page.goto("/diplomacy");
  await page.getByRole("button", { name: "Play against six bots" }).click();
  await expect(shown(page, "Give your orders.")).toBeVisible();
  await expect(units(page).first()).toBeVisible();
}

/** How far what was already there has moved since the page was opened, as browsers reckon it. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const watch = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        watch.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

/** Gives the first unit on the map an order to hold, by keys alone. */
async function holdFirst(page: Page): Promise<void> {
  await units(page).first().focus();
  await page.keyboard.press("h");
}

test("somebody who is not signed in plays against bots: orders, their results with reasons, and what was played", async ({
  browser,
}) => {
  const page = await visitor(browser);
  const line = await lineOf(page);
  const problems = problemsOf(page);
  await playBots(page);
  await expectAccessible(page);
  await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toHaveCount(1);
  await holdFirst(page);
  const list = page.getByRole("tabpanel", { name: "Orders" });
  await expect(list).toContainText("holds");
  await expect(list).toContainText("not saved");
  // What is not saved stays on this device. The page that comes is the one that stays: nothing jumps.
  await page.reload();
  await expect(list).toContainText("not saved");
  expect(await layoutShift(page)).toBeLessThan(0.1);
  await page
    .getByRole("radio", { name: "Text" })
    .or(page.getByRole("button", { name: "Text" }))
    .first()
    .click();
  const text = page.getByRole("textbox").filter({ visible: true }).first();
  await expect(text).toHaveValue(/^[AF] \S+ H$/m);
  const before = await version(page);
  await save(page).click();
  // All others are bots: the phase would be over at once, and it is said whose units have no order.
  const asked = page.getByRole("dialog", { name: "Process Spring 1901, movement now?" });
  await expect(asked).toContainText("units have no order and will hold");
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Give more orders" }).click();
  expect(await version(page)).toBe(before);
  await saveAndProcess(page);
  await expect.poll(() => version(page)).not.toBe(before);
  await expect(shown(page, /^Fall 1901, movement$/)).toBeVisible();
  await expect(page.getByText("Spring 1901, movement was processed.")).toBeVisible();
  await page.getByRole("button", { name: "Show the moves" }).click();
  await expect(page.getByText("Spring 1901, movement was processed.")).toBeHidden();
  await expect(shown(page, /^Spring 1901, movement$/)).toBeVisible();
  const results = page.getByRole("tabpanel", { name: "Results" });
  await expect(results.getByRole("listitem").first()).toBeVisible();
  await results
    .getByRole("radio", { name: "Table" })
    .or(results.getByRole("button", { name: "Table" }))
    .first()
    .click();
  await expect(results.getByRole("row")).toHaveCount(23);
  await expect(results.getByRole("link", { name: "Open in the sandbox" })).toHaveAttribute("href", /#v=1&m=standard/);
  await expectAccessible(page);
  // Played as a film: orders first, then units on their way, and back to what is played now.
  await page.getByRole("button", { name: "Play the phases one after the other" }).click();
  await expect(page.locator(".unit[style]").first()).toBeVisible();
  await expect(shown(page, /^Now$/)).toBeVisible();
  await page.getByRole("tab", { name: "Powers" }).click();
  await expect(page.getByRole("table", { name: "Powers" }).getByRole("row")).toHaveCount(8);
  await expect(page.getByRole("table", { name: "Centres by year" }).getByRole("row")).toHaveCount(8);
  await expectAccessible(page);
  // Who plays what is told: it was not opened as one without names.
  await expect(page.getByRole("table", { name: "Powers" }).getByRole("button")).toHaveCount(7);
  await page.getByRole("radio", { name: "Concede" }).click();
  await expect(page.getByRole("radio", { name: "Concede" })).toBeChecked();
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.getByText("Spring 1901, movement was resolved.")).toBeVisible();
  expect(problems).toEqual([]);
  // The house cannot be reached: the page says so, whatever is open on it.
  await line("cut");
  await expect(page.getByText("Reconnecting.", { exact: true })).toBeVisible();
  await line("whole");
  await expect(page.getByText("Reconnecting.", { exact: true })).toBeHidden();
});

test("a game is printed and saved as a picture of the phase that is looked at", LONG, async ({ browser }) => {
  const page = await visitor(browser);
  await playBots(page);
  await holdFirst(page);
  await saveAndProcess(page);
  await expect(shown(page, /^Fall 1901, movement$/)).toBeVisible();
  await page.getByRole("button", { name: "Earlier phase" }).click();
  await page.getByRole("tab", { name: "Powers" }).click();
  for (const [as, name] of [
    ["SVG", "spring-1901-movement.svg"],
    ["PNG", "spring-1901-movement.png"],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: as, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(name);
  }
  // On paper: the whole map and what stands beside it, without what one presses.
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.setViewportSize({ width: 703, height: 1031 });
  const paper = (await map(page).locator("> svg").boundingBox())!;
  expect(paper.x).toBeGreaterThanOrEqual(0);
  expect(paper.x + paper.width).toBeLessThanOrEqual(704);
  await expect(shown(page, "Spring 1901, movement")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Powers" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("table", { name: "Powers" })).toBeVisible();
  const box = (await page.getByRole("table", { name: "Powers" }).boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(paper.y + paper.height - 1);
});

test("on a phone, in the dark: the map is there, an order is given by taps and saved", LONG, async ({ browser }) => {
  const page = await visitor(browser, { viewport: PHONE, colorScheme: "dark" });
  await playBots(page);
  const box = (await map(page).boundingBox())!;
  expect(box.height).toBeGreaterThan(250);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Rules" })).toContainText(
    "all orders are carried out at the same moment",
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await units(page).first().focus();
  await page.keyboard.press("Enter");
  await map(page).getByRole("button", { name: "Hold", exact: true }).click();
  await expect(save(page)).toBeInViewport();
  await saveAndProcess(page);
  await expect(shown(page, /Fall 1901/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Show the moves" })).toBeInViewport();
  // Whoever gives orders again has the room for them.
  await units(page).first().focus();
  await page.keyboard.press("Enter");
  await map(page).getByRole("button", { name: "Hold", exact: true }).click();
  await expect(page.getByRole("button", { name: "Show the moves" })).toBeHidden();
});

test(
  "a master opens a game with rules and a clock; it is listed, and others find and join it",
  LONG,
  async ({ browser }) => {
    const { page: master, context } = await comeIn(browser, "dipgm");
    const problems = problemsOf(master);
    await master.goto("/diplomacy/new");
    await master.getByLabel("Name (optional)").fill("The Brass Congress");
    await master.getByRole("radio", { name: /^You, as game master/ }).click();
    await master.getByRole("checkbox", { name: /^Public press only/ }).click();
    await master.getByText("Powers without a player of their own").click();
    await master.getByLabel("Turkey", { exact: true }).selectOption({ label: "Whoever plays Russia" });
    await master.getByRole("checkbox", { name: /^They are teams/ }).click();
    await master.getByLabel("Where the name comes from (optional)").fill("After the *instruments* of its band.");
    await expect(master.getByText("The next five deadlines, if each phase uses its time")).toBeVisible();
    await expect(master.getByText("TIMING NEXT 1D MOVE 2D DAYS -MTWTF-")).toBeVisible();
    await master.getByRole("combobox", { name: "At this time of day" }).click();
    await master.getByRole("option", { name: "18:00" }).click();
    await expect(master.getByText("TIMING NEXT 1D MOVE 2D AT 18:00 DAYS -MTWTF-")).toBeVisible();
    await expectAccessible(master);
    await master.getByRole("button", { name: "Open the game" }).click();
    await expect(shown(master, "Waiting for players")).toBeVisible();
    await master.getByRole("tab", { name: "Powers" }).click();
    const facts = master.getByRole("tabpanel", { name: "Powers" });
    await expect(facts.getByText("After the instruments of its band.")).toBeVisible();
    await expect(facts.getByText("Russia + Turkey")).toBeVisible();
    await expect(facts.getByRole("link", { name: "TEAM_VICTORY" })).toBeVisible();
    const { page: guest, context: other } = await comeIn(browser, "dipin");
    await guest.goto("/diplomacy?list=forming&words=brass");
    await guest.getByRole("link", { name: /^Sit/ }).first().click();
    await expect(shown(guest, "Play begins once all powers are taken.")).toBeVisible();
    await expect(shown(guest, "You play")).toBeVisible();
    await guest.goto("/diplomacy");
    await expect(guest.getByRole("heading", { name: "Your games" })).toBeVisible();
    await expectAccessible(guest);
    expect(problems).toEqual([]);
    await Promise.all([context.close(), other.close()]);
  },
);

test("seven play under a master: a phase is processed without those who are late, one guesses, and a vote ends it", async ({
  browser,
}) => {
  const gm = await comeIn(browser, "ruler");
  const ann = await comeIn(browser, "annd", { viewport: PHONE });
  // Seven browsers, on phones and desks in turn.
  const others = await Promise.all(
    Array.from({ length: 6 }, (_, i) => comeIn(browser, "seat", i % 2 ? { viewport: PHONE } : {})),
  );
  const wanted = OpenGame.parse({ map: "standard", runBy: "master", timing: ["NEXT 1D"], name: "Seven and a master" });
  const opened = await openGame(gm.member, wanted, "here");
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  // They come one after the other, as people do, and the last one begins the game for all.
  for (const { page } of [...others, ann]) await page.goto(`/tables/${id}?sit=1`);
  const players = [ann, ...others];
  for (const { page } of players) await expect(shown(page, "Give your orders.")).toBeVisible();
  await gm.page.goto(`/tables/${id}`);
  await gm.page.getByRole("tab", { name: "Master" }).click();
  await expect(gm.page.getByText(/^Orders are missing: Austria,.*Turkey\.$/)).toBeVisible();
  await expectAccessible(gm.page);

  const own = await units(ann.page).count();
  // A guess for everybody tells at once what would come of it, to whoever guesses.
  await ann.page.getByRole("tab", { name: "What if" }).click();
  await units(ann.page).first().focus();
  await ann.page.keyboard.press("m");
  await ann.page.locator(".target").first().waitFor({ state: "attached" });
  await ann.page.keyboard.press("Escape");
  await ann.page.getByRole("switch", { name: "How often does it work?" }).click();
  await expect(ann.page.getByText("Out of 2000 guesses of what the others order.")).toBeVisible();
  // No unit can be dislodged in the first phase, and none has an order yet.
  await expect(ann.page.getByText("100%")).toHaveCount(own);
  await ann.page.getByRole("button", { name: "Find good orders for me" }).click();
  await expect(ann.page.getByRole("region", { name: "What would come of it" })).toBeVisible();
  await expectAccessible(ann.page);
  await ann.page.getByRole("tab", { name: "Orders" }).click();
  await holdFirst(ann.page);
  await save(ann.page).click();
  await expect(shown(ann.page, /saved at/)).toBeVisible();
  await ann.page.getByRole("button", { name: "Receipt" }).click();
  await expect(ann.page.getByRole("dialog").getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await ann.page.keyboard.press("Escape");

  // The others give orders on their own maps; the last of them forgets.
  for (const { page } of others.slice(0, 5)) {
    await holdFirst(page);
    await save(page).click();
    await expect(shown(page, /saved at/)).toBeVisible();
  }
  const force = async (next: RegExp) => {
    await gm.page.getByRole("button", { name: "Process without them" }).click();
    await gm.page.getByRole("dialog").getByRole("button", { name: "Process without them" }).click();
    await expect(shown(gm.page, next)).toBeVisible();
  };
  await force(/^Fall 1901, movement$/);
  for (const { page } of players) {
    await expect(shown(page, /^Fall 1901, movement$/)).toBeVisible();
    await page.getByRole("tab", { name: "Powers" }).click();
    await page.getByRole("radio", { name: "A draw of all who are left" }).click();
    await expect(page.getByRole("radio", { name: "A draw of all who are left" })).toBeChecked();
  }
  await force(/^The game is over$/);
  // It is played once: what no table of it can do is not offered.
  await expect(ann.page.getByRole("link", { name: "To the lobby" })).toBeVisible();
  await expect(ann.page.getByRole("button", { name: "Play a rematch" })).toHaveCount(0);
  for (const { page } of players)
    await expect(shown(page, /^The game ended in a draw of Austria,.*and Turkey\.$/)).toBeVisible();
  await leaveAll([gm, ...players]);
});
