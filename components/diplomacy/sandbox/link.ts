import type { mapOf } from "@/lib/engine/diplomacy/game/options";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";
import { isMapName, loadMap } from "@/lib/engine/diplomacy/maps/index";
import type { GivenOrder } from "@/lib/engine/diplomacy/order";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import type { Position, Unit } from "@/lib/engine/diplomacy/position";
import { rulesOf, type SandboxGame, sandboxOf, turnOf } from "./sandbox-game";

/** A link's fragment is no longer than this. */
export const LONGEST_LINK = 6000;

/**
 * The position and orders that are looked at, as the fragment of an address: fields by `&`, powers by their place on the
 * map, each with what is theirs; rules beside the map's own by name. `v=1&m=standard&p=S1901M&u=0:AVIE,FTRI;1:FLON&c=0:VIE,TRI&o=0:A+VIE-GAL`. Null: it would
 * be longer than a link may be, or the map is not one of ours as it stands.
 */
export function linkOf(game: SandboxGame): string | null {
  const { map } = game;
  const { position, orders } = turnOf(game);
  const { units, dislodged, owners } = position;
  // A map that a game changed is not the one that a link could name.
  if (!isMapName(map.name) || loadMap(map.name) !== map) return null;
  const own = rulesOf(map);
  const letters = ({ type, at }: Unit): string => `${type}${at}`;
  const fields: [string, string][] = [
    ["v", "1"],
    ["m", map.name],
    ["r", [...game.rules].filter((rule) => !own.has(rule)).join(",")],
    ["p", phaseCode(position.phase)],
    ["u", byPower(map, units, ({ power }) => power, letters)],
    [
      "d",
      byPower(
        map,
        dislodged,
        ({ power }) => power,
        (one) => [letters(one), one.from ?? "", ...one.retreats].join("."),
      ),
    ],
    [
      "c",
      byPower(
        map,
        Object.entries(owners),
        ([, power]) => power,
        ([centre]) => centre,
      ),
    ],
    [
      "o",
      byPower(
        map,
        orders,
        ({ power }) => power,
        ({ order }) => printOrder(order).replaceAll(" - ", "-").replaceAll(" ", "+"),
      ),
    ],
  ];
  const link = fields.flatMap(([key, value]) => (value === "" ? [] : [`${key}=${value}`])).join("&");
  return link.length > LONGEST_LINK ? null : link;
}

/**
 * The fragment of an address that opens a position of a game in the sandbox, with orders and the rules in force; null: the
 * game has changed its map, or it would be too long.
 */
export function linkTo(
  { map, morph }: Parameters<typeof mapOf>[0],
  inForce: readonly string[],
  position: Position,
  orders: readonly GivenOrder[],
): string | null {
  if (!isMapName(map) || morph.length > 0) return null;
  return linkOf(sandboxOf(loadMap(map), position, orders, inForce));
}

function byPower<T>(
  map: DiplomacyMap,
  all: readonly T[],
  powerOf: (one: T) => PowerName,
  say: (one: T) => string,
): string {
  return map.powers
    .flatMap(({ name }, i) => {
      const own = all.filter((one) => powerOf(one) === name).map(say);
      return own.length > 0 ? [`${i}:${own.join(",")}`] : [];
    })
    .join(";");
}
