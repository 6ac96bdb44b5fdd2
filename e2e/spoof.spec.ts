import { expect, type Page } from "@playwright/test";
import type { Member } from "../lib/auth/policy";
import { createTableOf } from "../lib/services/tables/create-table";
import { tellTable } from "./seeds";
import { comeIn, expectAccessible, LONG, leaveAll, PHONE, sitDown, test, turnLine } from "./steps";

/** A table of spoof for two, over before anybody has to wait. */
async function openSpoof(host: Member): Promise<string> {
  const settings = { name: "At the bar", public: true, entry: "open" as const, moveSeconds: null };
  const body = { v: 1, rounds: 1, most: 3 };
  const opened = await createTableOf(host, { world: "spoof", body, seats: 2, bots: 0, settings });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value.id;
}

const press = (page: Page, group: string, number: number): Promise<void> =>
  page
    .getByRole("group", { name: group })
    .getByRole("button", { name: String(number), exact: true })
    .click();

const log = (page: Page, label: string) => page.getByRole("region", { name: label });

test(
  "another world sits at the same table: spoof is played, told, talked over and ended, in two languages",
  LONG,
  async ({ browser }) => {
    const ann = await comeIn(browser, "ann");
    const tiiu = await comeIn(browser, "tiiu", { locale: "et-EE", viewport: PHONE });
    const id = await openSpoof(ann.member);
    await sitDown([ann, tiiu], id);
    await expect(turnLine(ann.page)).toContainText("Hide some coins in your fist.");
    await expect(turnLine(tiiu.page)).toContainText("Peida pihku mõni münt.");
    await expectAccessible(ann.page);
    await expectAccessible(tiiu.page);
    await ann.page.getByRole("tab", { name: "Rules" }).click();
    await expect(ann.page.getByText("The fists are opened.", { exact: false })).toBeVisible();
    await ann.page.getByRole("tab", { name: "Log" }).click();

    await press(ann.page, "Coins to hide", 1);
    await expect(turnLine(ann.page)).toHaveText("The others are still hiding coins.");
    await press(tiiu.page, "Peidetavad mündid", 2);
    // Nobody is told what the other hides.
    await expect(log(ann.page, "What has happened")).toContainText(`${tiiu.member.nick} has shut their fist.`);
    await expect(log(ann.page, "What has happened")).toContainText("You hide 1 coin.");

    await expect(turnLine(ann.page)).toContainText("How many coins are in all fists together?");
    await expect(turnLine(tiiu.page)).toHaveText(`Arvab ${ann.member.nick}.`);
    await expect(ann.page.locator(".seat[data-you=true]")).toContainText("1 coin in the fist");
    await press(ann.page, "Your guess", 3);
    await press(tiiu.page, "Sinu pakkumine", 0);
    await expect(log(ann.page, "What has happened")).toContainText("The fists held 3 coins. You were right.");
    await expect(turnLine(ann.page)).toHaveText("You win with 1 round.");
    await expect(ann.page.getByRole("button", { name: "Play a rematch" })).toBeVisible();
    await expect(tiiu.page.getByRole("button", { name: "Mängime uuesti" })).toBeVisible();

    await ann.page.getByRole("tab", { name: "Chat" }).click();
    await ann.page.getByRole("textbox", { name: "Message" }).fill("One more?");
    await ann.page.keyboard.press("Enter");
    await tiiu.page.getByRole("button", { name: "Seis, logi ja vestlus, 1 uut" }).click();
    await expect(tiiu.page.getByRole("dialog")).toContainText(
      `Pihkudes oli kokku 3 münti. ${ann.member.nick} arvas ära.`,
    );
    await expect(tiiu.page.getByRole("dialog")).toContainText("One more?");
    await leaveAll([ann, tiiu]);
  },
);

test("who sees everything is told whose coins are whose, and that they hold an office", LONG, async ({ browser }) => {
  const ann = await comeIn(browser, "ann");
  const bob = await comeIn(browser, "bob");
  const eve = await comeIn(browser, "eve");
  const id = await openSpoof(ann.member);
  // Whoever sees everything does so from the beginning: a player asks nobody to it in the middle of a game.
  await sitDown([ann], id);
  await tellTable(id, ann.member, { type: "invite", user: eve.member.id, office: "omniscient" });
  await eve.page.goto("/tables");
  await expect(eve.page.getByText("you are invited")).toBeVisible();
  await eve.page.goto(`/tables/${id}`);
  // Pressed as the page wakes, whose foot is drawn anew by then.
  await eve.page.getByRole("button", { name: "Accept" }).click();
  await expect(eve.page.getByText("You watch this game and see everything.")).toBeVisible();
  await sitDown([bob], id);
  await expect(turnLine(eve.page)).toHaveText("The players are hiding coins.");
  await press(bob.page, "Coins to hide", 2);
  await expect(log(eve.page, "What has happened")).toContainText(`${bob.member.nick} hides 2 coins.`);
  await expect(eve.page.getByText("2 coins in the fist")).toBeVisible();
  await leaveAll([ann, bob, eve]);
});
