import { expect, type Page } from "@playwright/test";
import { CARD } from "../lib/build/testing/market";
import { prisma } from "../lib/db/client";
import { newId } from "../lib/db/ids";
import { comeIn, expectAccessible, type Person, PHONE, problemsOf, test, visitor } from "./steps";

/** The tabletop for collectible cards: by pointer, finger and keys; who watches sees what lies there and no hand. */

const hand = (page: Page) => page.getByRole("list", { name: /^Your hand/ }).getByRole("button");
const table = (page: Page) => page.locator(".tt-card");
const verb = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "What you can do" }).getByRole("button", { name, exact: true });
const log = (page: Page) => page.getByRole("tabpanel");
const strip = (page: Page, { member }: Person) => page.getByRole("region", { name: member.nick });

async function open(page: Page, seats: string): Promise<string> {
  await page.goto("/tables/tabletop");
  await page.getByRole("combobox", { name: "Seats" }).click();
  await page.getByRole("option", { name: seats, exact: true }).click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("heading", { name: "Bring your deck" })).toBeVisible();
  return new URL(page.url()).pathname;
}

test("two play on a free table, one on a phone, and a third watches; the result is agreed", async ({ browser }) => {
  const ann = await comeIn(browser, "ann");
  const bob = await comeIn(browser, "bob", { viewport: PHONE, hasTouch: true });
  const problems = [ann, bob].map(({ page }) => problemsOf(page));
  const path = await open(ann.page, "2");
  await bob.page.goto(`${path}?sit=1`);
  await bob.page.getByRole("button", { name: /guild deck \(60\)/ }).tap();
  await expectAccessible(ann.page);
  // A list with a word in it that is no card: told by its line, and what is understood can be brought.
  await ann.page.getByLabel("Your list").fill("20 Woad Vat\n4 Nobody’s Card\n20 Reed Speaker");
  await expect(ann.page.getByText("Line 2 is not understood: 4 Nobody’s Card")).toBeVisible();
  await ann.page.getByRole("button", { name: "Bring 40 cards" }).click();
  for (const { page } of [ann, bob]) await verb(page, "Draw 7").click();
  await expect(hand(ann.page)).toHaveCount(7);
  await expect(strip(ann.page, bob)).toContainText("Hand 7");

  // Dragged from the hand onto the table, tapped by a double click, given a counter.
  const from = (await hand(ann.page).first().boundingBox()) ?? { x: 0, y: 0 };
  const ground = (await ann.page.locator(".tt-ground").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await ann.page.mouse.move(from.x + 30, from.y + 40);
  await ann.page.mouse.down();
  await ann.page.mouse.move(ground.x + ground.width / 2, ground.y + ground.height * 0.7, { steps: 6 });
  // Meanwhile the other sees a back on its way, on their own side above.
  const ghost = bob.page.locator("[data-ghost]");
  await expect(ghost).toHaveCount(1);
  await expect(ghost).toContainText(ann.member.nick);
  await ann.page.mouse.up();
  await expect(table(ann.page)).toHaveCount(1);
  await expect(ghost).toHaveCount(0);
  await table(ann.page).dblclick();
  await expect(table(ann.page)).toHaveAccessibleName(/, rested$/);
  await table(ann.page).click();
  await verb(ann.page, "Counter +1").click();
  await expect(table(ann.page)).toHaveAccessibleName(/, rested, 1 red$/);

  // One's last act is taken back at once, since nobody learned anything by it; a hand that was changed comes back whole, once
  // the other agrees.
  await ann.page.keyboard.press("u");
  await expect(table(ann.page)).toHaveAccessibleName(/, rested$/);
  const held = () => hand(bob.page).evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));
  const first = await held();
  await verb(bob.page, "More").tap();
  await bob.page.getByRole("menuitem", { name: "Hand back, shuffle, draw 7" }).tap();
  await expect(log(ann.page)).toContainText(`${bob.member.nick} shuffles their deck`);
  await verb(bob.page, "Undo").tap();
  await ann.page.getByRole("button", { name: "Agree", exact: true }).click();
  await expect.poll(held).toEqual(first);
  await verb(ann.page, "Counter +1").click();
  await expect(table(ann.page)).toHaveAccessibleName(/, rested, 1 red$/);

  // What the keys do is a key away.
  await ann.page.keyboard.press("?");
  const keys = ann.page.getByRole("dialog", { name: "Keys at the table" });
  await expect(keys).toContainText("Rest the card, or ready it");
  await ann.page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);

  // On the phone a card is picked by a tap and played by the verb; it lies on the other's side there.
  await hand(bob.page).first().tap();
  await verb(bob.page, "Play").tap();
  await expect(table(bob.page)).toHaveCount(2);
  await expectAccessible(bob.page);
  // By keys an arrow to the other's card, by taps one to the other player; each takes their own away.
  const arrows = (page: Page) => page.getByRole("list", { name: "Arrows", exact: true }).getByRole("listitem");
  await table(ann.page).first().press("a");
  await table(ann.page).nth(1).press("Enter");
  await table(bob.page).nth(1).tap();
  await verb(bob.page, "Arrow to…").tap();
  await strip(bob.page, ann).getByRole("button", { name: ann.member.nick, exact: true }).tap();
  for (const page of [ann.page, bob.page]) await expect(arrows(page)).toHaveCount(2);
  await expect(log(ann.page)).toContainText(`${bob.member.nick} draws an arrow from`);
  await verb(ann.page, "More").click();
  await ann.page.getByRole("menuitem", { name: "Take your arrows away" }).click();
  await expect(arrows(bob.page)).toHaveCount(1);
  const watcher = await visitor(browser);
  await watcher.goto(path);
  await expect(table(watcher)).toHaveCount(2);
  await expect(watcher.getByRole("list", { name: /hand/i })).toHaveCount(0);
  await expect(log(watcher)).toContainText(`${ann.member.nick} takes 7 cards from the top of their deck`);
  await expect(log(ann.page)).toContainText("You rest");

  // What lies there is there again after a reload.
  await ann.page.reload();
  await expect(table(ann.page)).toHaveCount(2);
  await expect(hand(ann.page)).toHaveCount(6);
  await verb(ann.page, "More").click();
  await ann.page.getByRole("menuitem", { name: "Declare: I won" }).click();
  await bob.page.getByRole("button", { name: "Accept" }).tap();
  for (const page of [ann.page, bob.page, watcher])
    await expect(page.getByText("The game is over").filter({ visible: true }).first()).toBeVisible();

  // It is looked at again, as each saw it then; from a moment of it both go on at another table, with the same hands.
  await ann.page.getByRole("link", { name: /^Look at it again/ }).click();
  const position = ann.page.getByRole("slider", { name: "Position" });
  await position.press("End");
  await expect(table(ann.page)).toHaveCount(2);
  await expectAccessible(ann.page);
  await position.press("Home");
  await expect(table(ann.page)).toHaveCount(0);
  await position.press("ArrowRight");
  await expect(hand(ann.page)).toHaveCount(7);
  // An answer that does not come is told; the page stays, and a second press does it.
  await ann.page.route("**/replay", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await ann.page.getByRole("button", { name: "Go on from here" }).click();
  await expect(ann.page.getByText("Can’t reach the server").first()).toBeVisible();
  await ann.page.unroute("**/replay");
  await ann.page.getByRole("button", { name: "Go on from here" }).click();
  await ann.page.waitForURL(/\/tables\/(?!.*replay)/);
  await bob.page.goto(`${new URL(ann.page.url()).pathname}?sit=1`);
  await expect(hand(ann.page)).toHaveCount(7);
  await expect(verb(ann.page, "Draw")).toBeVisible();
  await expect(table(ann.page)).toHaveCount(0);
  for (const found of problems) expect(found.filter((one) => !one.includes("ERR_FAILED"))).toEqual([]);
  for (const page of [ann.page, bob.page, watcher]) await page.context().close();
});

test("alone and by keys: a deck is tried, cards are played, moved, tapped, and looked through", async ({ browser }) => {
  const { page, context, member } = await comeIn(browser, "keys");
  const problems = problemsOf(page);
  const cards = {
    v: 1,
    parts: [
      {
        part: "deck",
        rows: [
          [CARD, 30],
          [CARD + 1, 30],
        ],
      },
    ],
  };
  await prisma().deck.create({
    data: { id: newId(), userId: member.id, game: "five-dyes", name: "Thirty-thirty", tags: [], savedBy: [], cards },
  });
  await open(page, "1: alone, to try a deck");
  await page.getByRole("button", { name: "Thirty-thirty (60)" }).press("Enter");
  await verb(page, "Draw 7").press("Enter");
  await expect(hand(page)).toHaveCount(7);
  await hand(page).first().press("p");
  await expect(table(page)).toHaveCount(1);
  const card = table(page).first();
  const before = (await card.boundingBox()) ?? { x: 0, y: 0 };
  await card.press("ArrowRight");
  await expect.poll(async () => (await card.boundingBox())?.x ?? 0).toBeGreaterThan(before.x + 5);
  await card.press("t");
  await expect(card).toHaveAccessibleName(/, rested$/);
  await verb(page, "Ready all").press("Enter");
  await expect(card).not.toHaveAccessibleName(/rested/);
  // A key of one's own: what is taken is refused, another draws, and both are kept.
  await verb(page, "More").press("Enter");
  await page.getByRole("menuitem", { name: "Keys and mouse…" }).press("Enter");
  const own = page.getByRole("dialog", { name: "Your keys and mouse" });
  await own.getByRole("button", { name: /^Draw a card: none/ }).press("Enter");
  await page.keyboard.press("t");
  await expect(own.getByRole("alert")).toContainText("T is taken: Turn the card sideways or upright.");
  await page.keyboard.press("w");
  await expect(own.getByRole("button", { name: /^Draw a card: W/ })).toBeVisible();
  await expectAccessible(page);
  await own.getByRole("button", { name: "Done" }).press("Enter");
  await page.keyboard.press("w");
  await expect(hand(page)).toHaveCount(7);
  await page.getByRole("button", { name: /, deck: 52 cards$/ }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(52);
  await dialog.getByRole("listitem").first().getByRole("button").press("Enter");
  await dialog.getByRole("button", { name: "To hand" }).press("Enter");
  await expect(dialog.getByRole("listitem")).toHaveCount(51);
  await dialog.getByRole("button", { name: "Put it away" }).press("Enter");
  await expect(hand(page)).toHaveCount(8);
  await expect(log(page)).toContainText("You look through your deck.");
  // What is typed into the line of talk with a slash is done.
  const line = page.getByRole("textbox", { name: "Message" });
  const type = async (text: string) => {
    await line.fill(text);
    await line.press("Enter");
  };
  await type("/draw 2");
  await expect(hand(page)).toHaveCount(10);
  await expect(line).toHaveValue("");
  await type("/draw");
  await expect(page.getByText("Type /draw with a number to draw cards").first()).toBeVisible();
  await expect(line).toHaveValue("/draw");
  await type("/inplay");
  const inPlay = page.getByRole("dialog", { name: "Cards on the table" });
  await expect(inPlay).toContainText(member.nick);
  // A busy machine shows it before it has the keys.
  await inPlay.getByRole("button", { name: "Close" }).press("Escape");
  await expect(inPlay).toBeHidden();
  // The other button of the mouse, as Alt stands for it: a card of the hand face down, a card's name into the line.
  await line.fill("");
  await hand(page)
    .first()
    .click({ modifiers: ["Alt"] });
  await expect(table(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: /, face down$/ })).toHaveCount(1);
  await hand(page)
    .last()
    .click({ modifiers: ["Alt", "Control"] });
  await expect(line).toHaveValue(/^\S.* $/);
  // Dragged with Ctrl a card is hung on another.
  const [from, onto] = [await table(page).first().boundingBox(), await table(page).nth(1).boundingBox()];
  if (!from || !onto) throw new Error("The cards are not on the table.");
  await page.keyboard.down("Control");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(onto.x + onto.width / 2, onto.y + onto.height / 2, { steps: 6 });
  await page.mouse.up();
  await page.keyboard.up("Control");
  await page.getByRole("tab", { name: "Log" }).click();
  await expect(log(page)).toContainText("You attach");
  await expectAccessible(page);
  expect(problems).toEqual([]);
  await context.close();
});
