import { expect, type Page } from "@playwright/test";
import { CARD } from "../lib/build/testing/market";
import { fund } from "../lib/build/testing/shop";
import { prisma } from "../lib/db/client";
import { newId } from "../lib/db/ids";
import { deckOf } from "../lib/engine/ccg/decks/deck";
import { stored } from "../lib/services/decks/own-deck";
import { advanceTournament } from "../lib/services/tournaments/advance-tournament";
import { comeIn, expectAccessible, LONG, type Person, PHONE, problemsOf, test, visitor } from "./steps";

/** A tournament between browsers: held by a form, entered with decks, played at tables that open by themselves, judged and paid. */

const beside = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

async function giveDeck({ member }: Person, name: string): Promise<void> {
  const cards = stored(deckOf([{ part: "deck", rows: [[CARD, 40]] }]));
  await prisma().deck.create({ data: { id: newId(), userId: member.id, game: "five-dyes", name, cards } as never });
}

/** Goes to one's table from the tournament's page and brings the deck that one entered with. */
async function bring(page: Page, address: string, deck: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("link", { name: "Go to your table" }).click();
  await expect(page.getByRole("heading", { name: "Bring your deck" })).toBeVisible();
  await expect(page.getByText("The deck with which you entered the tournament.")).toBeVisible();
  await expect(page.getByLabel("Your list")).toHaveCount(0);
  await page.getByRole("button", { name: `${deck} (40)` }).click();
}

test(
  "a member holds a tournament, three enter, a match is played, the judge is called, and the winner is paid",
  LONG,
  async ({ browser }) => {
    const host = await comeIn(browser, "holder");
    const players = [
      await comeIn(browser, "ada"),
      await comeIn(browser, "ben", { viewport: PHONE, hasTouch: true }),
      await comeIn(browser, "cid"),
    ];
    const [ada, ben, cid] = players as [Person, Person, Person];
    const problems = [host, ...players].map(({ page }) => problemsOf(page));
    await fund(host.member, 2_000);
    for (const person of players) await giveDeck(person, `${person.member.nick} deck`);

    // Held from the list of tables, by a form that says what is wrong.
    await host.page.goto("/tables");
    await host.page.getByRole("link", { name: "Tournaments" }).click();
    await host.page.getByRole("link", { name: "Hold a tournament" }).click();
    const form = host.page.getByRole("form", { name: "Hold a tournament" });
    await form.getByLabel("Name").fill("Evening cup");
    await form.getByLabel("Game").selectOption("tabletop:five-dyes:free");
    await form.getByLabel("Prizes").fill("50 five");
    await expect(form.getByText("Write sums with spaces between them")).toBeVisible();
    await form.getByLabel("Prizes").fill("50 5");
    await expect(form.getByText("$55.00 are more than the $20.00 in your purse.")).toBeVisible();
    await form.getByLabel("Prizes").fill("5 2.50");
    await expect(form.getByText("$7.50 leave your purse now.")).toBeVisible();
    await expectAccessible(host.page);
    await form.getByRole("button", { name: "Open the tournament" }).press("Enter");
    await expect(host.page.getByRole("heading", { name: "Evening cup" })).toBeVisible();
    const address = new URL(host.page.url()).pathname;

    // Entered on a desk and on a phone; the host sees them come.
    for (const { page } of players) {
      await page.goto(address);
      await page.getByRole("button", { name: "Enter", exact: true }).click();
      await expect(page.getByText(/^You are in with/)).toBeVisible();
    }
    await expect(host.page.getByRole("heading", { name: "Entrants (3)" })).toBeVisible();
    expect(await ben.page.evaluate(beside)).toBe(0);
    await expectAccessible(ben.page);
    await host.page.getByRole("button", { name: "Begin now" }).click();
    await expect(host.page.getByRole("heading", { name: "Round 1" }).first()).toBeVisible();

    // One sits out, two play: whoever that is.
    const id = address.split("/").at(-1) ?? "";
    const [match] = await prisma().tournamentMatch.findMany({ where: { tournamentId: id, decidedBy: null } });
    const playing = match!.users.map((user) => players.find(({ member }) => member.id === user)!) as [Person, Person];
    const idle = players.find((person) => !playing.includes(person))!;
    await idle.page.goto(address);
    await expect(idle.page.getByText("You sit out this round: it counts as a win.")).toBeVisible();
    for (const person of playing) await bring(person.page, address, `${person.member.nick} deck`);
    const watcher = await visitor(browser);
    await watcher.goto(`/tables/${match!.tableId}`);
    await expect(watcher.getByRole("link", { name: "Evening cup, round 1" })).toBeVisible();
    const [first, second] = playing;
    await expect(first.page.getByRole("toolbar", { name: "What you can do" })).toBeVisible({ timeout: 60_000 });
    await first.page.getByRole("button", { name: /^More/ }).first().click();
    await first.page.getByRole("menuitem", { name: "Concede" }).click();
    await expect(second.page.getByText(`${second.member.nick} won.`)).toBeVisible();

    // A second round is paired, by the clock if not by us, and the page shows it without being asked; the first is still there.
    await advanceTournament(id);
    await expect(idle.page.getByRole("heading", { name: "Round 2" }).first()).toBeVisible();
    await idle.page.getByRole("button", { name: "Round 1" }).click();
    await expect(idle.page.getByText("played", { exact: true })).toBeVisible();

    // The judge is called, and decides.
    const [next] = await prisma().tournamentMatch.findMany({ where: { tournamentId: id, decidedBy: null } });
    const caller = players.find(({ member }) => member.id === next!.users[0])!;
    await caller.page.goto(address);
    await caller.page.getByRole("button", { name: "Call the judge" }).click();
    await caller.page.getByLabel("What happened").fill("We cannot agree.");
    await caller.page.getByRole("button", { name: "Call them" }).press("Enter");
    await expect(caller.page.getByText("The judge is called")).toBeVisible();
    await expect(host.page.getByText("“We cannot agree.”")).toBeVisible();
    await expect(watcher.getByText("“We cannot agree.”")).toHaveCount(0);
    await host.page.getByRole("button", { name: "Decide" }).click();
    await host.page.getByRole("radio", { name: `${caller.member.nick} won` }).press("Space");
    await host.page.getByRole("button", { name: "Decide it so" }).click();
    await expect(caller.page.getByText("by the judge")).toBeVisible();

    // It is over: places, prizes, and what is in the purse.
    await advanceTournament(id);
    await expect(host.page.getByText(/won\.$/)).toBeVisible();
    await expect(host.page.getByRole("cell", { name: "$5.00" })).toBeVisible();
    await expectAccessible(host.page);
    await host.page.goto("/statement?part=tables");
    await expect(host.page.getByRole("cell", { name: "Prize money for Evening cup" })).toBeVisible();
    await ada.page.goto("/tournaments");
    await expect(
      ada.page.getByRole("region", { name: "Over" }).getByRole("link", { name: "Evening cup" }),
    ).toBeVisible();
    expect(problems).toEqual([[], [], [], []]);
    expect(cid.member.nick).not.toBe("");
  },
);
