import type { PlaceId, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { Order } from "@/lib/engine/diplomacy/order";

/** The province of a place: `SPA` of `SPA/SC`. */
export const provinceOf = (place: PlaceId): ProvinceId => place.split("/")[0] ?? place;

/** The province of the unit or site that an order is for; null: a build is waived. */
export const subjectOf = (order: Order): ProvinceId | null => ("unit" in order ? provinceOf(order.unit.at) : null);
