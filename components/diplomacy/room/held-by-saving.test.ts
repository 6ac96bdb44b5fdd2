import { expect, test } from "vitest";
import type { PowerView } from "@/lib/engine/diplomacy/game/view";
import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { orderDesk } from "../orders/order-desk";
import { orderSet } from "../orders/order-set";
import { readOrderText } from "../orders/read-order-text";
import { beginningOf } from "../sandbox/sandbox-game";
import { heldBySaving } from "./held-by-saving";

const map = loadMap("standard");
const position = beginningOf(map);

const held = (
  text: string,
  { atOnce = true, alone = true, own = ["FRANCE"], ordered = null as boolean | null } = {},
) => {
  const desk = orderDesk({ map, rules: new Set(), position, powers: own });
  const powers = map.powers.map(({ name }) => ({ name, ordered: own.includes(name) ? false : ordered }) as PowerView);
  const set = orderSet(readOrderText(desk, text).orders);
  return heldBySaving({ view: { atOnce, own, powers }, desk, set, alone }).map(({ at }) => at);
};

test("against bots whoever saves is told which of their units hold", () => {
  expect(held("A PAR - BUR")).toEqual(expect.arrayContaining(["BRE", "MAR"]));
  expect(held("A PAR - BUR")).toHaveLength(2);
  expect(held("A PAR - BUR\nF BRE - MAO\nA MAR H")).toEqual([]);
});

test("nobody is asked where saving does not end the phase, or nobody knows whether it does", () => {
  expect(held("A PAR - BUR", { atOnce: false })).toEqual([]);
  expect(held("A PAR - BUR", { alone: false })).toEqual([]);
  expect(held("A PAR - BUR", { alone: false, ordered: true })).toHaveLength(2);
  expect(held("")).toEqual([]);
  // Another power of one's own has no order yet, so the phase waits for it.
  const own = ["FRANCE", "ITALY"];
  expect(held("[FRANCE]\nA PAR - BUR", { own })).toEqual([]);
  expect(held("[FRANCE]\nA PAR - BUR\n[ITALY]\nA ROM H", { own })).toHaveLength(4);
});
