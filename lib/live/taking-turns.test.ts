import { expect, test } from "vitest";
import { takingTurns } from "./taking-turns";

test("whoever works through something long lets others have their turn, and whoever is quick goes on", async () => {
  const turn = takingTurns();
  const heard: string[] = [];
  setImmediate(() => heard.push("others"));
  await turn();
  heard.push("quick");
  const from = performance.now();
  while (performance.now() - from < 20);
  await turn();
  heard.push("long");
  expect(heard).toEqual(["quick", "others", "long"]);
});
