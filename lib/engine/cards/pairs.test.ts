import { expect, test } from "vitest";
import { SeededRandom } from "../kernel/random";
import { compile, Driver, TEMPLATES } from "./testing/driver";

test("who is done throws nothing in while others think, and is asked again once another card lies there", () => {
  const game = compile(TEMPLATES.durak);
  const driver = new Driver(game, 5, 3);
  const random = new SeededRandom(3);
  let [silent, again] = [0, 0];
  for (let deal = 0; deal < 12; deal++) {
    driver.try("host", { type: "start" });
    for (let due = driver.waiting(); due.length > 0; due = driver.waiting()) {
      const { pairs } = driver.state;
      const done = pairs && !due.includes(pairs.defender) ? pairs.done : [];
      for (const seat of done) {
        silent += 1;
        expect(game.legal(driver.state, seat)).toEqual([]);
      }
      const seat = due[random.below(due.length)]!;
      const before = pairs?.done.length ?? 0;
      const listed = game.legal(driver.state, seat);
      driver.act(seat, listed[random.below(listed.length)]!);
      if (before > 0 && driver.state.pairs?.done.length === 0) again += 1;
    }
  }
  expect(silent).toBeGreaterThan(20);
  expect(again).toBeGreaterThan(0);
});
