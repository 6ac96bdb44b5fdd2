import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readMailAddress } from "./mail-address";

describe("reading a mail address", () => {
  test.each([
    ["ann@example.org", "ann@example.org"],
    ["  Ann.Lee+games@Example.ORG ", "Ann.Lee+games@example.org"],
    ["o'hara@sub.example.co.uk", "o'hara@sub.example.co.uk"],
    ["jaan@õun.ee", "jaan@xn--un-bka.ee"],
  ])("%s", (typed, address) => expect(readMailAddress(typed)).toEqual({ address, key: address.toLowerCase() }));

  test.each([
    ...[
      "",
      "@",
      "ann",
      "ann@",
      "@example.org",
      "ann@example",
      "ann@@example.org",
      "a b@example.org",
      "ann@exa mple.org",
    ],
    ...["ann@example.org\r\nBcc: all@example.org", "ann@example.org\nBcc: x@y.org", "ann\u0000@example.org"],
    ...['"ann"@example.org', "ann(comment)@example.org", "<ann@example.org>", "Ann <ann@example.org>"],
    ...["ann@example.org, bob@example.org", "ann@example.org;bob@example.org", "ann@[127.0.0.1]", "ann@127.0.0.1"],
    ...[".ann@example.org", "ann.@example.org", "an..n@example.org", "ann@-example.org", "ann@example..org"],
    ...["ann@example.org/path", "ann@example.org:25", "ann@example.org?x", "ann@exam%70le.org", "õ@example.org"],
    ...[`${"a".repeat(65)}@example.org`, `ann@${"a".repeat(64)}.org`, `ann@${"a.".repeat(130)}org`],
  ])("refuses %j", (typed) => expect(readMailAddress(typed)).toBeNull());

  test("whatever is read is one plain word that a header cannot end at, and is read again as it is", () => {
    const piece = fc.constantFrom(
      "a",
      "B",
      ".",
      "@",
      "-",
      "\r\n",
      " ",
      "<",
      ">",
      ",",
      '"',
      "é",
      "。",
      "xn--",
      "%",
      "\u202e",
    );
    const typed = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join("")),
      fc.tuple(fc.array(piece), fc.array(piece)).map(([a, b]) => `x${a.join("")}@y${b.join("")}.org`),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const read = readMailAddress(text);
        if (read === null) return;
        expect(read.address).toMatch(/^[!-~]+$/);
        expect(read.address).not.toMatch(/[\s<>(),;:\\"[\]]/);
        expect(read.address.split("@")).toHaveLength(2);
        expect(readMailAddress(read.address)).toEqual(read);
      }),
      { numRuns: 5_000 },
    );
  });
});
