import { expect, test } from "vitest";
import type { Person } from "@/lib/contracts/live";
import { recipientOf } from "./recipient";

const ada: Person = { id: "u1", nick: "Ada", avatar: "", guest: false };
const of = (typed: string, nick: string, person: Person | null | undefined) =>
  recipientOf(typed, { nick, person }, "self");

test("only a member who was looked up under just this nick is given anything", () => {
  expect(recipientOf("  ", null, "self")).toEqual({ is: "nobody" });
  expect(recipientOf("ada", null, "self")).toEqual({ is: "looking" });
  expect(of("adam", "ada", ada)).toEqual({ is: "looking" });
  expect(of(" ada ", "ada", ada)).toEqual({ is: "found", person: ada });
  expect(of("ada", "ada", undefined)).toEqual({ is: "lost" });
});

test("nobody of that name, a guest and oneself are told apart", () => {
  const code = (person: Person | null) => {
    const read = of("ada", "ada", person);
    return read.is === "refused" && read.problem.code;
  };
  expect(code(null)).toBe("trade/no_such_member");
  expect(code({ ...ada, guest: true })).toBe("trade/guest");
  expect(code({ ...ada, id: "self" })).toBe("trade/self");
});
