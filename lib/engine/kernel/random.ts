import { type _HMAC, hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

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

type Mac = _HMAC<ReturnType<typeof sha256.create>>;

const keyedWith = (key: Uint8Array): Mac => hmac.create(sha256, key);

/** Where blocks are worked out, one at a time; each leaves it wiped. */
const scratch = /* @__PURE__ */ keyedWith(new Uint8Array(32));

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
  private readonly bytes = new Uint8Array(32);
  private readonly block = new DataView(this.bytes.buffer);
  /** The stream's key, taken in once: each block goes on from here, in a copy. */
  private keyed: Mac | null = null;
  private counter = 0;
  private offset = 32;

  constructor(
    private readonly key: () => Uint8Array,
    private readonly label: string,
  ) {
    super();
  }

  uint32(): number {
    if (this.offset === 32) this.nextBlock();
    this.drawn = true;
    const word = this.block.getUint32(this.offset);
    this.offset += 4;
    return word;
  }

  private nextBlock(): void {
    this.keyed ??= keyedWith(hmac(sha256, this.key(), utf8ToBytes(this.label)));
    const n = this.counter++;
    this.keyed
      ._cloneInto(scratch)
      .update(Uint8Array.of(n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255))
      .digestInto(this.bytes);
    this.offset = 0;
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
