import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { Hmac } from "./hmac";

/**
 * How chance is made provable. When a table opens, the anchor of a hash chain is published, before anybody's share is
 * taken: link(e−1) = SHA-256(link(e)), anchor = link(0). Every seat gives a share as it sits. The key of epoch e is
 * HMAC(link(e), 'epoch' ‖ e ‖ shares), so neither the house nor a player alone decides a deal. Publishing link(e)
 * proves itself against the anchor, and opens every epoch up to e, never a later one.
 */
export const CHAIN_LENGTH = 4096;

/** A share, as a seat gives it: up to 64 characters of its own choice. */
export type Share = { seat: number; share: string };

const CHECKPOINT_EVERY = 64;

/** The links of one chain, from its secret end. Hashes the chain once, at the first use, and keeps every 64th link. */
export class HashChain {
  private checkpoints: Uint8Array[] | null = null;

  /** `secret` is link(CHAIN_LENGTH), 32 random bytes that never leave the server. */
  constructor(private readonly secret: Uint8Array) {
    if (secret.length !== 32) throw new RangeError("The secret of a chain has 32 bytes.");
  }

  /** link(e), for e in 0 … CHAIN_LENGTH. */
  link(epoch: number): Uint8Array {
    if (!Number.isInteger(epoch) || epoch < 0 || epoch > CHAIN_LENGTH) throw new RangeError(`No link ${epoch}.`);
    this.checkpoints ??= this.hashAll();
    const above = Math.ceil(epoch / CHECKPOINT_EVERY);
    let link = this.checkpoints[above]!;
    for (let e = above * CHECKPOINT_EVERY; e > epoch; e--) link = sha256(link);
    return link;
  }

  /** What is published when the table opens, in hexadecimal. */
  get anchor(): string {
    return bytesToHex(this.link(0));
  }

  private hashAll(): Uint8Array[] {
    const kept: Uint8Array[] = [];
    let link = this.secret;
    for (let e = CHAIN_LENGTH; e >= 0; e--) {
      if (e % CHECKPOINT_EVERY === 0) kept[e / CHECKPOINT_EVERY] = link;
      if (e > 0) link = sha256(link);
    }
    return kept;
  }
}

/** Whether `link` (hexadecimal) is the e-th link of the chain with this anchor. */
export function linkHolds(anchor: string, epoch: number, link: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(link) || !Number.isInteger(epoch) || epoch < 0 || epoch > CHAIN_LENGTH) return false;
  let bytes: Uint8Array = hexToBytes(link);
  for (let i = 0; i < epoch; i++) bytes = sha256(bytes);
  return bytesToHex(bytes) === anchor;
}

/** The key of an epoch. Shares count in the order of their seats. */
export function epochKey(link: Uint8Array, epoch: number, shares: readonly Share[]): Uint8Array {
  const given = [...shares].sort((a, b) => a.seat - b.seat).map(({ seat, share }) => `${seat}:${share}`);
  return hmac(sha256, link, utf8ToBytes(["epoch", epoch, ...given].join("\n")));
}

/** Label of the stream that `decide` draws from, for the move whose first event will be number `seq`. */
export const decideLabel = (tableId: string, epoch: number, seq: number): string => `${tableId}|${epoch}|${seq}|decide`;

/** Label of the stream that a bot of a seat draws from. */
export const botLabel = (tableId: string, epoch: number, seq: number, seat: number): string =>
  `${tableId}|${epoch}|${seq}|bot|${seat}`;

const SALT_BYTES = 16;
const saltMac = /* @__PURE__ */ new Hmac();
const saltCode = /* @__PURE__ */ new Uint8Array(32);

/** The salts of a deck's places, in hexadecimal: they are made with one key, which is taken once. */
function saltsOf(key: Uint8Array, places: number): string[] {
  saltMac.key(key);
  return Array.from({ length: places }, (_, place) => {
    saltMac.digestInto(utf8ToBytes(`salt|${place}`), saltCode);
    return bytesToHex(saltCode.subarray(0, SALT_BYTES));
  });
}

/** Leaf of the tree: SHA-256(00 ‖ place ‖ '|' ‖ salt ‖ '|' ‖ card). */
const leafOf = (place: number, salt: string, card: string): Uint8Array =>
  sha256(concatBytes(Uint8Array.of(0), utf8ToBytes(`${place}|${salt}|${card}`)));

const nodeOf = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concatBytes(Uint8Array.of(1), left, right));

function levelsOf(leaves: Uint8Array[]): Uint8Array[][] {
  const levels = [leaves];
  let level = leaves;
  while (level.length > 1) {
    const next: Uint8Array[] = [];
    for (let i = 0; i < level.length; i += 2)
      next.push(i + 1 < level.length ? nodeOf(level[i]!, level[i + 1]!) : level[i]!);
    levels.push(next);
    level = next;
  }
  return levels;
}

function treeOf(key: Uint8Array, cards: readonly string[]): Uint8Array[][] {
  const salts = saltsOf(key, cards.length);
  return levelsOf(cards.map((card, place) => leafOf(place, salts[place]!, card)));
}

/** The Merkle root that commits to a deck's order, in hexadecimal. At least one card. */
export function commitmentOf(key: Uint8Array, cards: readonly string[]): string {
  if (cards.length === 0) throw new RangeError("There is nothing to commit to.");
  return bytesToHex(treeOf(key, cards).at(-1)![0]!);
}

/** What lets somebody who knows one card check it against the root, without learning another. */
export type CardProof = { place: number; card: string; salt: string; path: { side: "left" | "right"; hash: string }[] };

/** The proof of the card at `place`. */
export function proveCard(key: Uint8Array, cards: readonly string[], place: number): CardProof {
  const card = cards[place];
  if (card === undefined) throw new RangeError(`The deck has no place ${place}.`);
  const path: CardProof["path"] = [];
  let at = place;
  for (const level of treeOf(key, cards).slice(0, -1)) {
    const sibling = level[at ^ 1];
    if (sibling) path.push({ side: at & 1 ? "left" : "right", hash: bytesToHex(sibling) });
    at >>= 1;
  }
  return { place, card, salt: saltsOf(key, place + 1)[place]!, path };
}

/** Whether a card's proof leads to the root. */
export function cardHolds(root: string, proof: CardProof): boolean {
  if (proof.path.some((step) => !/^[0-9a-f]{64}$/.test(step.hash))) return false;
  let hash = leafOf(proof.place, proof.salt, proof.card);
  for (const step of proof.path) {
    const sibling = hexToBytes(step.hash);
    hash = step.side === "left" ? nodeOf(sibling, hash) : nodeOf(hash, sibling);
  }
  return bytesToHex(hash) === root;
}
