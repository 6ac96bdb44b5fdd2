import { loadMap } from "@/lib/engine/diplomacy/maps/index";
import { readOrderText } from "../orders/read-order-text";
import { linkOf } from "./link";
import { deskOf, sandboxOf, turnOf } from "./sandbox-game";

/** The orders of spring in the example of changing ground, as its text has them. */
export const FLOOD_ORDERS = ["[SUMER]", "F URR - EDN", "[AKKAD]", "A KIS - NIP"].join("\n");

/** The fragment of an address that opens that example in the sandbox. */
export function terrainExample(): string {
  const game = sandboxOf(loadMap("rivers"));
  const { position } = turnOf(game);
  const { orders } = readOrderText(deskOf(game, position), FLOOD_ORDERS);
  return linkOf(sandboxOf(game.map, position, orders)) ?? "";
}
