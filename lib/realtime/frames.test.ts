import { expect, test } from "vitest";
import { frameOf } from "./frames";

/** The text of a frame, read as a client does: a whole text frame that is not masked. */
function textOf(frame: Buffer): string {
  expect(frame[0]).toBe(0x81);
  const short = frame[1]!;
  expect(short).toBeLessThan(128);
  const [head, length] =
    short < 126 ? [2, short] : short === 126 ? [4, frame.readUInt16BE(2)] : [10, Number(frame.readBigUInt64BE(2))];
  expect(frame.length).toBe(head + length);
  return frame.toString("utf8", head);
}

test.each([0, 1, 124, 125, 126, 127, 65_534, 65_535, 65_536, 200_000])("a text of %d bytes", (length) => {
  const text = "x".repeat(length);
  expect(textOf(frameOf(text))).toBe(text);
});

test("a length is one of bytes, not of letters", () => {
  for (const text of ["ä".repeat(63), "🂡".repeat(31), `${"€".repeat(42)}€`]) expect(textOf(frameOf(text))).toBe(text);
});

test("the shortest form of a length is taken, as the protocol demands", () => {
  expect([125, 126, 65_535, 65_536].map((length) => frameOf("x".repeat(length)).length - length)).toEqual([
    2, 4, 4, 10,
  ]);
});
