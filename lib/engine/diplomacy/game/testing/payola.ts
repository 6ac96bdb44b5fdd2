import type { PowerName } from "../../map/model";
import { Driver, player } from "./driver";

/** A game of Payola that has begun. */
export const payola = (rules: readonly string[] = [], config: object = {}, seed = 1): Driver =>
  new Driver({ variant: "payola", rules, ...config }, seed, true).start();

/** The codes for which a sheet is refused; null: it was accepted. */
export function sheetFaults(driver: Driver, power: PowerName | "master", ...lines: string[]): string[] | null {
  const refused = driver.refused(power, { type: "orders", text: lines.join("\n") });
  if (!refused) return null;
  const { faults } = (refused.data ?? {}) as { faults?: { code: string }[] };
  return faults ? faults.map(({ code }) => code) : [refused.code];
}

/** A seat enters a sheet that must be accepted. */
export const offers = (driver: Driver, power: PowerName, ...lines: string[]): Driver =>
  driver.act(power, { type: "orders", text: lines.join("\n") });

export const funds = (driver: Driver, power: PowerName): number | undefined => driver.power(power).purse?.funds;

/** Plays on with units that hold until incomes were paid. */
export function toIncome(driver: Driver): Driver {
  const before = driver.log.length;
  for (let left = 6; left > 0 && !driver.log.slice(before).some(({ type }) => type === "income_paid"); left--)
    driver.process();
  return driver;
}

/** What of a type a seat is told from some event on. */
export function told(driver: Driver, power: PowerName, type: string): Record<string, unknown>[] {
  const seen: Record<string, unknown>[] = [];
  let state = driver.game.initial;
  for (const event of driver.log) {
    const after = driver.game.evolve(state, event);
    const what = driver.game.see(event, state, after, player(driver.seat(power)));
    if (what?.type === type) seen.push(what as Record<string, unknown>);
    state = after;
  }
  return seen;
}

/** The statement that a seat was told last, about its own power. */
export function statement(driver: Driver, power: PowerName): Record<string, unknown> | undefined {
  const last = told(driver, power, "offers_resolved").at(-1);
  return (last?.statements as Record<string, Record<string, unknown>> | undefined)?.[power];
}
