import { expect, test } from "vitest";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { boardShown } from "./seen";

const map = loadMap("standard");
const viewOf = (stage: View["stage"], inForce: readonly string[] = []): View =>
  ({ stage, inForce, position: { phase: map.begin, units: [], dislodged: [], owners: {} } }) as unknown as View;

test("a game that waits for players shows the board as it will begin by its rules, and a blind one does not", () => {
  const units = (view: View) => boardShown(view, map).units.length;
  expect(units(viewOf("forming"))).toBe(22);
  expect(units(viewOf("preparation"))).toBe(22);
  // Units are built first.
  expect(units(viewOf("forming", ["MOBILIZE"]))).toBe(0);
  expect(units(viewOf("forming", ["BLANK_BOARD"]))).toBe(0);
  expect(units(viewOf("forming", ["BLIND"]))).toBe(0);
  expect(units(viewOf("active"))).toBe(0);
});
