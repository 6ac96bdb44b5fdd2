import fc from "fast-check";
import { expect, test } from "vitest";
import { ECONOMY_DEFAULTS, EconomySettings } from "@/lib/contracts/economy";
import { fiveDyes } from "@/lib/engine/ccg/sets";
import { cardValue } from "./card-values";

test("a foil is never worth less than its plain card, whatever the staff set", () => {
  const { foils, byNumber } = fiveDyes();
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("L", "C", "U", "R", "M", "V"), cents),
      fc.integer({ min: 100, max: 10_000 }),
      (rarityPrices, foilPercent) => {
        const settings = EconomySettings.parse({ rarityPrices, foilPercent });
        for (const [plain, foil] of [...foils].slice(0, 60))
          expect(cardValue(foil, settings)).toBeGreaterThanOrEqual(cardValue(byNumber.get(plain)!, settings));
      },
    ),
  );
  expect(EconomySettings.safeParse({ foilPercent: 99 }).success).toBe(false);
});

test("rares as foils are worth what foils of rares were", () => {
  const { foils, cards } = fiveDyes();
  const worth = (rarity: string) =>
    cardValue(foils.get(cards.find((card) => card.attributes.get("rarity") === rarity)!.number)!, ECONOMY_DEFAULTS);
  expect(["L", "C", "U", "R", "M"].map(worth)).toEqual([5, 13, 50, 250, 1_000]);
});
