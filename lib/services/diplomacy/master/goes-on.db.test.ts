import { afterAll, expect, test } from "vitest";
import { PlayedGame } from "@/lib/build/testing/played-game";
import { closePool } from "@/lib/db/pool";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { readDesk } from "./read-desk";

afterAll(closePool);

test("with all orders in, the desk says when the phase is processed by itself", async () => {
  const played = await PlayedGame.begin({ runBy: "master", rules: [], timing: ["NEXT 2D DAYS SMTWTFS"] });
  const goesOnAt = async () => {
    const desk = await readDesk(played.host, { id: played.id });
    if (!desk.ok) throw new Error(desk.error.code);
    return desk.value.goesOnAt;
  };
  expect(await goesOnAt()).toBeNull();
  await played.orderAll(new SeededRandom(3));
  const { deadlineAt, delayedTo } = await played.state();
  expect(await goesOnAt()).toBe(delayedTo);
  expect(delayedTo).toBeLessThan(deadlineAt!);
});
