import { SeededRandom } from "../../kernel/random";
import { fiveDyes } from "../sets";
import { FIVE_DYES_FORMATS } from "../sets/five-dyes/formats.data";
import { DeckChecker } from "./check-deck";
import { readRules } from "./read-rules";

/** Decks of 60 cards, each checked against the four formats of the house. */
export function* benches(): Iterable<{ name: string; value: number; unit: string; n: number; seconds: number }> {
  const game = fiveDyes();
  const rules = readRules(FIVE_DYES_FORMATS, game);
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  const checker = new DeckChecker(game, rules.value.formats);
  const random = new SeededRandom(1);
  const n = 1_000;
  const decks = Array.from({ length: n }, () =>
    Array.from({ length: 60 }, () => 12 + random.below(game.cards.length - 12)),
  );
  const begun = performance.now();
  for (const deck of decks) checker.check({ deck });
  const seconds = (performance.now() - begun) / 1_000;
  yield { name: "decks.legal", value: n / seconds, unit: "decks/s", n, seconds };
}
