import { beforeAll, expect, test } from "vitest";
import { makeMember } from "../build/testing/club";
import { liveTables } from "../build/testing/live-tables";
import { prisma } from "../db/client";
import type { DraftConfig } from "../engine/ccg/draft/config";
import type { View } from "../engine/ccg/draft/view";
import { SeededRandom } from "../engine/kernel/random";
import { seedProducts } from "../services/shop/seed-products";

/** A draft over real sockets: nothing of a pack or a pick comes to anybody who did not hold it, in whatever is sent. */

const house = liveTables();

/** Cards with numbers that nothing else on the wire can be, so many that no two packs have one in common by chance. */
const FIRST = 7_000_000;
const SHEET = Array.from({ length: 20_000 }, (_, i) => FIRST + i);
/** Such a number by itself: moments and ids are longer. */
const SEEN = /(?<!\w)70[01]\d{4}(?!\w)/g;
let body: DraftConfig;

beforeAll(async () => {
  await seedProducts();
  const product = await prisma().product.findFirstOrThrow();
  body = {
    ...{ v: 1, game: "five-dyes", product: { id: product.id, name: "Wire booster" }, cards: [] },
    contents: {
      ...{ v: 1, game: "five-dyes", name: "Wire booster", fixed: [] },
      slots: [[{ weight: 1, count: 5, sheet: SHEET }]],
    },
    ...{ packs: 2, seconds: null, price: null },
  };
});

test("is drafted by three, and each hears of their own packs and picks alone", async () => {
  const members = await Promise.all(Array.from({ length: 3 }, () => makeMember("dra")));
  const { id, seats } = await house.seated<View>(members[0]!, { world: "draft", body, seats: 3 }, members);
  const onlooker = house.comes<View>(null, id);
  const random = new SeededRandom(11);
  /** By seat: every card that lay before it. */
  const held = seats.map(() => new Set<string>());
  const heardOf = (player: (typeof seats)[number]): string[] => JSON.stringify(player.heard).match(SEEN) ?? [];
  for (let picks = 0; picks < 30; picks++) {
    const seat = picks % 3;
    const player = seats[seat]!;
    await player.until("a pack", (view) => view.mine?.pack != null && view.mine.picks.length === Math.floor(picks / 3));
    for (const [at, one] of seats.entries())
      for (const card of [...(one.view?.mine?.pack ?? []), ...(one.view?.mine?.picks ?? [])])
        held[at]!.add(String(card));
    const { pack, picks: own } = player.view!.mine!;
    const card = pack![random.below(pack!.length)]!;
    // Nobody picks for another, nor what is not before them.
    expect(await seats[(seat + 1) % 3]!.play(seat, { type: "pick", card, nth: own.length })).toMatchObject({
      ok: false,
    });
    expect(await player.play(seat, { type: "pick", card: FIRST - 1, nth: own.length })).toMatchObject({ ok: false });
    if (picks === 29) {
      // The last pick ends it, and then all is told: before it nothing was.
      for (const one of seats) expect(heardOf(one).length).toBeGreaterThan(10);
      for (const [at, one] of seats.entries())
        for (const seen of heardOf(one)) expect([at, held[at]!.has(seen)]).toEqual([at, true]);
      expect(heardOf(onlooker)).toEqual([]);
    }
    expect(await player.play(seat, { type: "pick", card, nth: own.length })).toMatchObject({ ok: true });
  }
  for (const player of [...seats, onlooker]) await player.until("the end", (view) => view.stage === "over");
  expect(onlooker.view!.log!.flat()).toHaveLength(30);
  expect(onlooker.gaps).toBe(0);
});
