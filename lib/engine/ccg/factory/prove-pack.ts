import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { z } from "zod";
import { HmacRandom } from "../../kernel/random";
import type { ProofStep } from "../../kernel/verify";
import { openPack } from "./open-pack";
import type { Product } from "./product";

/**
 * How the chance of a pack is made provable. Before the buyer pays, the house shows the commitment: SHA-256 of the
 * pack's secret, and the hash of its print sheets. The buyer adds a share, up to 64 characters. The cards are drawn with
 * the key HMAC(secret, pack ‖ contents ‖ share), so neither side alone decides them. Opening reveals the secret.
 */

const card = z.number().int().min(0).max(9_999_999);
const Slot = z
  .array(
    z.strictObject({
      weight: z.number().int().min(1).max(1_000_000),
      count: z.number().int().min(1).max(10_000),
      sheet: z.array(card).min(1).max(1_000_000),
    }),
  )
  .min(1)
  .max(20);

/** The print sheets of a product, whole: what a pack is drawn from, whatever the shop changes later. */
export const PackContents = z.strictObject({
  v: z.literal(1),
  game: z.string().min(1).max(40),
  name: z.string().min(1).max(200),
  fixed: z.array(card).max(10_000),
  slots: z.array(Slot).max(100),
});
export type PackContents = z.infer<typeof PackContents>;

/** The contents of a product of a game. */
export const contentsOf = (game: string, { name, fixed, slots }: Product): PackContents => ({
  v: 1,
  game,
  name,
  fixed: [...fixed],
  slots: slots.map((slot) =>
    slot.map(({ weight, draw }) => ({ weight, count: draw.count, sheet: Array.from(draw.sheet) })),
  ),
});

/** The hash that names contents, in hexadecimal. Each part is written in one order, so equal contents hash equally. */
export function hashOfContents({ v, game, name, fixed, slots }: PackContents): string {
  const plain = [v, game, name, fixed, slots.map((slot) => slot.map((one) => [one.weight, one.count, one.sheet]))];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(plain))));
}

/** The secret of a member's n-th pack, from the member's seed (both hexadecimal). It tells nothing about the others. */
export const packSecret = (seed: string, number: number): string =>
  bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(`pack|${number}`)));

/** What is shown of a secret before paying. */
export const packCommitment = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

const keyOf = (secret: string, contents: string, share: string): Uint8Array =>
  hmac(sha256, hexToBytes(secret), utf8ToBytes(["pack", contents, share].join("\n")));

/** The product of these contents: what `openPack` draws from. */
export const productOf = ({ name, fixed, slots }: PackContents): Product => ({
  set: "",
  type: "",
  name,
  fixed,
  slots: slots.map((slot) =>
    slot.map(({ weight, count, sheet }) => ({ weight, draw: { count, sheet: Int32Array.from(sheet), spec: "" } })),
  ),
});

/** The cards of a pack: all that they depend on is here. */
export function cardsOfPack(contents: PackContents, secret: string, share: string): number[] {
  const key = keyOf(secret, hashOfContents(contents), share);
  return openPack(productOf(contents), new HmacRandom(() => key, "pack"));
}

const hex32 = z.string().regex(/^[0-9a-f]{64}$/);

/** An opened pack, whole enough to be checked by anybody: the file that `guildhall fair verify` reads. */
export const PackProof = z.object({
  v: z.literal(1),
  kind: z.literal("pack"),
  pack: z.string().max(64),
  /** Shown before the purchase. */
  commitment: hex32,
  /** Hash of the contents, bound into the key. */
  contentsHash: hex32,
  contents: PackContents,
  /** The secret, revealed by the opening. */
  serverSeed: hex32,
  /** The buyer's share, as the only seat. */
  shares: z.array(z.object({ seat: z.number().int(), share: z.string().max(64) })).length(1),
  /** Numbers of the cards, in the order of the pack. */
  result: z.array(card).min(1).max(20_000),
});
export type PackProof = z.infer<typeof PackProof>;

const short = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

/**
 * What a buyer noted before paying. The sheets too: whoever may order them anew once it knows secret and share, finds an
 * order with the same odds that gives the cards it likes.
 */
export type PackReceipt = {
  readonly commitment?: string | undefined;
  /** Hash of the print sheets. */
  readonly contents?: string | undefined;
};

/**
 * Checks an exported pack step by step. Every step is listed, also after one that fails. What the buyer did not note, the
 * file has to be believed.
 */
export function verifyPack(proof: PackProof, receipt: PackReceipt = {}): ProofStep[] {
  const { commitment, contents, contentsHash, serverSeed, shares, result } = proof;
  const share = shares[0]?.share ?? "";
  const hashed = packCommitment(serverSeed);
  const hash = hashOfContents(contents);
  const drawn = cardsOfPack(contents, serverSeed, share).join(" ");
  const noted = (step: "noted_commitment" | "noted_sheets", then: string | undefined, now: string): ProofStep[] =>
    then === undefined ? [] : [{ step, gave: short(then), holds: then === now }];
  return [
    ...noted("noted_commitment", receipt.commitment, commitment),
    ...noted("noted_sheets", receipt.contents, contentsHash),
    {
      step: "secret",
      gave: short(hashed),
      holds: hashed === commitment,
    },
    {
      step: "sheets",
      gave: short(hash),
      holds: hash === contentsHash,
    },
    {
      step: "draw",
      gave: drawn,
      holds: drawn === result.join(" "),
    },
  ];
}
