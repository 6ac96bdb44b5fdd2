import { describe, expect, test } from "vitest";
import { Echoes } from "./echoes";

/** `w` writes, `.` hears what was written, `!` hears news. */
const CASES: [string, string[]][] = [
  ["what was there from the start is no news", [".a"]],
  ["what one wrote is no news", ["wb", ".b"]],
  ["what another wrote is", ["!b"]],
  ["echoes come late and in order", ["wb", "wc", ".b", ".c"]],
  ["some echoes never come", ["wb", "wc", "wd", ".d", "!c"]],
  ["back to what one wrote earlier is news once its echo came", ["wb", ".b", "wc", ".c", "!b", "!a"]],
  ["a link to what one wrote before is news", ["wb", ".b", "wc", ".c", "!b"]],
  ["the same written twice is echoed once", ["wb", "wb", ".b", "wc", ".c", "!b"]],
  ["what is there already is not echoed", ["wa", "!b", "!a"]],
  ["news while an echo is awaited: the echo after it is still one's own", ["wb", "wc", ".b", ".c", "!d"]],
  ["an echo that news overtook never comes: back to it is news", ["wb", "wc", "!d", "!c", "!b"]],
  ["what is told again changes nothing", ["wb", ".a", ".b", ".b", "!a"]],
  ["written there and back, told once", ["wb", "wa", ".a", "!b"]],
  ["written back before it was heard", ["wb", "wa", ".b", ".a", "!b"]],
];

describe("what others wrote is told from one's own echoes", () => {
  test.each(CASES)("%s", (_, steps) => {
    const echoes = new Echoes("a");
    for (const step of steps) {
      const text = step.slice(1);
      if (step.startsWith("w")) echoes.wrote(text);
      else expect([step, echoes.isNews(text)]).toEqual([step, step.startsWith("!")]);
    }
  });
});
