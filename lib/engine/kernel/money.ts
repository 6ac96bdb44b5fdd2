import { ok, type Refusal, type Result, refuse } from "./result";

/** Money is a whole number of cents. */
export type Cents = number;

/** The most that a sum typed in may be: a million dollars. */
export const MOST_MONEY: Cents = 100_000_000;

/** `$12.34`; `−$0.50`; thousands are not grouped, as everywhere in the ancestors. */
export function formatMoney(cents: Cents): string {
  const whole = Math.abs(cents);
  return `${cents < 0 ? "−" : ""}$${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}

/**
 * Reads a sum as people type it: `12`, `12.3`, `$12.34`, `12,34`. Refuses `money/malformed` and, above
 * `MOST_MONEY`, `money/too_much`.
 */
export function readMoney(text: string): Result<Cents, Refusal> {
  const [, sign, whole, part = ""] = /^([-−]?)\$?\s*(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return refuse("money/malformed");
  const cents = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  if (cents > MOST_MONEY) return refuse("money/too_much", { most: MOST_MONEY });
  return ok(sign && cents > 0 ? -cents : cents);
}
