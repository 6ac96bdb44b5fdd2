import { type Browser, expect, type Page } from "@playwright/test";
import { makeMember } from "../lib/build/testing/club";
import { newId } from "../lib/db/ids";
import { OpenGame, openGame } from "../lib/services/diplomacy/open-game";
import { readPressRoom } from "../lib/services/diplomacy/press/read-press";
import { playMove } from "../lib/services/tables/play-move";
import { tellTable } from "./seeds";
import { comeIn, expectAccessible, PHONE, problemsOf, test } from "./steps";

const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
const title = (power: string) => power.charAt(0) + power.slice(1).toLowerCase();
const toPress = (page: Page) => page.getByRole("tab", { name: /^Press/ }).click();
/** A talk in the list of letters. */
const talk = (page: Page, name: string) => page.getByRole("tabpanel", { name: /^Press/ }).getByRole("button", { name });
const box = (page: Page) => page.getByRole("textbox", { name: "Your letter" });
const letter = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });
/** For looking at: pictures go where PRESS_PICTURES says, if it says anything. */
const picture = async (page: Page, name: string) => {
  if (process.env.PRESS_PICTURES) await page.screenshot({ path: `${process.env.PRESS_PICTURES}/${name}.png` });
};

/** A game that has begun, with two players and its master at their pages. */
async function begun(browser: Browser, given: { rules: string[]; anonymous?: boolean }) {
  const gm = await comeIn(browser, "pgm");
  const ann = await comeIn(browser, "pann");
  const bob = await comeIn(browser, "pbob", { viewport: PHONE, colorScheme: "dark" });
  const wanted = OpenGame.parse({
    map: "standard",
    runBy: "master",
    timing: ["NEXT 1D"],
    name: "The Long Table",
    ...given,
  });
  const opened = await openGame(gm.member, wanted, "here");
  if (!opened.ok) throw new Error(opened.error.code);
  const { id } = opened.value;
  for (const member of [
    ann.member,
    bob.member,
    ...(await Promise.all(Array.from({ length: 5 }, () => makeMember("seat")))),
  ])
    await tellTable(id, member, { type: "sit", share: newId() });
  for (const { page } of [ann, bob, gm]) await page.goto(`/tables/${id}`);
  for (const { page } of [ann, bob]) await expect(shown(page, "Give your orders.")).toBeVisible();
  const powerOf = async (member: typeof ann.member) => {
    const room = await readPressRoom(member, { id });
    return room.ok ? (room.value.desks[0]?.party.slice(2) ?? "") : "";
  };
  const names = { ann: title(await powerOf(ann.member)), bob: title(await powerOf(bob.member)) };
  return { id, gm, ann: ann.page, bob: bob.page, names };
}

/** Begins a letter to somebody. */
async function writeTo(page: Page, ...readers: string[]): Promise<void> {
  await page.getByRole("button", { name: "New letter" }).click();
  for (const reader of readers) await page.getByRole("checkbox", { name: reader }).click();
  await page.getByRole("button", { name: "Write", exact: true }).click();
}

test("two powers negotiate on desk and phone; drafts outlive reloads and phases; the master writes as a player", async ({
  browser,
}) => {
  const { id, gm, ann, bob, names } = await begun(browser, { rules: ["WHITE_GREY"] });
  const problems = [problemsOf(ann), problemsOf(bob)];
  await toPress(ann);
  await expect(shown(ann, "Nothing has been written here yet.")).toBeVisible();
  await expectAccessible(ann);
  await ann.getByRole("button", { name: "New letter" }).click();
  await expectAccessible(ann);
  await picture(ann, "new-desk");
  await ann.getByRole("checkbox", { name: names.bob }).click();
  await ann.getByRole("button", { name: "Write", exact: true }).click();
  await box(ann).fill(
    "Will you hold in Munich? I would order A BUR - PIC\nand nothing else. See https://example.org/plan.",
  );
  await ann.keyboard.press("Control+Enter");
  await expect(letter(ann, "Will you hold")).toBeVisible();
  await expect(box(ann)).toHaveValue("");

  // It comes while the other looks at something else, and is unread until it is opened.
  await expect(bob.getByRole("tab", { name: /^Press/ })).toContainText("1");
  await toPress(bob);
  await expect(talk(bob, names.ann)).toContainText("1 unread");
  await picture(bob, "list-phone-dark");
  await expectAccessible(bob);
  await talk(bob, names.ann).click();
  await letter(bob, "Will you hold").getByRole("button", { name: "Munich" }).click();
  await expect(bob.locator(".pointed-province")).toBeVisible();
  await expect(letter(bob, "Will you hold").getByRole("link")).toHaveAttribute("rel", /noopener.*nofollow/);
  await expectAccessible(bob);
  await bob.getByRole("button", { name: "Quote" }).click();
  await expect(box(bob)).toHaveValue(/^> .*\n> Will you hold/);
  await box(bob).press("End");
  await box(bob).pressSequentially("Gladly.");
  await picture(bob, "thread-phone-dark");
  await bob.getByRole("button", { name: "Send" }).click();
  await expect(letter(ann, "Gladly.")).toBeVisible();
  await expect(bob.getByRole("tab", { name: /^Press/ })).not.toContainText("1");
  await picture(ann, "thread-desk");
  await expectAccessible(ann);

  // What is typed and not sent stays: after a reload, and when the phase turns.
  await box(ann).fill("One more thing");
  await ann.reload();
  await toPress(ann);
  await expect(talk(ann, names.bob)).toContainText("Draft: One more thing");
  await talk(ann, names.bob).click();
  await expect(box(ann)).toHaveValue("One more thing");
  await playMove({
    ...{ tableId: id, moveId: newId(), user: gm.member.id, as: "master" },
    request: { to: "game", intent: { type: "process", force: true } },
  });
  await expect(shown(ann, /^Fall 1901, movement$/)).toBeVisible();
  await expect(box(ann)).toHaveValue("One more thing");
  await box(ann).press("Control+Enter");
  await expect(letter(ann, "One more thing")).toContainText("F1901M");

  // Without a network it waits, and goes out once.
  await ann.context().setOffline(true);
  await box(ann).fill("From the tunnel");
  await ann.getByRole("button", { name: "Send" }).click();
  await expect(ann.getByRole("button", { name: "Sending…" })).toBeVisible();
  await ann.context().setOffline(false);
  await expect(letter(bob, "From the tunnel")).toBeVisible();
  await expect(box(ann)).toHaveValue("");
  await expect(letter(ann, "From the tunnel")).toHaveCount(1);

  // Without a name: the reader is told of nobody, the writer and the master know.
  await ann.getByRole("combobox", { name: "Signed" }).selectOption({ label: "Without a name" });
  await box(ann).fill("A friend says: beware.");
  await ann.getByRole("button", { name: "Send" }).click();
  await expect(letter(ann, "beware")).toContainText("Its readers are not told");
  await bob.getByRole("button", { name: "Back to all letters" }).click();
  await talk(bob, "Somebody").click();
  await expect(letter(bob, "beware")).toContainText("Somebody");
  await expect(shown(bob, /Nobody knows who wrote this/)).toBeVisible();

  // The master writes as a player, and reads everything.
  const master = gm.page;
  await toPress(master);
  await writeTo(master, names.bob);
  await master
    .getByRole("combobox", { name: "Signed" })
    .selectOption({ label: `Signed as ${names.ann} (you are not)` });
  await box(master).fill("I changed my mind.");
  await master.getByRole("button", { name: "Send" }).click();
  await expect(letter(master, "changed my mind")).toContainText(`Shown as from ${names.ann}`);
  await bob.getByRole("button", { name: "Back to all letters" }).click();
  await talk(bob, names.ann).click();
  await expect(letter(bob, "changed my mind")).toContainText(names.ann);
  await expect(letter(bob, "changed my mind")).not.toContainText("Shown as");
  await master.getByRole("button", { name: "Back to all letters" }).click();
  await master.getByRole("button", { name: "Archive" }).click();
  await expect(letter(master, "beware")).toContainText(`${names.ann} to ${names.bob}`);
  await master.getByRole("searchbox", { name: "Search" }).fill("beware");
  await expect(letter(master, "Gladly.")).toHaveCount(0);
  await expect(letter(master, "beware")).toBeVisible();
  await picture(master, "archive-desk");
  await expectAccessible(master);
  const log = await master.request.get(`/api/diplomacy/${id}/press/log`);
  expect(await log.text()).toContain("SHOWN AS GREY TO");
  const isOurs = (problem: string) => !problem.includes("ERR_INTERNET_DISCONNECTED");
  expect(problems.flat().filter(isOurs)).toEqual([]);
});

test("in a game without names and without signatures nobody learns who wrote; what is forbidden is said; keys are enough", async ({
  browser,
}) => {
  const { id, ann, bob, names } = await begun(browser, {
    rules: ["BLIND", "GREY_PRESS", "PUBLIC_PRESS"],
    anonymous: true,
  });
  await ann.setViewportSize({ width: 1440, height: 900 });
  await ann.emulateMedia({ colorScheme: "dark" });
  await toPress(ann);
  // By keys alone: a new letter, everybody, the text, sent.
  await ann.getByRole("button", { name: "New letter" }).focus();
  await ann.keyboard.press("Enter");
  await expect(shown(ann, "Now you can only write to everybody.")).toBeVisible();
  await expect(ann.getByRole("checkbox", { name: names.bob })).toBeDisabled();
  await picture(ann, "forbidden-desk-dark");
  await expectAccessible(ann);
  await ann.getByRole("button", { name: "Everybody" }).focus();
  await ann.keyboard.press("Enter");
  await box(ann).focus();
  await ann.keyboard.type("Peace in our time");
  await ann.keyboard.press("Control+Enter");
  await expect(letter(ann, "Peace in our time")).toContainText("You");
  await toPress(bob);
  const seen: string[] = [];
  bob.on("response", async (answer) => {
    if (answer.url().includes("/press")) seen.push(await answer.text().catch(() => ""));
  });
  await talk(bob, "Everybody").click();
  await expect(letter(bob, "Peace in our time")).toContainText("Somebody");
  await picture(bob, "all-phone-dark");
  await expect.poll(() => seen.join()).toContain("Peace in our time");
  expect(seen.join()).not.toMatch(new RegExp(`"(?:from|sender)":"p:${names.ann.toUpperCase()}"`));
  // Whoever is not in the game reads what everybody may, and writes nothing.
  const stranger = await browser.newPage();
  await stranger.goto(`${new URL(ann.url()).origin}/tables/${id}`);
  await toPress(stranger);
  await expect(stranger.getByRole("button", { name: "New letter" })).toHaveCount(0);
  await talk(stranger, "Everybody").click();
  await expect(shown(stranger, /You can read what is written to everybody/)).toBeVisible();
  await stranger.close();
});
