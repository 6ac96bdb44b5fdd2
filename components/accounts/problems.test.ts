import { expect, test } from "vitest";
import { accounts as en } from "@/lib/texts/accounts/en";
import { accounts as et } from "@/lib/texts/accounts/et";
import { fieldText, problemText } from "./problems";

test.each(["constructor", "toString", "__proto__", "hasOwnProperty", "", "valueOf", "account/no_such_code"])(
  "a code that an address may hold, %j, gets a sentence like any other",
  (code) => {
    expect(problemText({ code }, en)).toBe("That did not work. Try again.");
    expect(fieldText(code, en)).toBe("Check this.");
  },
);

test("what other sites report is told in our words", () => {
  expect(problemText({ code: "OAuthCallback" }, en)).toBe("The other site’s answer could not be used. Try again.");
  expect(problemText({ code: "Constructor" }, en)).toBe("Signing in at the other site did not work. Try again.");
});

test.each([
  [1, "1 second", "1 sekundi"],
  [20, "20 seconds", "20 sekundi"],
  [200, "4 minutes", "4 minuti"],
  [8_000, "3 hours", "3 tunni"],
])("%i seconds to wait are told as %s, as %s", (seconds, words, inEstonian) => {
  const refusal = { code: "account/wait", data: { seconds } };
  expect(problemText(refusal, en)).toBe(`Too many attempts. Try again in ${words}.`);
  expect(problemText(refusal, et)).toBe(`Liiga palju katseid. Proovi uuesti ${inEstonian} pärast.`);
});
