import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { ECONOMY_DEFAULTS } from "@/lib/contracts/economy";
import { prisma } from "@/lib/db/client";
import { closePool } from "@/lib/db/pool";
import { saveSettings } from "../staff/save-settings";
import { readSettings } from "./read-settings";

afterAll(async () => {
  await prisma().setting.deleteMany();
  await closePool();
});

let keeper: Member;
beforeAll(async () => {
  await prisma().setting.deleteMany();
  keeper = { ...(await makeMember("keeper")), admin: true };
});

test("a row that cannot be read loses its own setting, not the others", async () => {
  await saveSettings(keeper, { ...ECONOMY_DEFAULTS, initialMoney: 9_999, weeklyPay: 0 });
  await prisma().setting.create({ data: { name: "timeZone", value: "Nowhere/Gone" } });
  expect(await readSettings()).toEqual({ ...ECONOMY_DEFAULTS, initialMoney: 9_999, weeklyPay: 0 });
});

test("two who change different settings of the same page both have their way", async () => {
  const start = { ...ECONOMY_DEFAULTS };
  await saveSettings(keeper, start);
  const prices = (changed: Record<string, number>) => ({ rarityPrices: { ...start.rarityPrices, ...changed } });
  await saveSettings(keeper, { ...start, weeklyPay: 500, ...prices({ R: 120 }), shown: start });
  const second = await saveSettings(keeper, { ...start, initialMoney: 1, ...prices({ M: 500 }), shown: start });
  expect(second).toEqual({ ok: true, value: { changed: ["initialMoney", "rarityPrices"] } });
  expect(await readSettings()).toEqual({
    ...{ ...start, weeklyPay: 500, initialMoney: 1 },
    ...prices({ R: 120, M: 500 }),
  });
});

test("saving what is set already changes nothing", async () => {
  const wanted = { ...ECONOMY_DEFAULTS, rarityPrices: { ...ECONOMY_DEFAULTS.rarityPrices, L: 3 } };
  expect(await saveSettings(keeper, wanted)).toMatchObject({ ok: true });
  expect(await saveSettings(keeper, wanted)).toEqual({ ok: true, value: { changed: [] } });
});
