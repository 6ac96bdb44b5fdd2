import type { DiplomacyMap, PlaceId } from "../map/model";
import type { EnteredOrder, OrderedUnit } from "../order";

const unit = ({ type, at }: OrderedUnit): string => `${type} ${at}`;

/** An order in the judge's short form; reading it on the same position gives the same order again. */
export function printOrder(order: EnteredOrder): string {
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
    case "unread":
      return order.text;
  }
}

const TYPE_NAMES = { A: "Army", F: "Fleet" } as const;

/** A place as reports call it: `St Petersburg (south coast)`, `Spain`; its short form where the map has no such place. */
export function placeName({ places, provinces }: DiplomacyMap, at: PlaceId): string {
  const place = places.find(({ id }) => id === at);
  const province = provinces.find(({ id }) => id === (place?.province ?? at));
  if (place?.name !== undefined) return place.name;
  const coast = at === province?.id ? undefined : COASTS[at.split("/")[1] ?? ""];
  return coast === undefined ? (province?.name ?? at) : `${province?.name ?? at} (${coast} coast)`;
}

const COASTS: Readonly<Record<string, string>> = { NC: "north", SC: "south", EC: "east", WC: "west" };

/** An order in the long form of printed results: `Army Paris -> Burgundy`, `Fleet Brest SUPPORT Army Paris -> Gascony`. */
export function printLong(map: DiplomacyMap, order: EnteredOrder): string {
  const place = (at: PlaceId): string => placeName(map, at);
  const unit = ({ type, at }: OrderedUnit): string => `${TYPE_NAMES[type]} ${place(at)}`;
  switch (order.type) {
    case "hold":
      return `${unit(order.unit)} HOLD`;
    case "move":
      return [unit(order.unit), ...(order.path ?? []).map(place), place(order.to)].join(" -> ");
    case "support":
      return `${unit(order.unit)} SUPPORT ${unit(order.of)}${order.to === undefined ? "" : ` -> ${place(order.to)}`}`;
    case "convoy":
      return `${unit(order.unit)} CONVOY ${unit(order.of)} -> ${place(order.to)}`;
    case "proxy":
      return `${unit(order.unit)} PROXY ${order.power}`;
    case "retreat":
      return `${unit(order.unit)} -> ${place(order.to)}`;
    case "disband":
      return `${unit(order.unit)} DISBAND`;
    case "build":
      return `BUILD ${unit(order.unit)}${order.hidden ? " HIDDEN" : ""}`;
    case "waive":
      return "BUILD WAIVED";
    case "keep":
      return `KEEP ${unit(order.unit)}`;
    case "unread":
      return order.text;
  }
}
