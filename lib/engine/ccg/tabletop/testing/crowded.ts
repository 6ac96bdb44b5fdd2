import { cards, dealt, settle } from "./five-dyes";

/** A strict table with 200 cards on it, of all kinds that the sets have, and every Vat that a hand could want. */
export function crowded(hand: string[]) {
  const table = dealt(hand);
  const permanent = cards.cards
    .filter(({ hidden, retired, attributes }) => !hidden && !retired && attributes.get("type") !== "Deed")
    .map(({ name }) => name);
  const some = (step: number) => Array.from({ length: 70 }, (_, i) => permanent[(i * step) % permanent.length]!);
  const vats = ["Madder Vat", "Woad Vat", "Weld Vat", "Verdigris Vat", "Oak Gall Vat"];
  const thirty = Array.from({ length: 30 }, (_, i) => vats[i % vats.length]!);
  settle(table.driver, table.me, [...some(7), ...thirty]);
  settle(table.driver, table.rival, [...some(11), ...thirty]);
  return table;
}
