import type { Random } from "../../kernel/random";
import type { Draw, Product, Slot } from "./product";

/** Puts the first `count` cards of a shuffled sheet into `into`: only the drawn places are shuffled. */
function draw({ count, sheet }: Draw, random: Random, into: number[]): void {
  const size = sheet.length;
  const drawn = Math.min(count, size);
  // Places that were swapped, with what lies there now: the sheet itself is shared and never changes.
  const moved: number[] = [];
  const lies: number[] = [];
  const at = (place: number): number => {
    const held = moved.lastIndexOf(place);
    return held < 0 ? (sheet[place] ?? 0) : (lies[held] ?? 0);
  };
  for (let i = 0; i < drawn; i++) {
    const from = i + random.below(size - i);
    into.push(at(from));
    if (from !== i) {
      moved.push(from);
      lies.push(at(i));
    }
  }
}

function choose(slot: Slot, random: Random): Draw | undefined {
  if (slot.length === 1) return slot[0]?.draw;
  let left = random.below(slot.reduce((sum, { weight }) => sum + weight, 0));
  for (const { weight, draw: chosen } of slot) {
    if (left < weight) return chosen;
    left -= weight;
  }
  return undefined;
}

/**
 * The cards of one copy of a product, in the order of its entries. Within an entry cards are drawn without replacement
 * from its weighted sheet, so that none appears more often than it is printed there; entries are independent. A sheet
 * shorter than its count gives all it has.
 */
export function openPack(product: Product, random: Random): number[] {
  const pack = product.fixed.slice();
  for (const slot of product.slots) {
    const chosen = choose(slot, random);
    if (chosen) draw(chosen, random, pack);
  }
  return pack;
}
