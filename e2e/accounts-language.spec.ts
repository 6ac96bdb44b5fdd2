import { type Browser, expect, type Page } from "@playwright/test";
import { prisma } from "../lib/db/client";
import { codeOf, nextCodeOf } from "./authenticator";
import { openHouseTable, PASSWORD, tellTable } from "./seeds";
import { comeIn, LONG, leaveAll, problemsOf, signIn, test, visitor } from "./steps";
import { ESTONIAN, expectEstonian, expectNoEnglish } from "./words";

/** Accounts in Estonian, as the browser asks for it: signing in and up, settings, the second factor, profiles. */

const ENGLISH =
  /\b(the|you|your|it|is|of|to|with|sign(ed|ing)?|account|password|nick|guest|codes?|settings|profile|sav(e|ed|ing)|sessions?|device|from|last|seen|since|remove|add(ed)?|second|factor|passkeys?|colour|emblem|theme|appearance|language|notices?|member|lately|about|try|again|wrong|attempts|show|time|zone)\b/i;

const verb = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** As if the last proof of a member's sessions were eleven minutes old. */
const ageProof = (userId: string) =>
  prisma().session.updateMany({ where: { userId }, data: { provedAt: new Date(Date.now() - 11 * 60_000) } });

const comeFromEstonia = (browser: Browser) => comeIn(browser, "tiiu", ESTONIAN);

test("the ways in, what they refuse, and a guest who keeps the account", LONG, async ({ browser }) => {
  const page = await visitor(browser, ESTONIAN);
  const problems = problemsOf(page);
  await page.goto("/sign-in?next=/settings&problem=OAuthCallback");
  await expect(page).toHaveTitle("Logi sisse · Guildhall");
  await page.getByLabel("Hüüdnimi").fill("nobody-of-here");
  await page.getByLabel("Parool", { exact: true }).fill("not the right one");
  await verb(page, "Logi sisse").click();
  await expect(page.getByText("Vale hüüdnimi või parool.")).toBeVisible();
  await expectEstonian(page, ENGLISH);
  await page.goto("/recover");
  await verb(page, "Ava konto").click();
  await expect(page.getByText("Sisesta kood.")).toBeVisible();
  await expectEstonian(page, ENGLISH);
  await page.goto("/sign-up?next=/settings");
  await page.getByLabel("Hüüdnimi").fill("Judge");
  await verb(page, "Loo konto").click();
  await expect(page.getByText("Seda hüüdnime ei saa võtta.")).toBeVisible();
  await expect(page.getByText("Paroolis on vähemalt 10 märki.")).toBeVisible();
  await expectEstonian(page, ENGLISH);
  await verb(page, "Mängi külalisena").click();
  await expect(page.getByText(/^Mängid nimega guest-\w+\.$/)).toBeVisible();
  await page.getByRole("link", { name: "Vali hüüdnimi ja parool" }).click();
  await expect(page.getByRole("heading", { name: "Jäta see konto alles" })).toBeVisible();
  const nick = `t${Date.now().toString(36)}`;
  await page.getByLabel("Hüüdnimi").fill(nick);
  await page.getByLabel("Parool", { exact: true }).fill(PASSWORD);
  await verb(page, "Jäta see konto alles").click();
  await expect(page.getByText(`Sina oled ${nick}.`)).toBeVisible();
  expect((await page.goto("/u/nobody-at-all"))?.status()).toBe(404);
  await expect(page.getByText("Selle hüüdnimega pole siin kedagi.")).toBeVisible();
  await expectNoEnglish(page, ENGLISH);
  expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
  await page.context().close();
});

test(
  "settings: what is saved, sessions, notices and the proof that it is still the member; the profile",
  LONG,
  async ({ browser }) => {
    const tiiu = await comeFromEstonia(browser);
    const { page, member } = tiiu;
    const elsewhere = await browser.newContext();
    await signIn(elsewhere, member.nick);
    const problems = problemsOf(page);
    await page.goto("/settings");
    await expect(page).toHaveTitle("Seaded · Guildhall");
    await verb(page, "Salvesta profiil").click();
    await expect(page.getByText("Su profiil on salvestatud.")).toBeVisible();
    await verb(page, "Salvesta välimus").click();
    await expect(page.getByText("Salvestatud.", { exact: true })).toBeVisible();
    await expectEstonian(page, ENGLISH);
    await ageProof(member.id);
    await verb(page, "Logi kõik teised seadmed välja").click();
    await expect(page.getByLabel("Sinu parool")).toBeFocused();
    await expectEstonian(page, ENGLISH);
    await page.getByLabel("Sinu parool").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Üks teine seade on välja logitud.")).toBeVisible();
    await page.goto("/inbox");
    await expect(page.getByText(/^Su kontole logiti sisse uuest seadmest: /)).toBeVisible();
    await expectEstonian(page, ENGLISH);
    await page.goto("/settings/notices");
    await verb(page, "Salvesta").first().click();
    await expect(page.getByText("Salvestatud.", { exact: true })).toBeVisible();
    await expectEstonian(page, ENGLISH);
    await ageProof(member.id);
    await page.goto("/prove?next=/settings");
    await expect(page.getByRole("heading", { name: "Kas see oled ikka sina?" })).toBeVisible();
    await expectEstonian(page, ENGLISH);
    const table = await openHouseTable(member, { bots: 2 });
    await tellTable(table, member, { type: "sit", share: "share" });
    await page.goto(`/u/${member.nick}`);
    await expect(page.getByRole("list", { name: "Viimased lauad" }).getByRole("listitem")).toHaveCount(1);
    await expectEstonian(page, ENGLISH);
    expect(problems).toEqual([]);
    await elsewhere.close();
    await leaveAll([tiiu]);
  },
);

test("the second factor: set up, asked for after the password", LONG, async ({ browser }) => {
  const tiiu = await comeFromEstonia(browser);
  const { page, member } = tiiu;
  const problems = problemsOf(page);
  await page.goto("/settings/second-factor");
  await expectEstonian(page, ENGLISH);
  await verb(page, "Seadista rakendus").click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? "";
  await expectEstonian(page, ENGLISH);
  await page.getByLabel("Kood, mida rakendus praegu näitab").fill(codeOf(secret));
  await verb(page, "Lülita sisse").click();
  await expect(page.getByText("Rakendus on seadistatud.")).toBeVisible();
  await verb(page, "Tee kümme koodi").click();
  await expect(page.getByRole("list", { name: "Sinu uued koodid" }).getByRole("listitem")).toHaveCount(10);
  await expectEstonian(page, ENGLISH);
  const second = await visitor(browser, ESTONIAN);
  await second.goto("/sign-in?next=/settings");
  await second.getByLabel("Hüüdnimi").fill(member.nick);
  await second.getByLabel("Parool", { exact: true }).fill(PASSWORD);
  await second.keyboard.press("Enter");
  await expect(second.getByRole("heading", { name: "Veel üks samm" })).toBeVisible();
  await expectEstonian(second, ENGLISH);
  await second.getByLabel("Kood", { exact: true }).fill(nextCodeOf(secret));
  await verb(second, "Logi sisse").click();
  await expect(second.getByText(`Sina oled ${member.nick}.`)).toBeVisible();
  await second.context().close();
  expect(problems).toEqual([]);
  await leaveAll([tiiu]);
});

test(
  "whoever chooses a language reads the answer, and the page, in it at once, and loses nothing typed",
  LONG,
  async ({ browser }) => {
    const ann = await comeIn(browser, "ann");
    const { page, member } = ann;
    await page.goto("/settings");
    await expect(page.getByText(`You are ${member.nick}.`)).toBeVisible();
    await page.getByLabel("Current password").fill("half typed");
    await page.getByLabel("Language").selectOption("et");
    await verb(page, "Save profile").click();
    await expect(page.getByText("Su profiil on salvestatud.")).toBeVisible();
    await expect(page.getByLabel("Praegune parool")).toHaveValue("half typed");
    await expectEstonian(page, ENGLISH);
    await page.getByLabel("Keel").selectOption("en");
    await verb(page, "Salvesta profiil").click();
    await expect(page.getByText("Your profile is saved.")).toBeVisible();
    await expect(page.getByLabel("Current password")).toHaveValue("half typed");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await leaveAll([ann]);
  },
);
