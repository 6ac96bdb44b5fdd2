import { expect, test } from "vitest";
import { fieldText, problemText } from "./problems";

test.each(["constructor", "toString", "__proto__", "hasOwnProperty", "", "valueOf", "account/no_such_code"])(
  "a code that an address may hold, %j, gets a sentence like any other",
  (code) => {
    expect(problemText({ code })).toBe("That did not work. Try again.");
    expect(fieldText(code)).toBe("Check this.");
  },
);

test("what other sites report is told in our words", () => {
  expect(problemText({ code: "OAuthCallback" })).toBe("The other site's answer could not be used. Try again.");
  expect(problemText({ code: "Constructor" })).toBe("Signing in at the other site did not work. Try again.");
});

test.each([
  [20, "20 seconds"],
  [200, "4 minutes"],
  [8_000, "3 hours"],
])("%i seconds to wait are told as %s", (seconds, words) => {
  expect(problemText({ code: "account/wait", data: { seconds } })).toBe(`Too many attempts. Try again in ${words}.`);
});
