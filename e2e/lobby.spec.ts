import { expect } from "@playwright/test";
import { makeAccount, openHouseTable, tellTable } from "./seeds";
import {
  comeIn,
  expectAccessibleInBothThemes,
  holdScripts,
  LONG,
  leaveAll,
  PHONE,
  seats,
  test,
  turnLine,
  visitor,
} from "./steps";

test("a visitor is at a table in one click, finds bots, and keeps the seat with the account", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Thousand" }).check();
  await page.getByRole("radio", { name: "With bots" }).check();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(seats(page).getByText("You", { exact: true })).toBeVisible();
  await expect(seats(page).getByText("bot", { exact: true })).toHaveCount(2);
  const table = page.url();
  await expect(turnLine(page)).toContainText("Your turn.", { timeout: 60_000 });
  await page.goto("/sign-up");
  const nick = `kept${Date.now().toString(36)}`;
  await page.getByLabel("Nick").fill(nick);
  await page.getByLabel("Password", { exact: true }).fill("three brass keys");
  await page.getByRole("button", { name: "Keep this account" }).click();
  await expect(page.getByRole("heading", { name: `Good to see you, ${nick}` })).toBeVisible();
  await page.goto(table);
  await expect(seats(page).getByText("You", { exact: true })).toBeVisible();
  await expect(page.locator(".hand")).toBeVisible();
});

test("what is chosen and typed before the page's script has come counts once it has", LONG, async ({ browser }) => {
  const context = await browser.newContext();
  const letGo = await holdScripts(context);
  const [lobby, tables] = [await context.newPage(), await context.newPage()];
  for (const page of [lobby, tables]) await page.goto("/", { waitUntil: "commit" });
  await lobby.getByRole("radio", { name: "Five Sheets" }).check();
  await lobby.getByRole("radio", { name: "With bots" }).check();
  await lobby.getByRole("button", { name: "Play", exact: true }).click();
  const search = tables.getByRole("searchbox");
  await search.fill("no table has this name");
  // The form is the browser's own: it needs no script. The search does.
  await expect(lobby.getByRole("heading", { level: 1, name: /Five Sheets/ })).toBeVisible();
  letGo();
  await expect(lobby.getByRole("heading", { level: 1, name: /Five Sheets/ })).toBeVisible();
  await expect(seats(lobby).getByText("bot", { exact: true }).first()).toBeVisible();
  await expect(tables.getByText("No tables match this search.")).toBeVisible();
  await expect(search).toHaveValue("no table has this name");
  await context.close();
});

test("the list of tables is alive, can be searched, and leads to a seat", LONG, async ({ browser, page }) => {
  const host = await comeIn(browser, "hal");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Open tables" })).toBeVisible();
  const open = page.getByRole("list", { name: "Open tables" });
  const name = `Quiet room ${host.member.nick}`;
  await host.page.goto("/tables/new?game=thousand");
  await host.page.getByLabel("Name of the table").fill("");
  await host.page.getByRole("button", { name: "Open the table" }).click();
  await expect(host.page.getByLabel("Name of the table")).toBeFocused();
  await host.page.getByLabel("Name of the table").fill(name);
  await host.page.getByRole("spinbutton", { name: "Seats" }).press("ArrowUp");
  await host.page.getByRole("button", { name: "Open the table" }).click();
  await expect(host.page.getByText("Waiting for 3 more players.")).toBeVisible();
  await expect(seats(host.page).getByText("You", { exact: true })).toBeVisible();

  const search = page.getByRole("searchbox", { name: "Search by name, game, host or player" });
  const row = open.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("waiting for players");
  for (const words of [name.toUpperCase(), `thousand ${host.member.nick}`]) {
    await search.fill(words);
    await expect(open.getByRole("listitem")).toHaveCount(1);
  }
  await page.getByRole("combobox", { name: "Seats" }).selectOption("5 seats");
  await expect(page.getByText("No tables match this search.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(row).toBeVisible();
  await row.getByRole("link", { name: /^Watch/ }).click();
  await page.getByRole("button", { name: "Play as a guest" }).click();
  await expect(seats(page).getByText("You", { exact: true })).toBeVisible();
  await expect(host.page.getByText("Waiting for 2 more players.")).toBeVisible();
  await expect(host.page.getByRole("button", { name: "Play with 2 bots" })).toBeVisible();
  await host.page.getByRole("button", { name: "Play with 2 bots" }).click();
  await expect(turnLine(host.page)).toContainText(/Your turn|turn to bid/);
  await leaveAll([host]);
});

test(
  "of many tables forty are shown; more are asked for, by game and by free seats too, and all have pages",
  LONG,
  async ({ browser, page }) => {
    const mark = `m${Date.now().toString(36)}`;
    const [many, full] = [45, 3];
    for (let i = 0; i < many / 5; i++) {
      const host = await makeAccount("many");
      for (let j = 0; j < 5; j++)
        await openHouseTable(host, {
          game: i === 0 ? "arschloch" : "thousand",
          settings: { name: `${mark} ${i}.${j}` },
        });
    }
    const open = page.getByRole("list", { name: "Open tables" });
    const rows = open.getByRole("listitem");
    const more = page.getByRole("button", { name: "Show more tables" });
    await page.goto("/");
    await expect(rows).toHaveCount(40);
    await expect(page.getByText(/^40 of \d+ tables$/)).toBeVisible();
    const own = open.getByRole("link", { name: new RegExp(`^(Watch|Sit): ${mark}`) });
    // Tables of other tests may stand among them.
    await expect(async () => {
      // The last page takes the button away, also from under this press.
      if (await more.isVisible()) await more.click({ timeout: 2_000 });
      expect(await own.count()).toBe(many);
    }).toPass();
    const paths = await Promise.all((await own.all()).map((link) => link.getAttribute("href")));
    expect(new Set(paths).size).toBe(many);

    await page.getByRole("searchbox").fill(mark);
    await expect(page.getByText(`40 of ${many} tables`)).toBeVisible();
    await more.click();
    await expect(rows).toHaveCount(many);
    await expect(more).toHaveCount(0);
    const game = page.getByRole("combobox", { name: "Game" });
    const choices = await game.getByRole("option").allTextContents();
    await game.selectOption(choices.find((text) => text.startsWith("President (")) ?? "");
    await expect(rows).toHaveCount(5);

    // Three of those five fill up: whoever looks for a free seat is no longer shown them.
    await page.getByRole("combobox", { name: "Seats" }).selectOption("With a free seat");
    await expect(rows).toHaveCount(5);
    const [id = ""] = await Promise.all(
      (await rows.getByRole("link", { name: /^(Watch|Sit)/ }).all())
        .slice(0, 1)
        .map(async (link) => (await link.getAttribute("href"))?.split("/").at(-1)?.split("?")[0] ?? ""),
    );
    for (let i = 0; i < full; i++) await tellTable(id, await makeAccount("full"), { type: "sit", share: "share" });
    await expect(rows).toHaveCount(4);

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const tables = await plain.newPage();
    await tables.goto("/tables");
    await expect(tables.getByRole("listitem").getByRole("link", { name: /^Watch/ })).toHaveCount(40);
    await tables.getByRole("link", { name: "Next tables" }).click();
    await expect(tables.getByRole("link", { name: "First tables" })).toBeVisible();
    await expect(
      tables
        .getByRole("listitem")
        .getByRole("link", { name: /^Watch/ })
        .first(),
    ).toBeVisible();
    await plain.close();
  },
);

test("a table that is refused keeps what was chosen for it", LONG, async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "ned");
  await page.goto("/tables/new");
  const chosen = { Game: "Five Sheets", "Who may join": "Nobody", "Time for a move": "20 seconds" };
  for (const [list, option] of Object.entries(chosen))
    await page.getByLabel(list, { exact: true }).selectOption(option);
  await page.getByLabel("Name of the table").fill("  ");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByText("Give the table a name.")).toBeVisible();
  for (const [list, option] of Object.entries(chosen))
    await expect(page.getByLabel(list, { exact: true }).locator("option:checked")).toHaveText(option);
  await page.getByLabel("Name of the table").fill("Ned’s sheets");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ned’s sheets" })).toBeVisible();
  // A further one is offered a name of its own, whichever the last one was given.
  const offered = page.getByLabel("Name of the table");
  for (const name of [`${member.nick}’s Five Sheets`, `${member.nick}’s Five Sheets 2`]) {
    await page.goto("/tables/new?game=five-sheets");
    await expect(offered).toHaveValue(name);
    await page.getByRole("button", { name: "Open the table" }).click();
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  }
  await context.close();
});

test("a table plays what was chosen of a game’s options, and says so", LONG, async ({ browser }) => {
  const { page, context } = await comeIn(browser, "pia");
  await page.goto("/tables/new?game=durak");
  const options = page.getByRole("group", { name: "Options of this game" });
  await options.getByLabel("Deck").selectOption("52 cards");
  await page.getByLabel("Name of the table").fill("Pia’s big deck");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pia’s big deck" })).toBeVisible();
  await page.getByRole("tab", { name: "Rules" }).click();
  await expect(page.getByRole("tabpanel", { name: "Rules" })).toContainText(/Deck\s*52 cards/);
  await page.goto("/tables");
  await expect(page.getByRole("listitem").filter({ hasText: "Pia’s big deck" })).toContainText(
    "Durak · Deck: 52 cards",
  );
  await context.close();
});

test("members talk in the lobby, and see who is about and who is away", LONG, async ({ browser }) => {
  const [ida, jon] = await Promise.all([comeIn(browser, "ida"), comeIn(browser, "jon")]);
  await ida.page.goto("/");
  await jon.page.goto("/");
  const house = ida.page.getByRole("region", { name: "Online now" });
  await expect(house.getByRole("link", { name: jon.member.nick })).toBeVisible();
  const text = `Who plays with ${jon.member.nick}?`;
  await jon.page.getByRole("textbox", { name: "Message to the lobby" }).fill(text);
  await jon.page.keyboard.press("Enter");
  await expect(ida.page.getByRole("region", { name: "Lobby chat" }).getByText(text)).toBeVisible();
  await expect(jon.page.getByRole("textbox", { name: "Message to the lobby" })).toHaveValue("");
  // Dice and colours may be written; what may not is text.
  await jon.page.getByRole("textbox", { name: "Message to the lobby" }).fill(`{dice5} {red}${text} {sz99}{hr}`);
  await jon.page.keyboard.press("Enter");
  const thrown = ida.page.getByRole("listitem").filter({ has: ida.page.getByRole("img", { name: "⚄" }) });
  await expect(thrown).toContainText(`${text} {sz99}{hr}`);
  await expect(thrown).not.toContainText("{red}");
  await jon.page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(house.getByRole("listitem").filter({ hasText: jon.member.nick })).toContainText("(away)");
  await leaveAll([ida, jon]);
});

test("who waits for the next table of a game is told of it, and sits at it from there", LONG, async ({ browser }) => {
  const [waits, comes] = [await comeIn(browser, "wait", { viewport: PHONE }), await comeIn(browser, "come")];
  const ask = { name: "Find me a seat, or put me on the list" };
  await waits.page.goto("/games/sueca");
  await waits.page.getByRole("button", ask).click();
  await expect(
    waits.page.getByText("Nobody is looking for players just now. You are on the waiting list until"),
  ).toBeVisible();
  await waits.page.reload();
  await waits.page.getByRole("button", { name: "Leave the list" }).click();
  await waits.page.getByRole("button", ask).click();
  await expect(waits.page.getByRole("button", { name: "Leave the list" })).toBeVisible();
  await waits.page.goto("/");
  const waited = waits.page.getByRole("region", { name: "On the waiting list" });
  await expect(waited.getByRole("link", { name: "Sueca" })).toBeVisible();
  await waited.getByRole("button", { name: "Leave the list" }).click();
  await expect(waited).toHaveCount(0);
  await waits.page.goto("/games/sueca");
  await waits.page.getByRole("button", ask).click();
  await expect(waits.page.getByRole("button", { name: "Leave the list" })).toBeVisible();
  await comes.page.goto("/games/sueca");
  await expect(comes.page.getByText("1 person waits.")).toBeVisible();
  await comes.page.getByRole("button", ask).click();
  await expect(seats(comes.page).getByText("You", { exact: true })).toBeVisible();
  await waits.page.goto("/inbox");
  await waits.page.getByRole("link", { name: `${comes.member.nick} looks for players` }).click();
  await expect(seats(waits.page).getByText("You", { exact: true })).toBeVisible();
  await expect(seats(comes.page).getByText(waits.member.nick)).toBeVisible();
  await leaveAll([waits, comes]);
});

test("a table by request: asked, refused, asked again, let in; the host renames it, hands it over, frees a seat", async ({
  browser,
}) => {
  const [kim, lea] = await Promise.all([comeIn(browser, "kim"), comeIn(browser, "lea")]);
  const id = await openHouseTable(kim.member, { settings: { entry: "request", public: false } });
  await tellTable(id, kim.member, { type: "sit", share: "share" });
  await kim.page.goto(`/tables/${id}`);
  await lea.page.goto(`/tables/${id}`);
  const requests = kim.page.getByRole("complementary").getByRole("region", { name: "Requests to join" });
  await lea.page.getByRole("button", { name: "Ask for a seat" }).click();
  await expect(lea.page.getByText("You have asked the host for a seat. Watch until they answer.")).toBeVisible();
  await expect(requests).toContainText(`${lea.member.nick} would like to join.`);
  await requests.getByRole("button", { name: "Decline" }).click();
  await lea.page.getByRole("button", { name: "Ask for a seat" }).click();
  await requests.getByRole("button", { name: "Accept" }).click();
  await expect(seats(lea.page).getByText("You", { exact: true })).toBeVisible();

  const menu = async (item: string) => {
    await kim.page.getByRole("complementary").getByRole("button", { name: "Table menu" }).click();
    await kim.page.getByRole("menuitem", { name: item }).click();
  };
  await menu("Table settings");
  const dialog = kim.page.getByRole("dialog", { name: "Table settings" });
  await dialog.getByLabel("Name").fill("");
  await expect(dialog.getByText("Give the table a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill(`Kim's corner ${id}`);
  // Escape closes what lies open on top, not the dialog with what was typed.
  await dialog.getByLabel("Who may join").press("Space");
  await kim.page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Save settings" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lea.page.getByRole("heading", { level: 1, name: `Kim's corner ${id}` })).toBeVisible();

  await seats(kim.page).getByRole("button", { name: lea.member.nick }).click();
  // Asked twice: it cannot be had back.
  for (let i = 0; i < 2; i++) await kim.page.getByRole("button", { name: `Make ${lea.member.nick} the host` }).click();
  await expect(lea.page.getByText("You are now the host.").first()).toBeVisible();
  await seats(lea.page).getByRole("button", { name: kim.member.nick }).click();
  for (let i = 0; i < 2; i++) await lea.page.getByRole("button", { name: `Remove ${kim.member.nick}` }).click();
  await expect(kim.page.getByText("You are watching.")).toBeVisible();
  await expect(kim.page.getByRole("link", { name: "Back to the lobby" })).toBeVisible();
  await seats(lea.page).getByRole("button", { name: "Seat 1" }).click();
  await lea.page.getByRole("button", { name: "Seat a bot" }).click();
  await expect(seats(lea.page).getByText("bot", { exact: true })).toHaveCount(1);
  await kim.page.getByRole("link", { name: "Back to the lobby" }).click();
  await expect(kim.page.getByRole("heading", { name: "Open tables" })).toBeVisible();
  await leaveAll([kim, lea]);
});

test("lobby, tables and verification are accessible", LONG, async ({ browser }) => {
  const max = await comeIn(browser, "max");
  const id = await openHouseTable(max.member, { bots: 1 });
  for (const path of ["/", "/tables", "/tables/new", `/tables/${id}`, "/verify", "/tables/nowhere"]) {
    await max.page.goto(path);
    await expectAccessibleInBothThemes(max.page);
  }
  const page = await visitor(browser, { viewport: PHONE });
  for (const path of ["/", "/tables", `/tables/${id}`]) {
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  }
  await page.context().close();
  await leaveAll([max]);
});
