import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeNext, signInPath } from "./safe-next";

describe("where to go after signing in", () => {
  test.each(["/", "/tables/abc", "/tables/new?game=thousand", "/games#rules", "/u/anna"])(
    "%s is a page here",
    (path) => {
      expect(safeNext(path)).toBe(path);
    },
  );

  test.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n//evil.example",
    "/./\\/evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
    "evil.example",
    "",
    "/sign-in?next=/x",
    "/sign-up",
    "/api/auth/signout",
    null,
    undefined,
    ["/tables"],
    `/${"x".repeat(600)}`,
  ])("%j is not", (path) => {
    expect(safeNext(path)).toBe("/");
  });

  test("no text leads to another origin", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("/", "\\", ".", "a", "@", ":", "\t", "?", "#", "%2f") }),
        (text) => {
          expect(new URL(safeNext(text), "https://guildhall.test/deep/page").origin).toBe("https://guildhall.test");
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("the way to the sign-in page remembers where one was", () => {
    expect(signInPath("/tables/new?game=x")).toBe("/sign-in?next=%2Ftables%2Fnew%3Fgame%3Dx");
    expect(signInPath("//evil.example")).toBe("/sign-in");
  });
});
