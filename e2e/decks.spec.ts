import { expect, type Page } from "@playwright/test";
import { askFor, bidFor, CARD, dealCards, stateOf } from "../lib/build/testing/market";
import { fund } from "../lib/build/testing/shop";
import { newId } from "../lib/db/ids";
import { deckOf, sizeOf } from "../lib/engine/ccg/decks/deck";
import { createDeck } from "../lib/services/decks/create-deck";
import { listVersions } from "../lib/services/decks/list-versions";
import { readDeck } from "../lib/services/decks/read-deck";
import { placeOrder } from "../lib/services/market/place-order";
import { makeAccount } from "./seeds";
import { comeIn, expectAccessible, LONG, newPage, PHONE, problemsOf, test, visitor } from "./steps";

/** Decks: built by keys alone on a desk and on a phone, saved as they are edited, in two tabs at once, shown to others. */

/** A deck that is played: woad and verdigris, legal in Standard. */
const DECK: readonly (readonly [line: string, name: string, count: number])[] = [
  ["12 woad vat (wc) #1", "Woad Vat (WC) #1", 12],
  ["12 verdigris vat (wc) #1", "Verdigris Vat (WC) #1", 12],
  ["4 conjurer's pa", "Conjurer's Page", 4],
  ["4x paper heron", "Paper Heron", 4],
  ["4 harbour clerk", "Harbour Clerk", 4],
  ["4 ticket tear", "Ticket Tearer", 4],
  ["4 vanish", "Vanish", 4],
];
/** What fills it up to sixty, four each. */
const OTHERS = ["Reading-Room Page", "Ferry Clerk", "Copyist of the Quiet Chapter", "Canal Otter-Catcher"];

/** Cards of this file alone: others trade others. */
const LACKED = CARD + 90;

const line = (page: Page) => page.getByRole("combobox", { name: "Add a card" });
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
const idOf = (page: Page): string => new URL(page.url()).pathname.split("/")[2] ?? "";

async function begin(page: Page, name: string): Promise<void> {
  await page.goto("/decks");
  await page.getByLabel("Name of the new deck").fill(name);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/decks\/[^/?]+$/);
  await expect(line(page)).toBeVisible();
}

async function build(page: Page): Promise<void> {
  await line(page).focus();
  for (const [text, name] of DECK) {
    await page.keyboard.type(text);
    await expect(page.getByRole("option").first()).toContainText(name);
    await page.keyboard.press("Enter");
  }
  for (const name of OTHERS) {
    await page.keyboard.type(`4 ${name.toLowerCase()}`);
    await page.keyboard.press("Enter");
  }
  await expect(part(page, "Deck").getByRole("heading", { level: 2 })).toHaveText("Deck 60");
}

for (const [where, viewport, when] of [
  ["a desk", { width: 1440, height: 900 }, {}],
  ["a phone", PHONE, LONG],
] as const)
  test(
    `on ${where} sixty cards are built by keys alone, legal, and are there after a reload`,
    when,
    async ({ browser }) => {
      const { page, context, member } = await comeIn(browser, "builds", { viewport });
      const problems = problemsOf(page);
      await begin(page, "Sea and copper");
      const verdicts = page.getByRole("region", { name: "Formats" });
      await expect(verdicts).toContainText("Standard: 1 reason");
      await build(page);
      await expect(verdicts).toContainText("Standard: legal");
      // Keys among the cards: one more of a clerk is one too many, and it is said why; one goes to the sideboard.
      const clerk = part(page, "Deck").getByRole("link", { name: /Harbour Clerk/ });
      await clerk.focus();
      await page.keyboard.press("+");
      await expect(verdicts).toContainText("Standard: 1 reason");
      await verdicts.getByText("Standard: 1 reason").press("Enter");
      await expect(verdicts).toContainText("Cards are generally limited to 4 (Harbour Clerk x 5).");
      await clerk.focus();
      await page.keyboard.press("m");
      await page.keyboard.press("-");
      await expect(part(page, "Sideboard")).toContainText("Harbour Clerk");
      await page.keyboard.press("Control+z");
      await page.keyboard.press("/");
      await page.keyboard.type("sb: 2 paper heron");
      await page.keyboard.press("Enter");
      await expect(part(page, "Sideboard").getByRole("heading", { level: 2 })).toHaveText("Sideboard 3");
      await saved(page);
      await expectAccessible(page);
      await page.reload();
      await expect(part(page, "Deck").getByRole("heading", { level: 2 })).toHaveText("Deck 60");
      await page.getByRole("button", { name: "New hand" }).press("Enter");
      await expect(page.getByText(/^Your hand: (.+, ){6}.+\.$/)).toBeAttached();
      const deck = await readDeck(member, { id: idOf(page) });
      const main = deckOf(deck?.cards ?? []).find((one) => one.part === "deck")?.rows ?? [];
      expect(sizeOf(main)).toBe(60);
      // Leaving it made a version.
      await page.goto("/decks");
      await expect(page.getByRole("link", { name: "Sea and copper" })).toBeVisible();
      await expect
        .poll(async () => {
          const versions = await listVersions(member, { id: deck?.id ?? "" });
          return versions.ok ? versions.value.length : 0;
        })
        .toBe(1);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

test("two tabs of one deck lose nothing; what cannot be saved is kept until it can", async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "tabs");
  await dealCards(member, { 12: 4 });
  await begin(page, "Twice");
  const other = await newPage(context);
  await other.goto(page.url());
  await line(page).fill("4 vanish");
  await line(page).press("Enter");
  await saved(page);
  await line(other).fill("3 paper heron");
  await line(other).press("Enter");
  await expect(other.getByText("This deck was changed on another page too.")).toBeVisible();
  await expect(part(other, "Deck")).toContainText("Vanish");
  await expect(part(other, "Deck").getByRole("heading", { level: 2 })).toHaveText("Deck 7");
  // The connection goes, and comes.
  await context.route("**/api/decks/save", (route) => route.abort());
  await line(page).fill("2 woad vat");
  await line(page).press("Enter");
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();
  await page.reload();
  await expect(part(page, "Deck")).toContainText("Woad Vat");
  await context.unroute("**/api/decks/save");
  await saved(page);
  await expect.poll(async () => (await readDeck(member, { id: idOf(page) }))?.cards[0]?.rows.length).toBe(3);
  // Gone before it was saved, and back: it is there once.
  await line(page).fill("4 torch juggler");
  await line(page).press("Enter");
  await page.getByRole("link", { name: "All decks" }).press("Enter");
  await page.getByRole("link", { name: "Twice" }).press("Enter");
  await expect(part(page, "Deck").getByRole("heading", { level: 2 })).toHaveText("Deck 13");
  await part(page, "Deck")
    .getByRole("link", { name: /Torch Juggler/ })
    .press("Enter");
  await page.waitForURL(/\/cards\//);
  await page.goBack();
  await expect(part(page, "Deck").getByRole("heading", { level: 2 })).toHaveText("Deck 13");
  await saved(page);
  await expect.poll(async () => (await readDeck(member, { id: idOf(page) }))?.cards[0]?.rows.length).toBe(4);
  // Only what one owns: the vat that was dealt, and no heron.
  await page.getByRole("checkbox", { name: "Only what I own" }).check();
  await line(page).fill("paper heron");
  await expect(page.getByText("You own no card that is called “paper heron”.")).toBeVisible();
  await context.close();
});

test("a deck is private until its owner shows it, by link or to all; a copy is one's own", async ({ browser }) => {
  const { page, context } = await comeIn(browser, "shows");
  await begin(page, "Shown");
  await line(page).fill("4 vanish");
  await line(page).press("Enter");
  await saved(page);
  const stranger = await visitor(browser);
  const answer = await stranger.goto(page.url());
  expect(answer?.status()).toBe(404);
  await page.getByRole("switch", { name: "Share by link" }).click();
  const address = await page.getByLabel("Link to this deck").inputValue();
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { name: "Shown" })).toBeVisible();
  await expect(stranger.getByRole("button", { name: /One more/ })).toHaveCount(0);
  await page.getByRole("switch", { name: "Share by link" }).click();
  await expect(page.getByLabel("Link to this deck")).toHaveCount(0);
  expect((await stranger.goto(address))?.status()).toBe(404);
  await page.getByRole("switch", { name: "Everybody may see it" }).click();
  await expect.poll(async () => (await readDeck(null, { id: idOf(page) }))?.name).toBe("Shown");
  const reader = await comeIn(browser, "copies");
  await reader.page.goto("/decks");
  await reader.page.getByRole("link", { name: "Shown" }).first().click();
  await reader.page.getByRole("button", { name: "Copy to my decks" }).click();
  await expect(reader.page.getByLabel("Name of the deck")).toHaveValue("Copy of Shown");
  // Thrown away, and had back.
  await reader.page.goto("/decks");
  await reader.page.getByRole("button", { name: "Delete Copy of Shown" }).click();
  await expect(reader.page.getByRole("link", { name: "Copy of Shown" })).toHaveCount(0);
  await reader.page.getByRole("button", { name: "Undo" }).click();
  await expect(reader.page.getByRole("link", { name: "Copy of Shown" })).toBeVisible();
  for (const one of [context, reader.context, stranger.context()]) await one.close();
});

test("what a deck lacks is bought at the market, all at once, for so much at most", async ({ browser }) => {
  const seller = await makeAccount("sells");
  await dealCards(seller, { [LACKED]: 4, [LACKED + 1]: 4 });
  await placeOrder(seller, askFor({ number: LACKED, price: 120, quantity: 3 }));
  const { page, context, member } = await comeIn(browser, "lacks");
  await fund(member, 1_000);
  await dealCards(member, { [LACKED]: 1 });
  const cards = deckOf([
    {
      part: "deck",
      rows: [
        [LACKED, 4],
        [LACKED + 1, 2],
      ],
    },
  ]);
  const made = await createDeck(member, { key: newId(), game: "five-dyes", name: "Lacks", cards });
  // What one has of a card says where it is needed; the filter finds it.
  await page.goto(`/cards/five-dyes-${LACKED}`);
  await expect(page.getByRole("link", { name: "×4 Lacks" })).toBeVisible();
  await page.goto("/collection?game=five-dyes&filter=deck%3E0");
  await expect(page.getByRole("link", { name: /, you have 1, 4 in decks, / })).toBeVisible();
  await page.goto(`/decks/${made.ok ? made.value.id : ""}`);
  const costs = page.locator("section", { has: page.getByRole("heading", { name: "What it costs" }) });
  await expect(costs).toContainText("Nobody offers 2 copies of it: what is not offered counts at its last price");
  const panel = page.locator("section", { has: page.getByRole("heading", { name: "What you lack" }) });
  await expect(panel).toContainText("5 copies in this deck are not yours: proxies.");
  await panel.getByRole("button", { name: "Buy what you lack: see prices" }).press("Enter");
  await expect(panel).toContainText("3 of 5 copies are offered, for $3.60 in all. You have $10.00.");
  // Somebody is faster: nothing is bought, and what holds now is asked for.
  await placeOrder(
    await rich("faster"),
    bidFor({ number: LACKED, price: 120, quantity: 1 }, { best: 120, filled: 1, sum: 120 }),
  );
  await panel.getByRole("button", { name: "Buy 3 copies" }).press("Enter");
  await expect(panel).toContainText("Nothing was bought: ask again.");
  await panel.getByRole("button", { name: "Buy what you lack: see prices" }).press("Enter");
  await panel.getByRole("button", { name: "Buy 2 copies" }).press("Enter");
  await expect(panel).toContainText("Bought 2 copies for $2.40.");
  await expect(panel).toContainText("3 copies in this deck are not yours");
  expect(await stateOf(member, LACKED)).toMatchObject({ coins: 760, aside: 0, cards: 3 });
  await expectAccessible(page);
  await context.close();
});

test(
  "a deck comes from a text with a report on every line, and goes out as a file and a sheet",
  LONG,
  async ({ browser }) => {
    const { page, context } = await comeIn(browser, "files");
    const problems = problemsOf(page);
    await begin(page, "From a text");
    await page.getByRole("button", { name: "Import" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Import" });
    await dialog.getByLabel("The deck as text").fill("4 Vanish\n3 Paper Hern\n\nSideboard\n2 Torch Juggler");
    await expect(dialog.getByRole("status")).toContainText("6 copies. 1 line is not understood.");
    await expect(dialog.getByRole("list", { name: "What became of each line" })).toContainText("3 Paper Hern");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Write Paper Heron in line 2" }).press("Enter");
    await expect(dialog.getByRole("status")).toContainText("9 copies.");
    await dialog.getByRole("button", { name: "Take 9 copies" }).press("Enter");
    await expect(part(page, "Deck").getByRole("heading", { level: 2 })).toHaveText("Deck 7");
    await expect(part(page, "Sideboard").getByRole("heading", { level: 2 })).toHaveText("Sideboard 2");
    await saved(page);
    await page.getByRole("button", { name: "Export" }).press("Enter");
    const out = page.getByRole("dialog", { name: "Export" });
    await out.getByLabel("Format").selectOption("Gccg");
    await expect(out.getByLabel("The file")).toHaveValue(/# GCCG v[\s\S]*4 Vanish[\s\S]*2 Torch Juggler/);
    const download = page.waitForEvent("download");
    await out.getByRole("button", { name: "Save the file" }).press("Enter");
    expect((await download).suggestedFilename()).toBe("From a text.deck");
    await out.getByRole("link", { name: "Proxy sheet" }).click();
    await expect(page.getByRole("list", { name: "Proxy sheet" }).getByRole("listitem")).toHaveCount(9);
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  },
);

test("a deck is registered and restored: what was registered stays", LONG, async ({ browser }) => {
  const { page, context } = await comeIn(browser, "registers");
  await begin(page, "Kept");
  await line(page).fill("4 vanish");
  await line(page).press("Enter");
  await saved(page);
  await page.getByRole("button", { name: "Register as default" }).press("Enter");
  await expect(page.getByText("Default: registered, with 4 proxies.")).toBeVisible();
  await expect(page.getByText("This deck, in its original form.")).toBeVisible();
  await line(page).fill("2 paper heron");
  await line(page).press("Enter");
  await saved(page);
  await page.getByRole("button", { name: "Restore “Kept”" }).press("Enter");
  await expect(part(page, "Deck").getByRole("heading", { level: 2 })).toHaveText("Deck 4");
  await page.getByRole("button", { name: "Versions" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Versions" });
  await expect(sheet.getByRole("listitem").filter({ hasText: "Version 1" })).toContainText("registered");
  await sheet.getByText("Since then").first().press("Enter");
  await expect(sheet).toContainText("2 → 0");
  await sheet.getByRole("button", { name: "Go back to version 2" }).press("Enter");
  await expect(part(page, "Deck").getByRole("heading", { level: 2 })).toHaveText("Deck 6");
  await saved(page);
  await context.close();
});

test(
  "a format is written, explained, tried on one's decks, and decks are checked against it",
  LONG,
  async ({ browser }) => {
    const { page, context, member } = await comeIn(browser, "writes");
    const problems = problemsOf(page);
    const cards = deckOf([{ part: "deck", rows: [[LACKED, 4]] }]);
    const made = await createDeck(member, { key: newId(), game: "five-dyes", name: "Sample", cards });
    await page.goto("/decks/formats");
    await page.getByRole("link", { name: "Write a format" }).click();
    const editor = page.getByRole("textbox", { name: "Rules" });
    await editor.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText("Format Tiny\nRules for deck\nSize 5-\nGeneral limt 4\n");
    const wrong = page.getByRole("region", { name: "What is wrong" });
    await expect(wrong).toContainText("Line 4");
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText("Format Tiny\nRules for deck\nSize 5-\nGeneral limit 4\n");
    await expect(wrong).toContainText("Every line is understood.");
    await expect(page.getByRole("region", { name: "Tiny" })).toContainText("At least 5 cards.");
    await expect(page.getByText("Tiny: 1 reason")).toBeVisible();
    await page.getByLabel("Title").fill("Mine");
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Mine" })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/decks/${made.ok ? made.value.id : ""}`);
    const verdicts = page.getByRole("region", { name: "Formats" });
    await expect(verdicts).toContainText("Tiny: 1 reason");
    await verdicts.getByText("Tiny: 1 reason").press("Enter");
    await expect(verdicts).toContainText("Minimum size of the deck is 5 (current size 4).");
    await expect(verdicts.getByRole("link", { name: "Mine, version 1" })).toBeVisible();
    await line(page).fill("vanish");
    await line(page).press("Enter");
    await expect(verdicts).toContainText("Tiny: legal");
    expect(problems).toEqual([]);
    await context.close();
  },
);

async function rich(stem: string) {
  const member = await makeAccount(stem);
  await fund(member, 1_000);
  return member;
}
