import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { z } from "zod";
import { rarityRank } from "../art/look";
import type { Card, CardDatabase } from "../cards/model";
import { rarityCodes } from "../cards/rarity";
import { PackContents } from "../factory/prove-pack";

/** The most packs that each drafter opens, and the most cards that a pack may hold. */
export const MOST_PACKS = 6;
const MOST_IN_A_PACK = 40;
/** The shortest and the longest time for a pick, in seconds. */
export const SECONDS = { min: 5, max: 600 } as const;

/** What picking by rule looks at: `[number, how much it is wanted, its colours, what it costs]`. */
const Traits = z.tuple([
  z.int().min(0),
  z.number().min(0).max(1_000_000),
  z.string().max(20),
  z.number().min(0).max(1_000).nullable(),
]);
export type Traits = z.infer<typeof Traits>;

const sizeOfSlot = (slot: PackContents["slots"][number]): Set<number> =>
  new Set(slot.map(({ count, sheet }) => Math.min(count, sheet.length)));

/** How many cards each pack of these contents holds; null: not each the same. */
export function packSize({ fixed, slots }: PackContents): number | null {
  let size = fixed.length;
  for (const slot of slots) {
    const [count, ...others] = sizeOfSlot(slot);
    if (count === undefined || others.length > 0) return null;
    size += count;
  }
  return size;
}

/** A booster draft as a table pins it: what is opened, how fast, and who keeps what they took. */
export const DraftConfig = z
  .strictObject({
    v: z.literal(1),
    /** The card game, and the product of the shop that is opened. */
    game: z.string().min(1).max(60),
    product: z.strictObject({ id: z.string().min(1).max(64), name: z.string().min(1).max(200) }),
    contents: PackContents,
    cards: z.array(Traits).max(20_000),
    /** How many each drafter opens, one after the other. */
    packs: z.int().min(1).max(MOST_PACKS),
    /** Time for a pick; null: no limit. */
    seconds: z.int().min(SECONDS.min).max(SECONDS.max).nullable(),
    /** Who drafts buys their packs at this price, in cents, and keeps what they take; null: free, and nothing is kept. */
    price: z.int().min(0).max(1_000_000).nullable(),
  })
  .refine(
    ({ contents }) => {
      const size = packSize(contents);
      return size !== null && size >= 2 && size <= MOST_IN_A_PACK;
    },
    { path: ["contents"], message: `Every pack of a draft holds the same number of cards, 2 to ${MOST_IN_A_PACK}` },
  );
export type DraftConfig = z.infer<typeof DraftConfig>;

/** The name of a configuration: equal ones have the same. */
export const hashOfDraft = (config: DraftConfig): string =>
  `draft-${bytesToHex(sha256(utf8ToBytes(JSON.stringify(config))))}`;

/** The place of what has no rarity, counted from the rarest. */
const LEAST_RARE = rarityRank("");

/** The rarest has the highest; a foil is a little more than the same card plain. */
const rankOf = (card: Card): number =>
  LEAST_RARE - rarityRank(rarityCodes(card)[0] ?? "") + (card.foilOf === null ? 0 : 0.5);

/**
 * What picking by rule has to know of the cards that packs of these contents can hold. `wanted`: what each is worth, where cards
 * are kept; absent: by rarity.
 */
export function traitsOf(
  { byNumber }: CardDatabase,
  { fixed, slots }: PackContents,
  wanted: (card: Card) => number = rankOf,
): Traits[] {
  const numbers = new Set([...fixed, ...slots.flatMap((slot) => slot.flatMap(({ sheet }) => sheet))]);
  return [...numbers]
    .sort((a, b) => a - b)
    .flatMap((number): Traits[] => {
      const card = byNumber.get(number);
      if (!card) return [];
      const total = Number(card.attributes.get("total") ?? Number.NaN);
      return [[number, wanted(card), card.attributes.get("dye") ?? "", Number.isFinite(total) ? total : null]];
    });
}
