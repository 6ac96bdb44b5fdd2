import { placeName } from "@/components/diplomacy/names";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Order } from "@/lib/engine/diplomacy/order";
import type { DiplomacyTexts } from "@/lib/texts/diplomacy/en";

/** What a button says that gives an order: "Move to Munich". */
export function sayOffer({ bar: t }: DiplomacyTexts, map: DiplomacyMap, order: Order): string {
  const name = (place: string): string => placeName(map, place);
  switch (order.type) {
    case "move":
      return order.via ? t.moveVia(name(order.to)) : t.moveTo(name(order.to));
    case "retreat":
      return t.retreatTo(name(order.to));
    case "support":
      return order.to === undefined
        ? t.supportHold(name(order.of.at))
        : t.supportMove(name(order.of.at), name(order.to));
    case "convoy":
      return t.convoyTo(name(order.of.at), name(order.to));
    case "build":
      return t.build(order.unit.type, name(order.unit.at));
    case "hold":
    case "disband":
      return t.verbs[order.type];
    case "waive":
      return t.verbs.waive;
    default:
      return t.verbs.hold;
  }
}

/** What a list offers for a kind of order that is chosen already: "Burgundy to Munich". */
export function sayGoal(t: DiplomacyTexts, map: DiplomacyMap, order: Order): string {
  const name = (place: string): string => placeName(map, place);
  switch (order.type) {
    case "move":
      return order.via ? t.list.viaConvoy(name(order.to)) : name(order.to);
    case "retreat":
      return name(order.to);
    case "support":
      return order.to === undefined
        ? t.list.supportHold(name(order.of.at))
        : t.list.helpMove(name(order.of.at), name(order.to));
    case "convoy":
      return t.list.helpMove(name(order.of.at), name(order.to));
    case "build":
      return t.bar.build(order.unit.type, name(order.unit.at));
    default:
      return sayOffer(t, map, order);
  }
}
