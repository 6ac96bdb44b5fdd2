import type { DiplomacyMap, Phase } from "@/lib/engine/diplomacy/map/model";
import type { Order } from "@/lib/engine/diplomacy/order";
import type { Json, Refusal } from "@/lib/engine/kernel/result";
import type { DiplomacyTexts } from "@/lib/texts/diplomacy/en";
import { placeName, powerName } from "./names";

/** "Spring 1901, movement"; a season or phase of a map's own invention keeps its name. */
export const sayPhase = (t: DiplomacyTexts, { season, year, type }: Phase): string =>
  t.phase(t.seasons[season] ?? season, year, t.phases[type] ?? type);

/** An order in a sentence: "Picardy supports Burgundy to Belgium". */
export function sayOrder(t: DiplomacyTexts, map: DiplomacyMap, order: Order): string {
  const name = (place: string): string => placeName(map, place);
  const { orders: say } = t;
  switch (order.type) {
    case "hold":
    case "disband":
    case "keep":
      return say[order.type](name(order.unit.at));
    case "move":
      return order.via
        ? say.moveVia(name(order.unit.at), name(order.to))
        : say.move(name(order.unit.at), name(order.to));
    case "support":
      return order.to === undefined
        ? say.supportHold(name(order.unit.at), name(order.of.at))
        : say.supportMove(name(order.unit.at), name(order.of.at), name(order.to));
    case "convoy":
      return say.convoy(name(order.unit.at), name(order.of.at), name(order.to));
    case "proxy":
      return say.proxy(name(order.unit.at), powerName(map, order.power));
    case "retreat":
      return say.retreat(name(order.unit.at), name(order.to));
    case "build":
      return say.build(order.unit.type, name(order.unit.at));
    case "waive":
      return say.waive;
  }
}

/** Why an order is not accepted, in a sentence; places and powers by their names. */
export function sayRefusal(t: DiplomacyTexts, map: DiplomacyMap, { code, data }: Refusal): string {
  const say = Object.hasOwn(t.refusals, code) ? t.refusals[code] : undefined;
  return say ? say(factsOf(t, map, data)) : t.refused;
}

function factsOf(t: DiplomacyTexts, map: DiplomacyMap, data: Json | undefined): Record<string, string> {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return {};
  const word = (key: string, value: Json): string[] => {
    if (Array.isArray(value)) {
      const words = value.flatMap((one: Json) => word(key, one));
      return words.length > 0 ? [words.join(", ")] : [];
    }
    if (typeof value !== "string") return [];
    if (key === "power") return [powerName(map, value)];
    if (key === "type") return [value === "A" || value === "F" ? t.kinds[value] : value];
    return [key === "text" || key === "rest" || key === "ground" ? value : placeName(map, value)];
  };
  return Object.fromEntries(Object.entries(data).flatMap(([key, value]) => word(key, value).map((w) => [key, w])));
}

/** The nearest order that can be given, where a refusal offers one. */
export const nearestOf = ({ data }: Refusal): string | null =>
  typeof data === "object" &&
  data !== null &&
  !Array.isArray(data) &&
  "nearest" in data &&
  typeof data.nearest === "string"
    ? data.nearest
    : null;

/** A season in which a map looks as it does, with its year where the same season looks otherwise in another one. */
export function sayMoment(
  { seasons }: { readonly seasons: Readonly<Record<string, string>> },
  { season, year }: Phase,
  all: readonly Phase[],
): string {
  const name = seasons[season] ?? season;
  return all.some((other) => other.season === season && other.year !== year) ? `${name} ${year}` : name;
}
