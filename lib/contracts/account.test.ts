import { describe, expect, test } from "vitest";
import { isTimeZone, NewPassword, Nick, SignInForm } from "./account";
import { readAvatar } from "./account-words";

const problem = (nick: string) => Nick.safeParse(nick).error?.issues[0]?.message;

describe("nicks", () => {
  test.each(["ab", "Anna", "a-b_c", "x".repeat(20), "1234", "goddess", "guesthouse"])("%s may be taken", (nick) => {
    expect(problem(nick)).toBeUndefined();
  });

  test.each([
    ["a", "account/nick_short"],
    ["x".repeat(21), "account/nick_long"],
    ["an na", "account/nick_characters"],
    ["аnna", "account/nick_characters"],
    ["<b>", "account/nick_characters"],
    ["God", "account/nick_reserved"],
    ["GUARD", "account/nick_reserved"],
    ["judge", "account/nick_reserved"],
    ["Salesman", "account/nick_reserved"],
    ["root", "account/nick_reserved"],
    ["Moderator", "account/nick_reserved"],
    ["guest-a1", "account/nick_reserved"],
  ])("%s may not: %s", (nick, code) => {
    expect(problem(nick)).toBe(code);
  });
});

describe("passwords", () => {
  test("ten characters are enough, nine are not", () => {
    expect(NewPassword.safeParse("0123456789").success).toBe(true);
    expect(NewPassword.safeParse("012345678").success).toBe(false);
  });

  test("the same accent typed on two keyboards is the same password", () => {
    expect(NewPassword.parse("cafe\u0301 au lait")).toBe(NewPassword.parse("caf\u00e9 au lait"));
  });

  test("signing in does not tell the rules for new ones: a short password is only wrong", () => {
    expect(SignInForm.safeParse({ nick: "x", password: "short" }).success).toBe(true);
  });
});

test("time zones are IANA names that the runtime knows", () => {
  expect(["Europe/Tallinn", "UTC", "America/Argentina/Ushuaia"].every(isTimeZone)).toBe(true);
  expect(["Mars/Olympus", "", "+02:00", "Europe/"].some(isTimeZone)).toBe(false);
});

test("an avatar that was never chosen is the same for every spelling of the nick", () => {
  expect(readAvatar("", "Anna")).toEqual(readAvatar("nonsense.value", "ANNA"));
  expect(readAvatar("plum.ship", "x")).toEqual({ colour: "plum", emblem: "ship" });
});
