import { utf8ToBytes } from "@noble/hashes/utils.js";
import { Hmac } from "./hmac";

/** A stream of chance. Every draw advances it; two streams of one key and label are equal. */
export interface Random {
  /** Uniform in 0 … 2³²−1. */
  uint32(): number;
  /** Uniform in 0 … n−1, by rejection; 1 ≤ n ≤ 2³². */
  below(n: number): number;
  /** A new array in uniformly random order (Fisher–Yates). */
  shuffle<T>(xs: readonly T[]): T[];
}

const RANGE = 2 ** 32;

/** Where blocks are worked out, one at a time, and the stream whose key it holds. */
const mac = /* @__PURE__ */ new Hmac();
let keyedBy: HmacRandom | null = null;

const digest = new Uint8Array(32);
const digestView = /* @__PURE__ */ new DataView(digest.buffer);
const count = new Uint8Array(4);
const NO_WORDS: readonly number[] = [];

abstract class Stream implements Random {
  abstract uint32(): number;

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > RANGE)
      throw new RangeError(`below(${n}): n must be an integer in 1 … 2^32`);
    const limit = RANGE - (RANGE % n);
    let word = this.uint32();
    while (word >= limit) word = this.uint32();
    return word % n;
  }

  shuffle<T>(xs: readonly T[]): T[] {
    const out = xs.slice();
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = out[i]!;
      out[i] = out[j]!;
      out[j] = held;
    }
    return out;
  }
}

/**
 * HMAC-SHA-256 in counter mode: block k is HMAC(HMAC(key, label), k as 4 bytes big-endian), read as eight 32-bit words.
 * Lazy: the key is asked for, and hashed, only at the first draw. `drawn` tells whether there was one.
 */
export class HmacRandom extends Stream {
  drawn = false;
  private streamKey: Uint8Array | null = null;
  private words = NO_WORDS;
  private counter = 0;
  private at = 0;

  constructor(
    private readonly key: () => Uint8Array,
    private readonly label: string,
  ) {
    super();
  }

  uint32(): number {
    if (this.at === this.words.length) this.nextBlock();
    this.drawn = true;
    return this.words[this.at++]!;
  }

  private nextBlock(): void {
    if (this.streamKey === null) {
      this.streamKey = new Uint8Array(32);
      mac.key(this.key()).digestInto(utf8ToBytes(this.label), this.streamKey);
      keyedBy = null;
    }
    if (keyedBy !== this) mac.key(this.streamKey);
    keyedBy = this;
    const n = this.counter++;
    count[0] = n >>> 24;
    count[1] = n >>> 16;
    count[2] = n >>> 8;
    count[3] = n;
    mac.digestInto(count, digest);
    const words: number[] = [];
    for (let i = 0; i < 32; i += 4) words.push(digestView.getUint32(i));
    this.words = words;
    this.at = 0;
  }
}

/** A quick seeded stream (xoshiro128**) for playouts, benchmarks and tests; never for a live deal. */
export class SeededRandom extends Stream {
  private readonly s = new Uint32Array(4);

  constructor(seed: number) {
    super();
    let x = seed >>> 0;
    for (let i = 0; i < 4; i++) {
      x = (x + 0x9e3779b9) >>> 0;
      let z = x;
      z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
      z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
      this.s[i] = z ^ (z >>> 16);
    }
  }

  uint32(): number {
    const s = this.s;
    const rotated = Math.imul(s[1]!, 5);
    const result = Math.imul((rotated << 7) | (rotated >>> 25), 9) >>> 0;
    const t = s[1]! << 9;
    s[2]! ^= s[0]!;
    s[3]! ^= s[1]!;
    s[1]! ^= s[2]!;
    s[0]! ^= s[3]!;
    s[2]! ^= t;
    s[3] = (s[3]! << 11) | (s[3]! >>> 21);
    return result;
  }
}
