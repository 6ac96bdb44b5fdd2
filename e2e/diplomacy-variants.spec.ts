import { expect, type Locator, type Page } from "@playwright/test";
import { makeMember } from "../lib/build/testing/club";
import { moveOf, openedGame, sitDown, storedState } from "../lib/build/testing/diplomacy";
import { tickTable } from "../lib/services/tables/tick-tables";
import { comeIn, expectAccessible, expectAccessibleInBothThemes, LONG, leaveAll, PHONE, test } from "./steps";

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

/** Goes on by the Tab key alone until something is reached. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

/** A list is written and saved by keys alone. */
async function writeByKeys(page: Page, text: Locator, lines: readonly string[]): Promise<void> {
  await tabTo(page, text);
  for (const [i, line] of lines.entries()) {
    if (i > 0) await page.keyboard.press("Enter");
    await page.keyboard.type(line);
  }
  await tabTo(page, page.getByRole("button", { name: "Save the list" }));
  await page.keyboard.press("Enter");
}

/** Taps one of these provinces of the map with a finger, the first that shows; answers which. */
async function touchProvince(page: Page, ...provinces: string[]): Promise<string> {
  const map = page.getByTestId("map");
  await map.scrollIntoViewIfNeeded();
  const spot = await map.evaluate((shown, wanted) => {
    const steps = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);
    const box = shown.getBoundingClientRect();
    for (const id of wanted)
      for (const a of steps)
        for (const b of steps) {
          const [x, y] = [box.left + a * box.width, box.top + b * box.height];
          const at = document.elementFromPoint(x, y)?.closest("[data-province]")?.getAttribute("data-province");
          if (at === id) return { id, x, y };
        }
    return null;
  }, provinces);
  if (!spot) throw new Error(`${provinces} are not in sight`);
  await page.touchscreen.tap(spot.x, spot.y);
  return spot.id;
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
  const [name, second] = position.units.filter((one) => one.power === power).map(({ type, at }) => `${type} ${at}`);
  const { funds } = powers.find((one) => one.name === power)!.purse!;
  const panel = page.getByRole("tabpanel", { name: "Orders" });
  await expect(panel).toContainText(`${funds} coins`);

  // What cannot be read is said as one types.
  const text = panel.getByRole("textbox", { name: /Your sheet/ });
  await text.fill(`8 : ${name} - NOWHERE`);
  await expect(panel).toContainText("Line 1:");
  await text.fill("");
  // By keys: the unit, what it should do, the money.
  await panel.getByLabel("Unit", { exact: true }).selectOption(name!);
  await panel.getByLabel("Order", { exact: true }).selectOption("H");
  await panel.getByLabel("Coins", { exact: true }).first().fill("8");
  await panel.getByRole("button", { name: "Add the offer" }).click();
  await expect(text).toHaveValue(`8 : ${name} H`);
  await expect(panel.getByText("If all of it were taken").locator("..")).toContainText("8 coins");
  // What is not saved stays on this device.
  await page.reload();
  await expect(text).toHaveValue(`8 : ${name} H`);
  await expectAccessibleInBothThemes(page);

  // Whom one's units prefer: dragged by the mouse, and moved by keys.
  const rows = panel.locator("[data-row]");
  const [first, , third] = await rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-row")));
  await rows.nth(2).scrollIntoViewIfNeeded();
  const [from, to] = [(await rows.nth(2).boundingBox())!, (await rows.nth(0).boundingBox())!];
  await page.mouse.move(from.x + 70, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 70, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(rows.first()).toHaveAttribute("data-row", third!);
  await expect(rows.nth(1)).toHaveAttribute("data-row", first!);
  await panel.getByRole("button", { name: "Move the line up" }).focus();
  await page.keyboard.press("Enter");
  await expect(rows.nth(1)).toHaveAttribute("data-row", "?");
  await panel.getByRole("button", { name: "Keep this order" }).click();
  const accepts = async () => (await storedState(id)).powers.find((one) => one.name === power)!.purse!.accept;
  await expect.poll(accepts).toBe(`${third}?`);
  // A gift is gone at once.
  await panel.getByLabel("Coins", { exact: true }).last().fill("3");
  await panel.getByRole("button", { name: "Give", exact: true }).click();
  await expect(panel).toContainText("has 3 coins of yours");

  // Four coins more than there are: both offers fall twice.
  const rest = funds - 3;
  await text.fill(`8 : ${name} H\n${rest - 4} : ${second} H`);
  await expect(panel.getByText("4 coins more than there is: offers would be lowered.")).toBeVisible();
  await page.getByRole("button", { name: "Save the sheet" }).click();
  await expect.poll(async () => (await storedState(id)).position.phase.season).toBe("FALL");
  await page.getByRole("tab", { name: "Results" }).click();
  const statement = page.locator(`[data-statement=${power}]`);
  await expect(statement).toContainText("your offers were lowered twice.");
  await expect(statement.getByText(`Your 8 for ${name} H was lowered twice, to 6.`)).toBeVisible();
  await expect(
    statement.getByText(`Your ${rest - 4} for ${second} H was lowered twice, to ${rest - 6}.`),
  ).toBeVisible();
  // The money over time, as lines and in figures.
  const money = page.getByTestId("treasuries");
  await expect(money.getByRole("img", { name: "Treasury over time" })).toBeVisible();
  await expect(money.getByRole("row").last().getByRole("cell")).toHaveText("0");
  await expect(money.getByRole("row").nth(1).getByRole("cell")).toHaveText(`${rest}`);
  await page.setViewportSize(PHONE);
  await fits(page);
  await expectAccessible(page);
  await leaveAll([ann]);
});

/** Opens a list of choices, goes down it by the arrow key, and chooses by Enter. */
async function chooseByKeys(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.press("Space");
  const at = () => page.evaluate(() => (document.activeElement as HTMLOptionElement | null)?.value);
  for (let i = 0; i < 120 && (await at()) !== value; i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(list).toHaveValue(value);
}

test(
  "by keys alone an offer is made, whom units prefer is said, and the statement is read",
  LONG,
  async ({ browser }) => {
    const ann = await comeIn(browser, "key payer");
    const { page } = ann;
    const id = await openAgainstBots(page, "Payola");
    const power = await ownPower(page, id);
    const [unit] = (await storedState(id)).position.units
      .filter((one) => one.power === power)
      .map(({ type, at }) => `${type} ${at}`);
    const panel = page.getByRole("tabpanel", { name: "Orders" });
    await chooseByKeys(page, panel.getByLabel("Unit", { exact: true }), unit!);
    await chooseByKeys(page, panel.getByLabel("Order", { exact: true }), "H");
    await tabTo(page, panel.getByLabel("Coins", { exact: true }).first());
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("8");
    await tabTo(page, panel.getByRole("button", { name: "Add the offer" }));
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("textbox", { name: /Your sheet/ })).toHaveValue(`8 : ${unit} H`);
    const rows = panel.locator("[data-row]");
    const [own, , third] = await rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-row")));
    await tabTo(page, rows.nth(2).getByRole("button").first());
    await page.keyboard.press("Enter");
    await expect(rows.nth(1)).toHaveAttribute("data-row", third!);
    await tabTo(page, panel.getByRole("button", { name: "Keep this order" }));
    await page.keyboard.press("Enter");
    const accepts = async () => (await storedState(id)).powers.find((one) => one.name === power)!.purse!.accept;
    await expect.poll(accepts).toBe(`${own}${third}?`);
    await tabTo(page, page.getByRole("button", { name: "Save the sheet" }));
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await storedState(id)).position.phase.season).toBe("FALL");
    await tabTo(page, page.getByRole("tab", { selected: true }).first());
    for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Results" })).toHaveAttribute("aria-selected", "true");
    await expect(page.locator(`[data-statement=${power}]`)).toContainText(`${unit} H`);
    await leaveAll([ann]);
  },
);

test("what would come of offers and of lists is tried out, and nobody is told", LONG, async ({ browser }) => {
  const ann = await comeIn(browser, "guesser");
  const { page } = ann;
  const id = await openAgainstBots(page, "Payola");
  const power = await ownPower(page, id);
  const { position } = await storedState(id);
  const foreign = position.units.find((one) => one.power !== power)!;
  const theirs = `${foreign.type} ${foreign.at}`;
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await page.getByRole("tab", { name: "What if" }).click();
  const panel = page.getByRole("tabpanel", { name: "What if" });
  await expect(panel).toContainText("No unit would be paid anything");
  await panel.getByRole("textbox", { name: /^The sheet of/ }).fill(`8 : ${theirs} H`);
  await expect(panel.getByTestId("sales")).toContainText(`${theirs} H`);
  // Somebody else bids more, with what one thinks that they have.
  const other = position.units.find((one) => one.power !== power && one.power !== foreign.power)!.power;
  await panel.getByLabel("For which power").selectOption(other);
  await panel.getByLabel(/^What .* may have$/).fill("30");
  await panel.getByRole("textbox", { name: /^The sheet of/ }).fill(`9 & ${theirs} H`);
  await expect(panel.getByTestId("sales")).toContainText("17");
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize(PHONE);
  await fits(page);
  expect(sent).toEqual([]);
  const saved = (await storedState(id)).powers.find((one) => one.name === power);
  expect(saved?.purse?.sheet).toEqual([]);
  await leaveAll([ann]);
});

test("what would come of lists is tried out by keys", LONG, async ({ browser }) => {
  const ann = await comeIn(browser, "foreseer");
  const { page } = ann;
  const id = await openAgainstBots(page, "Crystal Ball");
  const power = await ownPower(page, id);
  const unit = (await storedState(id)).position.units.find((one) => one.power === power)!;
  await page.getByRole("tab", { name: "What if" }).click();
  const panel = page.getByRole("tabpanel", { name: "What if" });
  await panel.getByLabel("Unit", { exact: true }).selectOption(`${unit.type} ${unit.at}`);
  await panel.getByLabel("What it does").selectOption("H");
  await panel.getByRole("button", { name: "Add the line" }).click();
  await expect(panel.locator(`[data-notes=${power}] [data-note=ordered]`)).toContainText(`${unit.type} ${unit.at} H`);
  await panel.getByRole("button", { name: "Start again" }).click();
  await expect(panel.locator("[data-notes]")).toHaveCount(0);
  await expectAccessible(page);
  await leaveAll([ann]);
});

test(
  "on a phone an offer is made with a finger: the unit and where it goes are tapped, whom units prefer is dragged",
  LONG,
  async ({ browser }) => {
    const ann = await comeIn(browser, "phone payer", { viewport: PHONE, hasTouch: true });
    const { page } = ann;
    const id = await openAgainstBots(page, "Payola");
    const power = await ownPower(page, id);
    const { at, type } = (await storedState(id)).position.units.find((one) => one.power === power)!;
    const panel = page.getByRole("tabpanel", { name: "Orders" });
    await touchProvince(page, at.split("/")[0]!);
    await expect(panel.getByLabel("Unit", { exact: true })).toHaveValue(`${type} ${at}`);
    const moves = await panel
      .getByLabel("Order", { exact: true })
      .locator("option")
      .evaluateAll((all) => all.map((one) => one.getAttribute("value")!).filter((one) => /^- [A-Z]{3}$/.test(one)));
    const move = `- ${await touchProvince(page, ...moves.map((one) => one.slice(2)))}`;
    await expect(panel.getByLabel("Order", { exact: true })).toHaveValue(move);
    await panel.getByRole("button", { name: "Add the offer" }).tap();
    await expect(panel.getByRole("textbox", { name: /Your sheet/ })).toHaveValue(`1 : ${type} ${at} ${move}`);

    const rows = panel.locator("[data-row]");
    const [first, second] = await rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-row")));
    await rows.nth(1).scrollIntoViewIfNeeded();
    const grip = async (n: number) => {
      const box = (await rows.nth(n).locator("[data-grip]").boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [from, to] = [await grip(1), await grip(0)];
    const finger = await ann.context.newCDPSession(page);
    const touch = (kind: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      finger.send("Input.dispatchTouchEvent", { type: kind, touchPoints });
    await touch("touchStart", from);
    for (let i = 1; i <= 4; i++) await touch("touchMove", { x: from.x, y: from.y + ((to.y - from.y) * i) / 4 });
    // The finger rests where it lets go. Let go in motion it would fling, and while something is flung the browser makes no
    // click of a tap.
    await page.waitForTimeout(200);
    await touch("touchMove", to);
    await touch("touchEnd");
    await expect(rows.first()).toHaveAttribute("data-row", second!);
    await expect(rows.nth(1)).toHaveAttribute("data-row", first!);

    await page.getByRole("button", { name: "Save the sheet" }).tap();
    await expect.poll(async () => (await storedState(id)).position.phase.season).toBe("FALL");
    await fits(page);
    await leaveAll([ann]);
  },
);

test("a game of Crystal Ball is opened, two lists are written by keys alone, and what became of the first is read", async ({
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
  await writeByKeys(page, text, [`${one} H`, `${two} H`, `${one} H`, "A SIL H"]);
  await expect(shown(page, "Write your list for the next movement phase.")).toBeVisible();
  await expect(panel.getByRole("region", { name: "This phase" })).toContainText("Nobody changes it any more.");
  await expect(panel.getByRole("region", { name: "This phase" })).toContainText(`${one} H`);
  await expect(text).toHaveValue("");
  await expectAccessibleInBothThemes(page);
  await writeByKeys(page, text, [`${two} H`]);
  await expect.poll(async () => (await storedState(id)).position.phase.season).toBe("FALL");
  await expect(panel.getByRole("region", { name: "This phase" })).toContainText(`${two} H`);
  await page.getByRole("tab", { name: "Results" }).click();
  const notes = page.locator(`[data-notes=${power}]`);
  await expect(notes.locator("[data-note=revoked]")).toContainText(`${one} H`);
  await expect(notes.locator("[data-note=ordered]")).toHaveCount(2);
  await expect(notes.locator("[data-note=ordered]").first()).toContainText("was the order of its unit");
  await page.setViewportSize(PHONE);
  await fits(page);
  await expectAccessible(page);
  await leaveAll([ann]);
});

test(
  "on a phone both lists are written with a finger; of each line it is said what became of it, and why",
  LONG,
  async ({ browser }) => {
    const ann = await comeIn(browser, "phone seer", { viewport: PHONE, hasTouch: true });
    const { page } = ann;
    const others = await Promise.all(Array.from({ length: 6 }, () => makeMember("seer")));
    const members = [ann.member, ...others];
    const master = await makeMember("gm");
    const id = await openedGame(master, { runBy: "master", variant: "crystal" });
    await sitDown(id, members);
    await tickTable(id, Date.now() + 60_000);
    const { powers, position } = await storedState(id);
    const nameOf = (seat: number) => powers.find((one) => one.seat === seat)!.name;
    const unitsOf = (seat: number) =>
      position.units.filter(({ power }) => power === nameOf(seat)).map(({ type, at }) => `${type} ${at}`);
    const [one, two, three] = unitsOf(0);
    const listOf = async (seat: number, lines: readonly string[]) => {
      const intent = { type: "orders", text: lines.join("\n") };
      expect(await moveOf(id, members[seat]!, seat, { to: "game", intent })).toBeNull();
    };
    const everybody = async (second: readonly string[]) => {
      for (let seat = 1; seat < 7; seat++) await listOf(seat, seat === 1 ? second : [`${unitsOf(seat)[0]} H`]);
    };

    await page.goto(`/tables/${id}`);
    const panel = page.getByRole("tabpanel", { name: "Orders" });
    const text = panel.getByRole("textbox", { name: /Your list/ });
    const add = async (order: string) => {
      await panel.getByLabel("What it does").selectOption(order);
      await panel.getByRole("button", { name: "Add the line" }).tap();
    };
    await touchProvince(page, one!.slice(2, 5));
    await expect(panel.getByLabel("Unit", { exact: true })).toHaveValue(one!);
    await add("H");
    await touchProvince(page, one!.slice(2, 5));
    await add("H");
    for (const unit of [two!, three!]) {
      await touchProvince(page, unit.slice(2, 5));
      await add(`P ${nameOf(1)}`);
    }
    // The largest power has four centres: of five orders the last does not count. Somebody else's unit was not handed over.
    await text.fill(`${await text.inputValue()}\nA BOH H\n${unitsOf(2)[0]} H\nA SIL H`);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save the list" }).tap();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await everybody([`${two} H`]);
    await expect(shown(page, "Write your list for the next movement phase.")).toBeVisible();
    await touchProvince(page, one!.slice(2, 5));
    await add("H");
    await page.getByRole("button", { name: "Save the list" }).tap();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await everybody([`${unitsOf(1)[0]} H`]);
    expect(await moveOf(id, master, "master", { to: "game", intent: { type: "process" } })).toBeNull();
    await page.getByRole("tab", { name: "Results" }).tap();
    const notes = page.locator(`[data-notes=${nameOf(0)}]`);
    for (const [note, line, why] of [
      ["revoked", `${one} H`, "a later line names the same unit"],
      ["ordered", `${one} H`, "was the order of its unit"],
      ["proxied", `${two} P ${nameOf(1)}`, "handed over, and ordered there"],
      ["refused", `${three} P ${nameOf(1)}`, "handed over, but not ordered there: it held"],
      ["no unit", "A BOH H", "no such unit of anybody’s was there"],
      ["noProxy", `${unitsOf(2)[0]} H`, "the unit was not handed to you"],
      ["ignored", "A SIL H", "too far down the list"],
    ] as const) {
      const said = notes.locator(`[data-note="${note}"]`);
      await expect(said).toContainText(line);
      await expect(said).toContainText(why);
    }
    await fits(page);
    await leaveAll([ann]);
  },
);
