import type { PowerName } from "../../map/model";
import type { EventOf } from "../event";
import { Driver } from "./driver";

/** A game of Crystal Ball that has begun. */
export const crystal = (rules: readonly string[] = [], config: object = {}, seed = 1): Driver =>
  new Driver({ variant: "crystal", rules, ...config }, seed, true).start();

/** A seat writes a list that must be accepted. */
export const writes = (driver: Driver, power: PowerName, ...lines: string[]): Driver =>
  driver.act(power, { type: "orders", text: lines.join("\n") });

/** The codes for which a list is refused; null: it was accepted. */
export function listFaults(driver: Driver, power: PowerName | "master", ...lines: string[]): string[] | null {
  const refused = driver.refused(power, { type: "orders", text: lines.join("\n") });
  if (!refused) return null;
  const { faults } = (refused.data ?? {}) as { faults?: { code: string }[] };
  return faults ? faults.map(({ code }) => code) : [refused.code];
}

/** Everybody but some writes that one unit of theirs holds. */
export function othersWrite(driver: Driver, ...but: readonly PowerName[]): Driver {
  for (const { name } of driver.state.powers)
    if (!but.includes(name) && driver.state.stage === "active") writes(driver, name, `${driver.units(name)[0]} H`);
  return driver;
}

/** What became of a power's lines in the last phase: `["ordered", "A BUD - SER"]`. */
export const notes = (driver: Driver, power: PowerName): EventOf<"lists_read">["notes"][string] | undefined =>
  driver.last("lists_read")?.notes[power];
