import { provinceAt } from "../adjudicate/board";
import { type Field, fieldOf, provinceIndex } from "../adjudicate/field";
import type { DiplomacyMap, PowerName, ProvinceId } from "../map/model";
import { morphMap } from "../maps";
import { type Order, subjectOf } from "../order";
import { legalBuilds, legalOrders, legalRetreats } from "../orders/legal";
import { checkAgain } from "../orders/parse-order";
import type { Unit } from "../position";
import type { ConfigFile } from "./config";
import { playedOn } from "./played-map";
import type { View } from "./view";

/** What may be ordered about one thing of a power's: the unit in a province, or a site to build at. At least one order. */
export type OrderOptions = {
  readonly power: PowerName;
  readonly about: ProvinceId;
  readonly orders: readonly Order[];
};

/**
 * The map of a game's configuration, as its pages know it: which powers are dummies, and whose, is told by views. Null: it is
 * none that holds. Compiled anew each time.
 */
export function mapOf(
  config: Pick<ConfigFile, "map" | "variant" | "morph" | "mapText" | "roles">,
): DiplomacyMap | null {
  const found = morphMap(config.map, config.morph, config.mapText).map;
  return found && playedOn(found, config);
}

/**
 * The board as a view shows it: what orders of its viewer are read and checked against in the browser, as the server does
 * (`orders/read-orders.ts` wants it as `field` and `seen`). `map`: `mapOf` the game's configuration, in whatever state.
 */
export const fieldOfView = (map: DiplomacyMap, { position, inForce, powers }: View): Field =>
  fieldOf(map, position, new Set(inForce), {
    dummies: new Set(powers.flatMap(({ name, kind }) => (kind === "dummy" ? [name] : []))),
  });

/** What may be ordered now for the powers that a viewer orders for, unit by unit, from their view alone. */
export function optionsOfView(map: DiplomacyMap, view: View): OrderOptions[] {
  if (!view.can.order || view.gate === "SKIP") return [];
  const field = fieldOfView(map, view);
  return view.powers.flatMap(({ name, due, kind }) =>
    view.own.includes(name) && kind !== "unplayed" ? optionsOn({ seen: field, held: field }, name, due ?? 0) : [],
  );
}

/**
 * What may be ordered for a power, from the board as its owner sees it (`seen`) and as their orders are held against it
 * (`held`). `due`: how many builds (positive) or removals an adjustment phase asks of it; `most`: how many orders of one
 * unit are looked at, the simplest first.
 */
export function optionsOn(
  { seen, held }: { readonly seen: Field; readonly held: Field },
  power: PowerName,
  due: number,
  most = Number.POSITIVE_INFINITY,
): OrderOptions[] {
  const { board, position } = held;
  // In the map's order, which tells nothing of what came about out of sight.
  const mine = <T extends Unit>(units: readonly T[]): T[] =>
    units
      .filter((unit) => unit.power === power)
      .sort((a, b) => provinceIndex(board, a.at) - provinceIndex(board, b.at));
  const own = mine(position.units);
  const about = (at: string, orders: readonly Order[]): OrderOptions => ({
    power,
    about: provinceAt(board, at),
    orders: orders.filter((order) => checkAgain(held, power, order).ok),
  });
  switch (position.phase.type) {
    case "MOVEMENT":
      return own.map((unit) => about(unit.at, legalOrders(seen, unit).slice(0, most)));
    case "RETREATS":
      return mine(position.dislodged)
        .filter((unit) => unit.retreats.length > 0)
        .map((unit) => about(unit.at, legalRetreats(unit)));
    case "ADJUSTMENTS":
      if (due < 0) return own.map(({ type, at }) => about(at, [{ type: "disband", unit: { type, at } }]));
      return due > 0 ? buildsOn(held, power) : [];
    default:
      return [];
  }
}

function buildsOn(held: Field, power: PowerName): OrderOptions[] {
  const builds = legalBuilds(held, power);
  const siteOf = (order: Order): ProvinceId => subjectOf(held.board, order) ?? "";
  return [...new Set(builds.map(siteOf))].map((site) => ({
    power,
    about: site,
    orders: builds.filter((order) => siteOf(order) === site),
  }));
}
