import { afterAll, beforeEach, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { MOST_WISHES, type SetWish } from "@/lib/contracts/wishes";
import { prisma } from "@/lib/db/client";
import { closePool } from "@/lib/db/pool";
import { readGame } from "../catalogue/games";
import { listWishes } from "./list-wishes";
import { setWish } from "./set-wish";

afterAll(closePool);
let anna: Member;
beforeEach(async () => {
  anna = await makeMember("anna");
});
const wish = (some: Partial<SetWish> = {}): SetWish => ({
  ...{ game: "five-dyes", printing: 12, finish: "any", count: 1 },
  ...some,
});
const refused = (code: string) => ({ ok: false, error: { code } });

test("a wish is made, changed and taken back; finishes are wishes of their own", async () => {
  expect(await setWish(anna, wish({ count: 2 }))).toEqual({ ok: true, value: { count: 2 } });
  await setWish(anna, wish({ count: 4 }));
  await setWish(anna, wish({ finish: "foil" }));
  expect(await listWishes(anna, "five-dyes")).toEqual([
    { printing: 12, finish: "any", count: 4, limit: null },
    { printing: 12, finish: "foil", count: 1, limit: null },
  ]);
  expect(await listWishes(anna, "poker")).toEqual([]);
  await setWish(anna, wish({ count: 0 }));
  await setWish(anna, wish({ count: 0 }));
  expect(await listWishes(anna, "five-dyes")).toEqual([{ printing: 12, finish: "foil", count: 1, limit: null }]);
});

test("only plain cards that are collected, for members", async () => {
  const foil = (await readGame("five-dyes"))?.database.foils.get(12)?.number ?? 0;
  expect(await setWish(null, wish())).toMatchObject(refused("wish/sign_in"));
  expect(await setWish({ ...anna, guest: true }, wish())).toMatchObject(refused("wish/members_only"));
  for (const one of [
    wish({ printing: 0 }),
    wish({ printing: foil }),
    wish({ printing: 9_999_999 }),
    wish({ game: "x" }),
  ])
    expect(await setWish(anna, one)).toMatchObject(refused("wish/no_such_card"));
  const [king] = (await readGame("poker"))?.database.cards.filter(({ set, hidden }) => set !== "" && !hidden) ?? [];
  const inPoker = wish({ game: "poker", printing: king?.number ?? 0, finish: "foil" });
  expect(await setWish(anna, inPoker)).toMatchObject(refused("wish/no_foil"));
});

test("a list has a bound, also for those who wish at once", async () => {
  await prisma().wish.createMany({
    data: Array.from({ length: MOST_WISHES - 1 }, (_, i) => ({
      ...{ userId: anna.id, game: "five-dyes", printing: 1_000_000 + i, finish: "any", count: 1 },
    })),
  });
  const answers = await Promise.all([12, 13, 14].map((printing) => setWish(anna, wish({ printing }))));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ ok }) => !ok)).toMatchObject([refused("wish/too_many"), refused("wish/too_many")]);
});
