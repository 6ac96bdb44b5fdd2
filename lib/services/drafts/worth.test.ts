import { expect, test } from "vitest";
import { ECONOMY_DEFAULTS } from "@/lib/contracts/economy";
import { compileDraft } from "@/lib/engine/ccg/draft/compile";
import { traitsOf } from "@/lib/engine/ccg/draft/config";
import { heldBy, pickingSeats, type State } from "@/lib/engine/ccg/draft/state";
import { contentsOf } from "@/lib/engine/ccg/factory/prove-pack";
import { houseCards } from "@/lib/engine/ccg/sets";
import { houseProducts } from "@/lib/engine/ccg/sets/products";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { cardValue } from "../catalogue/card-values";

const cards = houseCards("five-dyes");
const boosters = houseProducts("five-dyes").filter(({ type }) => type === "booster");
const worthOf = (number: number): number => cardValue(cards.byNumber.get(number)!, ECONOMY_DEFAULTS);
const DRAFTS = 60;

/**
 * What somebody gets who drafts with seven bots and takes what is worth most each time, against what a pack of the shop is
 * worth: packs that bots open are free, and must be no way to more than one pays for.
 */
test.each(boosters)("nobody gets more out of bots' $name than out of their own", (product) => {
  const contents = contentsOf("five-dyes", product);
  const game = compileDraft({
    ...{ v: 1, game: "five-dyes", product: { id: "p", name: product.name }, contents },
    cards: traitsOf(cards, contents, (card) => cardValue(card, ECONOMY_DEFAULTS)),
    ...{ packs: 3, seconds: null, price: 280 },
  });
  const random = new SeededRandom(7);
  const ctx = { now: 0, random, openEpoch: () => random };
  const sums = { greedy: 0, opened: 0 };
  for (let draft = 0; draft < DRAFTS; draft++) {
    let state: State = game.initial;
    const apply = (events: ReturnType<typeof game.setup>) => {
      for (const event of events) state = game.evolve(state, event);
    };
    apply(game.setup([0, 1, 2, 3, 4, 5, 6, 7], ctx));
    apply(state.picks.map((_, seat) => ({ type: "agreed", seat, on: true })));
    const begun = game.decide(state, { role: "clock" }, { type: "begin" }, ctx);
    if (begun.ok) apply(begun.value);
    while (state.stage === "playing")
      for (const seat of pickingSeats(state)) {
        const pack = heldBy(state, seat)?.cards;
        const own = state.picks[seat]!;
        if (!pack) continue;
        const card = seat === 0 ? pack.toSorted((a, b) => worthOf(b) - worthOf(a))[0]! : game.byRule(own, pack);
        const done = game.decide(state, { seat }, { type: "pick", card, nth: own.length }, ctx);
        expect(done.ok).toBe(true);
        if (done.ok) apply(done.value);
      }
    sums.greedy += state.picks[0]!.reduce((sum, number) => sum + worthOf(number), 0);
    sums.opened += state.packs.flat(2).reduce((sum, number) => sum + worthOf(number), 0) / 8;
  }
  console.log(`${product.name}: ${(sums.greedy / sums.opened).toFixed(3)} of what a drafter opens`);
  expect(sums.greedy / sums.opened).toBeLessThan(1.05);
  expect(sums.greedy / sums.opened).toBeGreaterThan(0.9);
});
