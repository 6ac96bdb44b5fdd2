import { amountsOf, readAmount } from "./read-amount";

/** A line of a sheet after its offers were lowered: what it offered, for what, and what was left of it. */
export type LoweredLine = {
  readonly amount: string;
  readonly type: string;
  readonly order: string;
  readonly left: number;
};

const LINE = /^([\d*#+]+) ([:!>@&]) ([^%]*)/;

/**
 * What lowering did to the offers of a sheet, line by line: each time every offer above its plateau falls by one; where
 * none is, plateaus go, and every offer falls. Lines that offer nothing are left out.
 */
export function loweredLines(lines: readonly string[], times: number): LoweredLine[] {
  const offers = lines.flatMap((line) => {
    const [, amount = "", type = "", order = ""] = LINE.exec(line) ?? [];
    const read = readAmount(amount);
    if (amount === "" || !read.ok) return [];
    const parts = amountsOf(read.value).map(({ max, plateau }) => ({ left: max, plateau }));
    if (parts.every(({ left }) => left === 0)) return [];
    return [{ amount, type, order: order.trim(), parts }];
  });
  const all = offers.flatMap(({ parts }) => parts);
  for (let time = 0; time < times && all.some(({ left }) => left > 0); time++) {
    const gives = all.some(({ left, plateau }) => left > plateau);
    for (const part of all) {
      if (!gives) part.plateau = 0;
      if (part.left > part.plateau) part.left -= 1;
    }
  }
  return offers.map(({ parts, ...line }) => ({ ...line, left: parts.reduce((sum, { left }) => sum + left, 0) }));
}
