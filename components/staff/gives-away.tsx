import { formatMoney } from "@/lib/engine/kernel/money";
import type { StaffTexts } from "@/lib/texts/staff/en";
import { Chip } from "../ui/chip";

/** What is given away with each that is sold at a price below what its cards are worth on average, in cents; 0: nothing. */
export const givenAway = (price: number, expectedValue: number): number =>
  price > 0 ? Math.max(0, Math.round(expectedValue) - price) : 0;

/** Says so beside a price; nothing where nothing is given away. */
export function GivesAway({ price, worth, t }: { price: number; worth: number; t: StaffTexts["shop"] }) {
  const gift = givenAway(price, worth);
  return gift > 0 && <Chip tone="warn">{t.givesAway(formatMoney(gift))}</Chip>;
}
