import { expect, it } from "vitest";
import { SeededRandom } from "../kernel/random";
import { randomBot } from "./bot";

it("chooses each legal intent, and none where there is none", () => {
  const bot = randomBot<null, string>();
  const random = new SeededRandom(3);
  const chosen = new Set(Array.from({ length: 50 }, () => bot.choose(null, ["a", "b", "c"], random)));
  expect([...chosen].sort()).toEqual(["a", "b", "c"]);
  expect(bot.choose(null, [], random)).toBeNull();
});
