import { expect, type Page } from "@playwright/test";
import { makeMember } from "../lib/build/testing/club";
import { storedState } from "../lib/build/testing/diplomacy";
import { newId } from "../lib/db/ids";
import { OpenGame, openGame } from "../lib/services/diplomacy/open-game";
import { playMove } from "../lib/services/tables/play-move";
import { tellTable } from "./seeds";
import { comeAs, comeIn, expectAccessible, LONG, newPage, PHONE, problemsOf, signIn, test } from "./steps";
import { ESTONIAN, expectEstonian } from "./words";

/** Where pictures of these pages are kept for people to look at; absent: none are taken. */
const PICTURES = process.env.PICTURES_DIR;

const FJORD = { timing: ["NEXT 1D MOVE 2D DAYS SMTWTFS"], zone: "Europe/Tallinn", name: "The Quiet Fjord" };

const ENGLISH =
  /\b(the|you|your|games?|rules?|players?|orders?|powers?|deadline|settings|save|remind|with|phase|master|control|nobody|map|lines|word|message|preview|file|log|none|nothing)\b/i;

/** Nothing of a page is found by moving it sideways. */
const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

test("a master's desk: preview, a file edited while players order, back, forward, and a game brought along", async ({
  browser,
}) => {
  const { page, member } = await comeIn(browser, "desk");
  const problems = problemsOf(page);
  const look = async (name: string) => {
    if (!PICTURES) return;
    await page.screenshot({ path: `${PICTURES}/desk-${name}.png` });
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.screenshot({ path: `${PICTURES}/desk-${name}-phone-dark.png`, fullPage: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: "light" });
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/master");
  await expect(page.getByText("You are master of no game.")).toBeVisible();
  await expectAccessible(page);
  await look("empty");

  const wanted = OpenGame.parse({ map: "standard", runBy: "master", ...FJORD });
  const opened = await openGame(member, wanted, "here");
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  const players = await Promise.all(Array.from({ length: 7 }, () => makeMember("fjord")));
  for (const player of players) await tellTable(id, player, { type: "sit", share: newId() });
  const asMaster = (intent: unknown) =>
    playMove({ tableId: id, moveId: newId(), user: member.id, as: "master", request: { to: "game", intent } });
  await asMaster({ type: "start" });

  await page.goto("/master");
  await expect(page.getByRole("link", { name: /The Quiet Fjord.*Orders to come/s })).toBeVisible();
  await look("list");
  await page.getByRole("link", { name: /The Quiet Fjord/ }).click();
  // Every power at a glance.
  const powers = page.getByTestId("desk-powers");
  await expect(powers.locator("[data-power]")).toHaveCount(7);
  await expect(powers.locator("[data-power=FRANCE]")).toContainText("to come");
  await asMaster({ type: "orders", power: "FRANCE", text: "A MAR - BUR" });
  await asMaster({ type: "orders", power: "GERMANY", text: "A MUN - BUR" });
  await page.reload();
  await expect(powers.locator("[data-power=FRANCE]")).not.toContainText("to come");
  await expect(powers.locator("[data-power=ITALY]")).toContainText("to come");
  await page.getByRole("button", { name: "Look at it" }).click();
  await expect(page.getByText("Movement results for Spring of 1901.")).toBeVisible();
  // The same on the map: both bounce, and the board after it is as it was.
  const preview = page.getByRole("region", { name: "Preview on the map" });
  await expect(preview.getByTestId("map").locator("[data-state=failed]").first()).toBeAttached();
  await preview.getByRole("button", { name: "The board after it" }).click();
  await expect(preview.getByTestId("map").locator("[data-state=failed]")).toHaveCount(0);
  await preview.getByRole("button", { name: "What comes of the orders" }).click();
  await expectAccessible(page);
  await look("game");

  await page.getByRole("button", { name: "Remind them" }).click();
  await expect(page.getByText(/They have been reminded. You can do it again from/)).toBeVisible();

  // What is left for a player stands on their page.
  const france = (await storedState(id)).powers.find(({ name }) => name === "FRANCE")!.seat!;
  const { page: player, context: ofPlayer } = await comeAs(browser, players[france]!);
  await player.goto(`/tables/${id}`);
  await page.getByLabel("Power").first().selectOption("FRANCE");
  await page.getByLabel("What it says").fill("Mind the deadline.\nYou were late twice.");
  await page.getByRole("button", { name: "Put it there" }).click();
  const message = player.getByRole("region", { name: "From the game master" });
  await expect(message).toContainText("You were late twice.");
  await player.reload();
  await expect(message).toContainText("Mind the deadline.");
  if (PICTURES) await player.screenshot({ path: `${PICTURES}/room-message.png` });
  await ofPlayer.close();

  // Settings by the keyboard alone: what a change does is told before it is saved.
  await page.getByRole("tab", { name: "Game", exact: true }).focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Settings" })).toHaveAttribute("aria-selected", "true");
  const save = page.getByRole("button", { name: "Save these settings" });
  await page.getByRole("checkbox", { name: "Only at the deadline" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("In force from now on: ALWAYS_WAIT.")).toBeVisible();
  const when = page.getByLabel("New deadline");
  await when.fill("2027-03-28T03:30");
  await expect(page.getByText(/That hour does not exist on that day/)).toBeVisible();
  await when.fill("2027-10-31T03:30");
  await expect(page.getByText(/show this hour twice that day; the second is meant/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await look("settings");
  await save.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("In force from now on")).toBeHidden();
  await expect(page.getByRole("checkbox", { name: "Only at the deadline" })).toBeChecked();

  // The raw file, while a player orders.
  await page.getByRole("tab", { name: "File", exact: true }).click();
  const editor = page.getByRole("textbox", { name: "Status file" });
  await expect(editor).toContainText("A PAR");
  await editor.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("\nA NOWHERE");
  await expect(page.locator(".cm-lint-marker-error").first()).toBeVisible();
  await look("file-fault");
  for (let i = 0; i < "\nA NOWHERE".length; i++) await page.keyboard.press("Backspace");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("MSG Well met.");
  await asMaster({ type: "orders", power: "FRANCE", text: "A PAR - BUR" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/The game has moved on since this was read/)).toBeVisible();
  await expect(editor).toContainText("MSG Well met.");
  await expectAccessible(page);
  await look("file-stale");
  // What the player ordered would be taken back by the old text: that is asked about, by name.
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog").getByText(/FRANCE: A PAR - BUR/)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: "Back to the game as it is" }).click();
  await expect(editor).toContainText("A PAR - BUR");
  await editor.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("MSG Well met.");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Saved.")).toBeVisible();

  await page.getByRole("tab", { name: "Game", exact: true }).click();
  await page.getByRole("button", { name: "Process without them" }).click();
  await expect(page.getByRole("dialog").getByText(/The units of Austria, .* hold/)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Process without them" }).click();
  await expect(page.getByText(/Fall 1901, movement/)).toBeVisible();
  // What was ordered can be shown, under the hash that its player's receipt has.
  await page.getByRole("tab", { name: "Orders", exact: true }).click();
  await page.getByText("S1901M, 1 order, with its receipt").first().click();
  await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
  await page.getByRole("tab", { name: "Phases" }).click();
  await page.getByRole("listitem").filter({ hasText: "Spring 1901" }).last().getByRole("button").click();
  await expect(page.getByText(/Undone: Spring 1901, movement/)).toBeVisible();
  await expect(page.getByRole("dialog").getByText(/The deadline will be/)).toBeVisible();
  const all = page.getByRole("dialog").getByRole("checkbox", { name: /go back as well/ });
  await all.click();
  await expect(page.getByRole("dialog").getByText("RULE ALWAYS_WAIT")).toBeVisible();
  await look("rollback");
  await all.click();
  await expect(page.getByRole("dialog").getByText("RULE ALWAYS_WAIT")).toBeHidden();
  await page.getByRole("dialog").getByRole("button", { name: "Go there" }).click();
  await expect(page.getByText(/^Spring 1901, movement/).first()).toBeVisible();
  await page.getByRole("listitem").filter({ hasText: "set aside" }).first().getByRole("button").click();
  await page.getByRole("dialog").getByRole("button", { name: "Go there" }).click();
  await expect(page.getByText(/^Fall 1901, movement/).first()).toBeVisible();
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.getByText(/Processed Spring 1901, movement/)).toBeVisible();
  await expect(page.getByText(/Went to Fall 1901, movement.*the deadline became/)).toBeVisible();
  await expectAccessible(page);
  await look("acts");

  // Its file is a game of its own.
  const file = await page.request.get(`/api/diplomacy/${id}/export/status`);
  const text = await file.text();
  expect(text).toContain("MSG Well met.");
  await page.goto("/master");
  await page.getByLabel("The status file").fill(text);
  await page.getByRole("button", { name: "Bring it here" }).click();
  await expect(page.getByText(/France, .*: played there; invite them to their power/)).toBeVisible();
  await look("brought");
  await page.getByRole("link", { name: "To its desk" }).click();
  await expect(page.getByText(/Waits for somebody to take over/)).toBeVisible();

  // The same in Estonian, on a phone.
  const estonian = await browser.newContext({ ...ESTONIAN, viewport: PHONE });
  await signIn(estonian, member.nick);
  const phone = await newPage(estonian);
  await phone.goto(`/master/${id}`);
  await expect(phone.getByRole("heading", { name: "Tuleta meelde" })).toBeVisible();
  const names = ["The Quiet Fjord"];
  await expectEstonian(phone, ENGLISH, names);
  await phone.getByRole("tab", { name: "Seaded" }).click();
  await expect(phone.getByRole("heading", { name: "Mängu avamisel otsustatud" })).toBeVisible();
  await expectEstonian(phone, ENGLISH, names);
  if (PICTURES) await phone.screenshot({ path: `${PICTURES}/desk-settings-et.png`, fullPage: true });
  await estonian.close();
  expect(problems).toEqual([]);
});

test(
  "how control of powers that nobody plays goes round is set while the game is played",
  LONG,
  async ({ browser }) => {
    const { page, member, context } = await comeIn(browser, "rotator");
    const opened = await openGame(member, OpenGame.parse({ map: "standard", runBy: "master", ...FJORD }), "here");
    if (!opened.ok) throw new Error(opened.error.code);
    const { id } = opened.value;
    const players = await Promise.all(Array.from({ length: 7 }, () => makeMember("turner")));
    for (const player of players) await tellTable(id, player, { type: "sit", share: newId() });
    const asMaster = (intent: unknown) =>
      playMove({ tableId: id, moveId: newId(), user: member.id, as: "master", request: { to: "game", intent } });
    await asMaster({ type: "start" });
    await asMaster({ type: "dummy", power: "ITALY", control: ["FRANCE", "RUSSIA"] });
    await page.goto(`/master/${id}`);
    await page.getByRole("tab", { name: "Powers" }).click();
    const rotation = page.getByLabel("Control passes on");
    await expect(rotation).toHaveValue("stays");
    await rotation.selectOption("BEFORE MOVEMENT");
    await expect.poll(async () => (await storedState(id)).settings.rotate).toEqual(["BEFORE", "MOVEMENT"]);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await context.close();
  },
);

test("a player who is late is removed at the desk and another invited; a power is left to nobody and given a player again", async ({
  browser,
}) => {
  const { page, member, context } = await comeIn(browser, "replacer");
  const heir = await comeIn(browser, "heir");
  const opened = await openGame(member, OpenGame.parse({ map: "standard", runBy: "master", ...FJORD }), "here");
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  const players = await Promise.all(Array.from({ length: 7 }, () => makeMember("slow")));
  for (const player of players) await tellTable(id, player, { type: "sit", share: newId() });
  const start = { to: "game" as const, intent: { type: "start" } };
  await playMove({ tableId: id, moveId: newId(), user: member.id, as: "master", request: start });
  const kindOf = async (power: string) => (await storedState(id)).powers.find(({ name }) => name === power)?.kind;

  await page.goto(`/master/${id}`);
  await page.getByRole("tab", { name: "Powers" }).click();
  const turkey = page.getByRole("listitem").filter({ hasText: "Turkey" });
  await turkey.getByRole("button", { name: "Remove the player of Turkey" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove the player of Turkey" }).click();
  await expect(turkey).toContainText("vacant");
  await expect.poll(() => kindOf("TURKEY")).toBe("resigned");
  await page.getByLabel("Nick").fill("nobody-of-this-name");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText("There is no member called nobody-of-this-name.")).toBeVisible();
  await page.getByLabel("Nick").fill(heir.member.nick);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${heir.member.nick} is invited.`, { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);

  await heir.page.goto(`/tables/${id}`);
  await heir.page.getByRole("tab", { name: "Powers" }).click();
  await heir.page.getByRole("button", { name: "Take over Turkey" }).click();
  await expect.poll(() => kindOf("TURKEY")).toBe("player");
  await page.reload();
  await page.getByRole("tab", { name: "Powers" }).click();
  await expect(turkey).toContainText(heir.member.nick);

  const italy = page.getByRole("listitem").filter({ hasText: "Italy" });
  await italy.getByRole("button", { name: "Nobody plays it" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Nobody plays it" }).click();
  const control = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Powers without a player" }) });
  await control.getByLabel("Italy").selectOption("FRANCE");
  await expect(italy).toContainText("France");
  await italy.getByRole("button", { name: "Needs a player again" }).click();
  await expect.poll(() => kindOf("ITALY")).toBe("player");
  // Teams: what they would change is told before they do.
  const teams = page.locator("section").filter({ has: page.getByRole("heading", { name: "Teams" }) });
  await teams.getByLabel("Turkey").selectOption({ label: "Plays for Russia" });
  await expect(teams.getByText("Russia orders for Turkey from now on.", { exact: false })).toBeVisible();
  await expect(teams.getByText("TEAMS RUSSIA-TURKEY")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await teams.getByRole("button", { name: "Use these teams" }).click();
  await expect.poll(async () => (await storedState(id)).morph).toEqual(["TEAMS RUSSIA-TURKEY"]);
  expect(await kindOf("TURKEY")).toBe("dummy");
  await teams.getByLabel("Turkey").selectOption({ label: "Plays for itself" });
  await expect(teams.getByText("Turkey plays for nobody any more.", { exact: false })).toBeVisible();
  await teams.getByRole("button", { name: "As they are now" }).click();
  await expect(teams.getByLabel("Turkey")).toHaveValue("RUSSIA");
  for (const one of [context, heir.context]) await one.close();
});

test("lines are added to the map of a game that is played: what is wrong is said, and the players' pages have the other map at once", async ({
  browser,
}) => {
  const { page, member, context } = await comeIn(browser, "surveyor");
  const opened = await openGame(member, OpenGame.parse({ map: "standard", runBy: "master", ...FJORD }), "here");
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  const players = await Promise.all(Array.from({ length: 7 }, () => makeMember("mapped")));
  for (const player of players) await tellTable(id, player, { type: "sit", share: newId() });
  const start = { to: "game" as const, intent: { type: "start" } };
  await playMove({ tableId: id, moveId: newId(), user: member.id, as: "master", request: start });
  const table = await context.newPage();
  await table.goto(`/tables/${id}`);
  await table.getByRole("tab", { name: "Log" }).click();

  await page.goto(`/master/${id}`);
  await page.getByRole("tab", { name: "Settings" }).click();
  const lines = page.getByLabel("Lines that this game adds to the map file (MORPH)");
  await lines.fill("AMEND NARNIA ABUTS HOL");
  await expect(page.getByText(/there is no .NARNIA. to amend/)).toBeVisible();
  await page.getByRole("button", { name: "Use these lines" }).click();
  await expect(page.getByText("The map cannot be changed so.")).toBeVisible();
  await expect(lines).toHaveValue("AMEND NARNIA ABUTS HOL");
  await lines.fill("VICTORY 12\nTEAMS AUSTRIA-ITALY");
  await page.getByRole("button", { name: "Use these lines" }).click();
  await expect.poll(async () => (await storedState(id)).morph).toEqual(["VICTORY 12", "TEAMS AUSTRIA-ITALY"]);
  await expect(page.getByRole("button", { name: "Use these lines" })).toBeDisabled();
  // Another tab has them replaced meanwhile: what is typed here stays, and what it would replace is shown before it does.
  await lines.fill("VICTORY 13");
  const others = { type: "morph", lines: ["VICTORY 11"] };
  await playMove({
    ...{ tableId: id, moveId: newId(), user: member.id, as: "master" },
    request: { to: "game", intent: others },
  });
  await page.getByRole("button", { name: "Use these lines" }).click();
  await expect(
    page.getByText("Other lines have come into force while you were typing.", { exact: false }),
  ).toBeVisible();
  await expect(page.getByText("VICTORY 11", { exact: true })).toBeVisible();
  await expect(lines).toHaveValue("VICTORY 13");
  expect((await storedState(id)).morph).toEqual(["VICTORY 11"]);
  await lines.fill("VICTORY 12\nTEAMS AUSTRIA-ITALY");
  await page.getByRole("button", { name: "Use these lines" }).click();
  await expect.poll(async () => (await storedState(id)).morph).toEqual(["VICTORY 12", "TEAMS AUSTRIA-ITALY"]);
  // The page has them too: while it is read anew it has no title for a moment.
  await expect(page.getByRole("button", { name: "Use these lines" })).toBeDisabled();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(page.getByText("Changed the map").first()).toBeVisible();

  await expect(table.getByText("The master changed the map.").first()).toBeVisible();
  await context.close();
});
