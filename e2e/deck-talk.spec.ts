import { expect, type Page } from "@playwright/test";
import { askFor, CARD, dealCards, stateOf } from "../lib/build/testing/market";
import { fund } from "../lib/build/testing/shop";
import { newId } from "../lib/db/ids";
import { type DeckCards, deckOf } from "../lib/engine/ccg/decks/deck";
import { createDeck } from "../lib/services/decks/create-deck";
import { describeDeck } from "../lib/services/decks/describe-deck";
import { readDeck } from "../lib/services/decks/read-deck";
import { placeOrder } from "../lib/services/market/place-order";
import { makeAccount } from "./seeds";
import { comeIn, expectAccessible, LONG, PHONE, problemsOf, test, visitor } from "./steps";

/** What is said of decks: likes and comments of others, notes and tags of one's own; a deck as a picture; dragging; buying a part. */

/** Cards of this file alone: others trade others. */
const LACKED = CARD + 110;
const [VANISH, HERON] = ["Vanish", "Paper Heron"];

async function make(owner: Awaited<ReturnType<typeof makeAccount>>, name: string, cards: DeckCards): Promise<string> {
  const made = await createDeck(owner, { key: newId(), game: "five-dyes", name, cards });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.id;
}
const some = deckOf([{ part: "deck", rows: Array.from({ length: 5 }, (_, at) => [12 + at, 4] as const) }]);
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const line = (page: Page) => page.getByRole("combobox", { name: "Add a card" });
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
async function add(page: Page, text: string): Promise<void> {
  await line(page).fill(text);
  await line(page).press("Enter");
}

test(
  "an open deck is liked and talked about, once its owner wants that; a comment can be deleted",
  LONG,
  async ({ browser }) => {
    const owner = await comeIn(browser, "showsoff");
    const name = `Talked about ${owner.member.nick}`;
    const id = await make(owner.member, name, some);
    await describeDeck(owner.member, { id, isPublic: true });
    const reader = await comeIn(browser, "likes", { viewport: PHONE });
    const problems = problemsOf(reader.page);
    await reader.page.goto(`/decks/${id}`);
    const like = reader.page.getByRole("button", { name: /^Like this deck/ });
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(like).toHaveText("1");
    await expect(reader.page.getByRole("heading", { name: /^Comments/ })).toHaveCount(0);
    await owner.page.goto(`/decks/${id}`);
    await expect(owner.page.getByText("1 like", { exact: true })).toBeVisible();
    await owner.page.getByRole("switch", { name: "Comments" }).click();
    await expect(owner.page.getByText("Nobody has said anything yet.")).toBeVisible();
    await reader.page.reload();
    const box = reader.page.getByLabel("Your comment");
    await box.fill("Twelve vats?\n<b>Too few.</b>");
    await reader.page.getByRole("button", { name: "Say it" }).click();
    await expect(reader.page.getByRole("heading", { name: "1 comment" })).toBeVisible();
    await expect(reader.page.getByText("<b>Too few.</b>")).toBeVisible();
    await expect(box).toHaveValue("");
    await expectAccessible(reader.page);
    const stranger = await visitor(browser);
    await stranger.goto(`/decks/${id}`);
    await expect(stranger.getByText("Members can write here.")).toBeVisible();
    await expect(stranger.getByRole("button", { name: /^Delete the comment/ })).toHaveCount(0);
    await stranger.goto("/decks?by=liked");
    await expect(stranger.getByRole("link", { name })).toBeVisible();
    await owner.page.goto("/inbox");
    await expect(owner.page.getByText(`${reader.member.nick} wrote about your deck “${name}”.`)).toBeVisible();
    await owner.page.goto(`/decks/${id}`);
    await owner.page.getByRole("button", { name: `Delete the comment of ${reader.member.nick}` }).click();
    await expect(owner.page.getByText("Nobody has said anything yet.")).toBeVisible();
    expect(problems).toEqual([]);
    for (const { context } of [owner, reader]) await context.close();
    await stranger.context().close();
  },
);

test(
  "a card of a deck is noted and tagged by key, filtered by tag, and the note goes out with the file",
  LONG,
  async ({ browser }) => {
    const { page, context, member } = await comeIn(browser, "notes");
    const id = await make(member, "Noted", []);
    await page.goto(`/decks/${id}`);
    await add(page, `4 ${VANISH}`);
    await add(page, `3 ${HERON}`);
    const card = (name: string) => part(page, "Deck").getByRole("link", { name: new RegExp(name) });
    await card(VANISH).focus();
    await page.keyboard.press("t");
    const dialog = page.getByRole("dialog", { name: VANISH });
    await dialog.getByLabel("Note").fill("keep for the third turn");
    await dialog.getByLabel("Tags").fill("early answer");
    await expectAccessible(page);
    await dialog.getByLabel("Tags").press("Enter");
    await expect(part(page, "Deck")).toContainText("#early #answer keep for the third turn");
    await saved(page);
    await page.reload();
    await page.getByRole("button", { name: "#early 1" }).click();
    await expect(card(HERON)).toHaveCount(0);
    await expect(part(page, "Deck").getByRole("heading", { level: 2 })).toHaveText("Deck 4 of 7");
    await page.getByRole("button", { name: "All cards" }).click();
    await page.getByRole("button", { name: "Export" }).click();
    const out = page.getByRole("dialog", { name: "Export" });
    await out.getByLabel("Format").selectOption("Gccg");
    await expect(out.getByLabel("The file")).toHaveValue(/# tags of "Vanish": early answer\n# note of "Vanish": keep/);
    await out.getByLabel("Format").selectOption("Arena");
    await expect(out).toContainText("Arena cannot hold notes and tags of cards");
    await page.keyboard.press("Escape");
    // Taken out and had back, with what was noted of it.
    await card(VANISH).focus();
    await page.keyboard.press("Delete");
    await expect(card(VANISH)).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect(part(page, "Deck")).toContainText("keep for the third turn");
    await saved(page);
    expect((await readDeck(member, { id }))?.remarks).toMatchObject([{ note: "keep for the third turn" }]);
    await context.close();
  },
);

test("a deck is a picture for whoever may see it, and stands for its link", LONG, async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "pictures");
  const id = await make(member, "Pictured", some);
  const address = `/api/decks/${id}/picture?kind=whole`;
  const own = await context.request.get(address);
  expect([own.status(), own.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect(own.headers()["cache-control"]).toContain("private");
  const again = await context.request.get(address, { headers: { "If-None-Match": own.headers().etag ?? "" } });
  expect(again.status()).toBe(304);
  const stranger = await visitor(browser);
  for (const path of [address, `/api/decks/${id}/picture?link=nothing`, "/api/decks/nothing/picture"])
    expect((await stranger.request.get(path)).status()).toBe(404);
  const shared = await describeDeck(member, { id, shared: true });
  const link = shared.ok ? (shared.value.link ?? "") : "";
  await stranger.goto(`/decks/${id}?link=${link}`);
  const picture = await stranger.locator('meta[property="og:image"]').getAttribute("content");
  const { pathname, search } = new URL(picture ?? "");
  expect((await stranger.request.get(`${pathname}${search}`)).headers()["content-type"]).toBe("image/png");
  await page.goto(`/decks/${id}`);
  await page.getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("link", { name: "Picture" }).click();
  expect((await download).suggestedFilename()).toBe("Pictured.png");
  await context.close();
  await stranger.context().close();
});

test(
  "a card is dragged to another part, all copies or one; Esc lets go, and a click still opens it",
  LONG,
  async ({ browser }) => {
    const { page, context, member } = await comeIn(browser, "drags");
    const id = await make(member, "Dragged", some);
    await page.goto(`/decks/${id}`);
    const head = (name: string) => part(page, name).getByRole("heading", { level: 2 });
    const first = () => part(page, "Deck").locator("[data-card]").first();
    const pick = async () => {
      await first().hover();
      await page.mouse.down();
      await part(page, "Sideboard").hover();
    };
    await pick();
    await page.mouse.up();
    await expect(head("Sideboard")).toHaveText("Sideboard 4");
    await pick();
    await page.keyboard.down("Shift");
    await page.mouse.up();
    await page.keyboard.up("Shift");
    await expect(head("Sideboard")).toHaveText("Sideboard 5");
    await pick();
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(head("Sideboard")).toHaveText("Sideboard 5");
    await page.keyboard.press("Control+z");
    await expect(head("Sideboard")).toHaveText("Sideboard 4");
    await saved(page);
    await expect(page).toHaveURL(new RegExp(id));
    await first().click();
    await page.waitForURL(/\/cards\//);
    await context.close();
  },
);

test("what is there is bought for so much at most, and bids are left for the rest, as was said before", async ({
  browser,
}) => {
  const seller = await makeAccount("offers");
  await dealCards(seller, { [LACKED]: 4 });
  await placeOrder(seller, askFor({ number: LACKED, price: 100, quantity: 2 }));
  const { page, context, member } = await comeIn(browser, "bids");
  await fund(member, 1_000);
  const rows = [[LACKED, 3] as const, [LACKED + 1, 1] as const];
  const id = await make(member, "Bids", deckOf([{ part: "deck", rows }]));
  await page.goto(`/decks/${id}`);
  const panel = page.locator("section", { has: page.getByRole("heading", { name: "What you lack" }) });
  await panel.getByRole("button", { name: "Buy what you lack: see prices" }).press("Enter");
  await panel.getByLabel("At most, in all").fill("1.50");
  await panel.getByRole("button", { name: "What there is" }).click();
  await expect(panel).toContainText("Buys 1 copy for $1.00 now.");
  await panel.getByRole("switch", { name: "Leave bids for the rest" }).click();
  await expect(panel).toContainText(/Leaves bids for 3 copies, \$[\d.]+ in all, for 30 days\./);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Buy 1, bid for 3" }).click();
  await expect(panel).toContainText("Bought 1 copy for $1.00. Bids stand for 3 copies");
  const state = await stateOf(member, LACKED);
  expect(state).toMatchObject({ coins: 900, cards: 1 });
  expect(state.aside).toBeGreaterThan(0);
  await page.goto("/market/orders");
  await expect(page.getByRole("button", { name: /^(Cancel|Take back)/ })).toHaveCount(2);
  await context.close();
});
