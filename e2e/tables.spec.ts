import { expect } from "@playwright/test";
import { test } from "./clean-test";
import { openHouseTable, seriesFromNineHundred, tellTable } from "./seeds";
import {
  andGoesOn,
  atRest,
  cardsOf,
  comeIn,
  expectAccessible,
  hand,
  LONG,
  leaveAll,
  mainVerb,
  newPage,
  nextOnTurn,
  playDeal,
  result,
  room,
  seats,
  secondClick,
  sitDownAndDeal,
  takeTurn,
  tap,
  threeCome,
  trick,
  turnLine,
  visitor,
} from "./steps";

test("three players and a spectator play a whole deal, replay it and check its shuffle", async ({ browser }) => {
  const people = await threeCome(browser);
  const pages = people.map(({ page }) => page);
  const [ann] = people;
  const id = await openHouseTable(ann.member);
  await sitDownAndDeal(people, id);
  const watcher = await visitor(browser);
  await watcher.goto(`/tables/${id}`);
  await expect(turnLine(watcher)).toContainText("turn to bid");
  await expect(watcher.getByText("You are watching. All seats are taken.")).toBeVisible();
  await expect(hand(watcher)).toHaveCount(0);
  await expectAccessible(ann.page);
  await expectAccessible(watcher);
  await playDeal(pages);
  await result(ann.page).getByRole("button", { name: "Pause" }).click();
  await expect(result(people[1].page)).toContainText("The next deal waits for the host.");
  await secondClick(ann.page, result(ann.page).getByRole("button", { name: "Go on" }));
  await expect(result(ann.page)).toContainText("the next hand is dealt when you say so");
  const rows = (await result(ann.page).locator("td").allTextContents()).map((cell) => cell.trim());
  for (const page of [...pages, watcher]) await expect(result(page).locator("td")).toHaveText(rows);
  await expectAccessible(ann.page);
  await result(ann.page).getByRole("button", { name: "Go on" }).click();
  await expect(result(people[1].page)).toContainText("Next deal in");

  await watcher.getByRole("link", { name: "Replay deal 1" }).click();
  await expect(watcher.getByRole("group", { name: "Replay" })).toBeVisible();
  await watcher.getByRole("button", { name: "To the end" }).click();
  await expect(result(watcher).locator("td")).toHaveText(rows);
  await watcher.getByRole("button", { name: "To the beginning" }).click();
  await watcher.getByLabel("Seen by").selectOption({ label: people[1].member.nick });
  await watcher.waitForURL(/eyes=1$/);
  await expect(watcher.getByRole("img", { name: "Your 7 cards, face down" })).toBeVisible();
  await expectAccessible(watcher);

  await watcher.goto(`/verify?table=${id}`);
  await watcher.getByRole("link", { name: "Series 1, deal 1" }).click();
  await expect(watcher.getByText("Nobody, not even the house, could have chosen these cards.")).toBeVisible();
  await expectAccessible(watcher);
  await watcher.getByText("Every step of the check, and the proof").click();
  const proof = watcher.getByRole("textbox", { name: "Proof" });
  await proof.fill((await proof.inputValue()).replace(/"result": \[\s*"(\w\w)",\s*"(\w\w)"/, '"result": ["$2","$1"'));
  await expect(watcher.getByText("This deal is not the one that was sealed.")).toBeVisible();
  await watcher.context().close();
  await leaveAll(people);
});

test(
  "a series from 900 points ends with the bid that reaches 1000; a rematch keeps the seats",
  LONG,
  async ({ browser }) => {
    const people = await threeCome(browser);
    const pages = people.map(({ page }) => page);
    const [ann] = people;
    const id = await seriesFromNineHundred(people.map(({ member }) => member));
    const watcher = await comeIn(browser, "eve");
    for (const page of [...pages, watcher.page]) await page.goto(`/tables/${id}`);
    await expect(turnLine(ann.page)).toContainText("Your turn.");
    await ann.page.getByRole("button", { name: "Look at your cards" }).click();
    await expect(hand(ann.page)).toHaveCount(7);
    await ann.page.getByRole("button", { name: "120", exact: true }).click();
    await expect(mainVerb(ann.page)).toContainText("Bid 120");
    await andGoesOn(ann.page, () => mainVerb(ann.page).click());
    for (;;) {
      const page = await nextOnTurn(pages);
      if (!page) break;
      if ((await turnLine(page).textContent())?.includes("Give")) {
        for (const card of ["9S", "9H"]) await tap(page.locator(`[data-card="${card}"]`));
        await mainVerb(page).click();
        await expect(turnLine(page)).toContainText("You lead.");
      } else await takeTurn(page);
    }
    for (const page of [...pages, watcher.page]) await expect(result(page)).toContainText("1020");
    await expect(ann.page.getByRole("heading", { name: "The series is over" })).toBeVisible();
    await expect(watcher.page.getByRole("button", { name: "Play a rematch" })).toHaveCount(0);
    await expectAccessible(ann.page);
    for (const [i, page] of pages.entries()) {
      await page.getByRole("button", { name: "Play a rematch" }).click();
      if (i < 2)
        await expect(page.getByText(i === 0 ? "1 of 3 wants a rematch." : "2 of 3 want a rematch.")).toBeVisible();
    }
    for (const page of [...pages, watcher.page])
      await expect(turnLine(page)).toContainText(/Look at your cards|turn to bid/);
    await expect(ann.page.getByRole("complementary").getByText("Rematch: a new series begins.")).toBeVisible();
    await expect(watcher.page.getByText("You are watching.")).toBeVisible();
    await leaveAll([...people, watcher]);
  },
);

test("in the middle of a trick, a reload and a second device show the same table", LONG, async ({ browser }) => {
  const people = await threeCome(browser);
  const pages = people.map(({ page }) => page);
  const id = await openHouseTable(people[0].member);
  await sitDownAndDeal(people, id);
  for (;;) {
    const page = await nextOnTurn(pages);
    if (!page) throw new Error("The deal ended before a trick began.");
    if ((await trick(page).count()) === 1) break;
    await takeTurn(page, page === pages[0]);
  }
  const page = (await nextOnTurn(pages))!;
  const person = people[pages.indexOf(page)]!;
  const [cards, version] = [await cardsOf(page), await room(page).getAttribute("data-version")];
  await page.reload();
  await expect(room(page)).toHaveAttribute("data-version", version ?? "");
  expect(await cardsOf(page)).toEqual(cards);
  await expect(trick(page)).toHaveCount(1);
  await expect(turnLine(page)).toContainText("Your turn.");

  const device = await browser.newContext({ storageState: await person.context.storageState() });
  const second = await newPage(device);
  await second.goto(`/tables/${id}`);
  await expect(turnLine(second)).toContainText("Your turn.");
  expect(await cardsOf(second)).toEqual(cards);
  await takeTurn(second);
  await expect(turnLine(page)).not.toContainText("Your turn.");
  await expect(hand(page)).toHaveCount(cards.length - 1);
  await device.close();
  await expect(hand(page)).toHaveCount(cards.length - 1);
  await leaveAll(people);
});

test("a player who goes offline is stood in for, as the others see, until they are back", LONG, async ({ browser }) => {
  const people = await threeCome(browser);
  const [ann, bob, cyd] = people;
  const id = await openHouseTable(ann.member, { settings: { graceSeconds: 0 } });
  await sitDownAndDeal(people, id);
  const first = (await nextOnTurn(people.map(({ page }) => page)))!;
  const gone = people.find(({ page }) => page === first)!;
  const other = gone === ann ? bob : ann;
  const { nick } = gone.member;
  await gone.page.close();
  const log = other.page.getByRole("log", { name: "What happened" }).or(other.page.locator("aside"));
  await expect(log.getByText(`A stand-in plays for ${nick} now.`).first()).toBeVisible();
  await expect(seats(other.page).getByText("stand-in")).toBeVisible();
  await expect(turnLine(other.page)).not.toContainText(`${nick}’s turn`);
  const back = await newPage(gone.context);
  await back.goto(`/tables/${id}`);
  await expect(log.getByText(`${nick} is back.`).first()).toBeVisible();
  await expect(seats(other.page).getByText("stand-in")).toHaveCount(0);
  await expect(seats(back).getByText("You", { exact: true })).toBeVisible();
  await leaveAll([ann, bob, cyd]);
});

test("a move is taken back once the others agree; the host pauses and goes on", LONG, async ({ browser }) => {
  const people = await threeCome(browser);
  const pages = people.map(({ page }) => page);
  const [ann] = people;
  const id = await openHouseTable(ann.member);
  await tellTable(id, ann.member, { type: "sit", share: "share" });
  await sitDownAndDeal(people, id);
  const page = (await nextOnTurn(pages))!;
  await page.getByRole("button", { name: /\bPass\b/ }).click();
  await expect(turnLine(page)).not.toContainText("Your turn.");
  const next = (await nextOnTurn(pages))!;
  await next.getByRole("button", { name: /\bPass\b/ }).click();
  await expect(turnLine(next)).not.toContainText("Your turn.");
  await page.getByRole("button", { name: "Take back" }).click();
  const actor = people[pages.indexOf(page)]!.member.nick;
  for (const other of pages.filter((each) => each !== page)) {
    const prompt = other.getByRole("region", { name: "Takeback" });
    await expect(prompt).toContainText(`${actor} asks to take back the pass and the move made after it.`);
    await atRest(other);
    const box = (await prompt.boundingBox())!;
    for (const part of await other.locator(".hand-card, .seat-text, .turn-line > span, .playing-card").all()) {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
      expect(y + height <= box.y + 1 || y >= box.y + box.height - 1).toBe(true);
    }
    await prompt.getByRole("button", { name: "Agree" }).click();
  }
  await expect(turnLine(page)).toContainText("Your turn.");
  const log = page.getByRole("complementary");
  await expect(log.getByText("The move was taken back.")).toBeVisible();
  await expect(log.locator("s")).toHaveText(["You pass.", /passes\./]);

  await ann.page.getByRole("button", { name: "Table menu" }).first().click();
  await ann.page.getByRole("menuitem", { name: "Pause the table" }).click();
  for (const each of pages)
    await expect(turnLine(each)).toHaveText(`${each === ann.page ? "You have" : "The host has"} paused the table.`);
  await ann.page.getByRole("button", { name: "Go on" }).click();
  await expect(turnLine(page)).toContainText("Your turn.");
  await leaveAll(people);
});
