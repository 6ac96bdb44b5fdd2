import { sha256 } from "@noble/hashes/sha2.js";

const BLOCK = 64;

/**
 * HMAC-SHA-256 (RFC 2104) that is keyed over and over and allocates nothing but once: a table's every deal and every
 * pack draws from a stream with a key of its own, and making two hashes for each key cost more than the hashing.
 */
export class Hmac {
  private readonly blank = sha256.create();
  private inner = sha256.create();
  private outer = sha256.create();
  private work = sha256.create();
  private readonly pad = new Uint8Array(BLOCK);

  /** Takes a key of at most 64 bytes; longer ones, which would have to be hashed first, are refused. */
  key(key: Uint8Array): this {
    if (key.length > BLOCK) throw new RangeError(`a key of ${key.length} bytes; ${BLOCK} at most`);
    const { pad } = this;
    for (let i = 0; i < BLOCK; i++) pad[i] = (key[i] ?? 0) ^ 0x36;
    this.inner = this.blank._cloneInto(this.inner).update(pad);
    for (let i = 0; i < BLOCK; i++) pad[i] = pad[i]! ^ 0x36 ^ 0x5c;
    this.outer = this.blank._cloneInto(this.outer).update(pad);
    pad.fill(0);
    return this;
  }

  /** Writes the code of a message under the last key to `out`, 32 bytes. */
  digestInto(message: Uint8Array, out: Uint8Array): void {
    this.work = this.inner._cloneInto(this.work).update(message);
    this.work.digestInto(out);
    this.work = this.outer._cloneInto(this.work).update(out);
    this.work.digestInto(out);
  }
}
