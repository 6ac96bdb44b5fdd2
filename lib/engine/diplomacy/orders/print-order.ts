import type { Order, OrderedUnit } from "../order";

const unit = ({ type, at }: OrderedUnit): string => `${type} ${at}`;

/** An order in the judge's short form; reading it on the same position gives the same order again. */
export function printOrder(order: Order): string {
  switch (order.type) {
    case "hold":
      return `${unit(order.unit)} H`;
    case "move": {
      const stops = [...(order.path ?? []), order.to].join(" - ");
      return `${unit(order.unit)} - ${stops}${order.via && !order.path ? " VIA" : ""}`;
    }
    case "support":
      return `${unit(order.unit)} S ${unit(order.of)}${order.to === undefined ? "" : ` - ${order.to}`}`;
    case "convoy":
      return `${unit(order.unit)} C ${unit(order.of)} - ${order.to}`;
    case "proxy":
      return `${unit(order.unit)} P ${order.power}`;
    case "retreat":
      return `${unit(order.unit)} R ${order.to}`;
    case "disband":
      return `${unit(order.unit)} D`;
    case "build":
      return `BUILD ${unit(order.unit)}${order.hidden ? " HIDDEN" : ""}`;
    case "waive":
      return "WAIVE";
    case "keep":
      return `KEEP ${unit(order.unit)}`;
  }
}
