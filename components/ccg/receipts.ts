/**
 * Which commitment this browser was shown for a pack before it was paid: kept here, where the house cannot change it, so
 * that a proof can be held against it later.
 */

const KEY = "guildhall.receipts";
/** The oldest go first. */
const MOST = 2_000;

type Receipts = Record<string, string>;

function stored(): Receipts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, shown]) => typeof shown === "string"));
  } catch {
    // No storage, or not what was written there: there are no receipts then.
    return {};
  }
}

/** Keeps what was shown for each of these packs; what is known of one already stays as it is. */
export function keepReceipts(packs: readonly string[], shown: readonly string[]): void {
  const fresh = Object.fromEntries(packs.flatMap((pack, i) => (shown[i] === undefined ? [] : [[pack, shown[i]]])));
  const all = Object.entries({ ...fresh, ...stored() });
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(0, MOST))));
  } catch {
    // Without room for it the proof still holds within itself.
  }
}

/** The commitment that was shown for a pack, if this browser bought it. */
export const receiptOf = (pack: string): string | undefined => stored()[pack];
