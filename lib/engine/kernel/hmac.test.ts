import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Hmac } from "./hmac";

const code = (mac: Hmac, message: Uint8Array): string => {
  const out = new Uint8Array(32);
  mac.digestInto(message, out);
  return bytesToHex(out);
};

test("agrees with RFC 4231, test cases 1 and 2", () => {
  const mac = new Hmac();
  expect(code(mac.key(new Uint8Array(20).fill(0x0b)), utf8ToBytes("Hi There"))).toBe(
    "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
  );
  expect(code(mac.key(utf8ToBytes("Jefe")), utf8ToBytes("what do ya want for nothing?"))).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});

test("agrees with the library, whatever was keyed and hashed with it before", () => {
  const mac = new Hmac();
  const bytes = (max: number) => fc.uint8Array({ maxLength: max });
  fc.assert(
    fc.property(bytes(64), fc.array(bytes(200), { minLength: 1, maxLength: 4 }), (key, messages) => {
      mac.key(key);
      for (const message of messages) expect(code(mac, message)).toBe(bytesToHex(hmac(sha256, key, message)));
    }),
  );
});

test("refuses a key that would have to be hashed first", () => {
  expect(() => new Hmac().key(new Uint8Array(65))).toThrow("64 at most");
});
