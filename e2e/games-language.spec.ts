import { expect } from "@playwright/test";
import { comeIn, expectAccessible, LONG, test, visitor } from "./steps";
import { ESTONIAN, expectEstonian } from "./words";

/** The games' shelves, a game's page and the editor in Estonian, as the browser asks for it. */

const ENGLISH =
  /\b(the|you|your|games?|rules|players?|cards?|write|play|with|open|table|tricks?|bidding|trumps|points|ranks|rounds|version|draft|template|edit|download|publish|shelf|throw|keep|saved?|saving|problems?|preview|help|line|upload|file|first|deck|hand|levels|result|series|special|yes|hearts|spades|diamonds|clubs|joker)\b/i;

test("shelves, a game's page, and one that is not there", LONG, async ({ browser }) => {
  const page = await visitor(browser, ESTONIAN);
  await page.goto("/games");
  await expect(page).toHaveTitle("Mängud · Guildhall");
  await expect(page.getByRole("heading", { name: "Maja mängud" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ava laud: Tuhat" })).toBeVisible();
  await expectEstonian(page, ENGLISH);
  await page.goto("/games/thousand");
  await expect(page.getByText("3–4 mängijat")).toBeVisible();
  await expect(page.getByText("Pakkumine", { exact: true }).first()).toBeVisible();
  await expectEstonian(page, ENGLISH);
  await page.goto("/games/no-such-game");
  await expect(page).toHaveTitle("Sellist mängu pole · Guildhall");
  await expectEstonian(page, ENGLISH);
  await page.context().close();
});

test("a member writes a game: its problems, what options do, its page", LONG, async ({ browser }) => {
  const { page, context } = await comeIn(browser, "tiiu", ESTONIAN);
  const loaded: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() === "script") loaded.push(await response.text().catch(() => ""));
  });
  await page.goto("/games/new");
  const text = page.getByRole("textbox", { name: "Mall JSON-kujul" });
  await expect(text).toContainText("Minu mäng");
  await expect(page.getByText("Seda saab mängida.")).toBeVisible();
  await expectAccessible(page);
  await text.click();
  await page.keyboard.press("Control+Home");
  for (const key of ["ArrowDown", "ArrowDown", "End", "Enter"]) await page.keyboard.press(key);
  await page.keyboard.type('"ref');
  await expect(page.getByText("Pärast iga käiku täiendatakse kätt talonist")).toBeVisible();
  await expect(page.getByText("true või false").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Parandada on 1 viga.")).toBeVisible();
  await expect(page.getByText(/^See pole veel JSON\./).first()).toBeVisible();
  await expect(page.getByText("Pole veel salvestatud", { exact: false })).toBeVisible();
  const wrong = { cards: ["9H", "10S"], players: 3, trick: 1, trump: { source: "dealer" } };
  await text.fill(JSON.stringify({ name: "Vead", opts: wrong }));
  await expect(page.getByText("siin peaks olema true või false, mitte 1. Kirjuta true").first()).toBeVisible();
  await expect(page.getByText('"10S" pole kaart. Kümme kirjutatakse nii: "0S"').first()).toBeVisible();
  const said = await page.getByRole("tabpanel", { name: "Vead" }).getByRole("listitem").allInnerTexts();
  expect(said).toHaveLength(3);
  expect(said.filter((one) => /\b(should|write|the|is|not|missing|did you)\b/i.test(one))).toEqual([]);
  await expectAccessible(page);
  await page.keyboard.press("Control+f");
  await expect(page.getByPlaceholder("Otsi")).toBeVisible();
  await page.keyboard.press("Escape");
  for (const tab of ["Eelvaade", "Abi"]) await page.getByRole("tab", { name: tab }).click();
  await expect(page.getByText("Lauale jääb see versioon")).toBeVisible();
  const name = `Väike ${Date.now().toString(36)}`;
  await page.locator("input[type=file]").setInputFiles({
    ...{ name: "game.json", mimeType: "application/json" },
    buffer: Buffer.from(
      JSON.stringify({
        name,
        opts: {
          ...{ cards: ["2H", "3H", "4H", "5H"], levels: "2345", suites: "H", hand: 2, players: 2, trick: true },
          ...{ lead: { "*": "trick" }, move: { cards: 1, win: { suite: true, level: true } } },
          points: { trick: { "5": 1 } },
        },
      }),
    ),
  });
  await page.getByRole("tab", { name: "Eelvaade" }).click();
  await expect(page.getByText("Inimestele mõeldud reegleid veel pole")).toBeVisible();
  await page.getByRole("button", { name: "Salvesta mäng" }).click();
  await expect(page.getByText("Mäng on loodud.", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "Vaata mängu lehte" }).click();
  await expect(page.getByRole("heading", { name: "Lühidalt" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectEstonian(page, ENGLISH);
  await page.getByRole("button", { name: "Viska ära" }).click();
  await expect(page.getByRole("dialog", { name: `Kas viskad ära mängu „${name}”?` })).toBeVisible();
  await page.getByRole("button", { name: "Viska mäng ära" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mängud" })).toBeVisible();
  // Of the editor's words those of the reader's language alone were loaded.
  const all = loaded.join("\n");
  expect(all).toContain("Pärast iga käiku täiendatakse");
  expect(all).not.toContain("Hands are filled up to");
  expect(all).not.toContain("It can be played.");
  await context.close();
});
