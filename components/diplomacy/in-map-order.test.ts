import { expect, test } from "vitest";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { inMapOrder } from "./in-map-order";

test("what is told of powers stands in the map's order, whoever is none of its powers behind", () => {
  const told = { INVESTOR_1: 4, TURKEY: 3, ITALY: 2, AUSTRIA: 1 };
  expect(inMapOrder(loadMap("standard"), told).map(([, n]) => n)).toEqual([1, 2, 3, 4]);
});
