import type { PackReceipt } from "@/lib/engine/ccg/factory/prove-pack";

/**
 * Which commitment and print sheets this browser was shown for a pack before it was paid: kept here, where the house
 * cannot change them, so that a proof can be held against them later.
 */

const KEY = "guildhall.receipts";
/** The oldest go first. */
const MOST = 2_000;

/** Pack → its commitment, and after a blank the hash of its print sheets. */
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
export function keepReceipts(packs: readonly string[], shown: readonly string[], contents: string): void {
  const fresh = Object.fromEntries(
    packs.flatMap((pack, i) => (shown[i] === undefined ? [] : [[pack, `${shown[i]} ${contents}`]])),
  );
  const all = Object.entries({ ...fresh, ...stored() });
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(0, MOST))));
  } catch {
    // Without room for it the proof still holds within itself.
  }
}

/** What was shown for a pack, as far as this browser noted it. */
export function receiptOf(pack: string): PackReceipt {
  const [commitment, contents] = stored()[pack]?.split(" ") ?? [];
  return { commitment, contents };
}
