import { expect, test } from "vitest";
import { findPasswordFault } from "./password-faults";

test.each([
  ["password12", "account/password_common"],
  ["1234567890", "account/password_common"],
  ["qwertyuiop", "account/password_common"],
  ["Passw0rd!!", "account/password_common"],
  ["P@$$w0rd123", "account/password_common"],
  ["letmein2026", "account/password_common"],
  ["iloveyou12", "account/password_common"],
  ["summer2026!", "account/password_common"],
  ["footballfootball", "account/password_common"],
  ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "account/password_common"],
  ["abcdefghij", "account/password_common"],
  ["guildhall1", "account/password_common"],
  ["margaret42", "account/password_like_nick"],
  ["Margaret_Margaret", "account/password_like_nick"],
  ["m-a-r-g-a-r-e-t", "account/password_like_nick"],
  ["1margaret2026!", "account/password_like_nick"],
  ["margaret plays the viola", null],
  ["three brass keys", null],
  ["sit-down-and-play", null],
  ["a new long one", null],
  ["another long one", null],
  ["correct horse battery staple", null],
  ["Tr0ub4dour&3", null],
  ["7h4d-pq2x-mm9c-vv3t", null],
  ["sõnajalaõis õitseb", null],
])("%s: %s", async (password, fault) => {
  expect(await findPasswordFault(password, "Margaret")).toBe(fault);
});

test("a nick of two letters does not spoil every password that holds them", async () => {
  expect(await findPasswordFault("alabaster violin", "al")).toBeNull();
  expect(await findPasswordFault("alalalalal", "al")).toBe("account/password_like_nick");
});
