import type { Intent, Put, Take } from "../intent";
import type { Driver } from "./driver";

export const carry = (take: Take, put: Put, more: object = {}): Intent => ({ type: "transfer", take, put, ...more });
export const top = (zone: string, count = 1): Take => ({ how: "top", zone, count });
export const to = (zone: string, end?: "top" | "bottom"): Put => ({ to: "zone", zone, ...(end ? { end } : {}) });

/** A card of a player's hand on the table; its id there. */
export function laid(driver: Driver, seat: number, down = false): number {
  const id = driver.ids(`${seat}/hand`)[0]!;
  driver.act(seat, carry({ how: "cards", zone: `${seat}/hand`, ids: [id] }, { to: "table", x: 100, y: 50, down }));
  return driver.state.objects.at(-1)!.id;
}
