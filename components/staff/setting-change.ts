import { EconomySettings } from "@/lib/contracts/economy";
import { formatMoney } from "@/lib/engine/kernel/money";
import { isMoneySetting } from "./settings";

/** What was done to a setting, as the audit log keeps it; of the prices of cards only those that changed. */
export type SettingChange =
  | { readonly name: string; readonly from: string; readonly to: string }
  | { readonly prices: readonly { readonly code: string; readonly from: number | null; readonly to: number | null }[] };

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
const Prices = EconomySettings.shape.rarityPrices.unwrap();

/** Reads the name of a setting and what it was and is, as JSON; what is none is told as it stands. */
export function readSettingChange(name: string, from: string, to: string): SettingChange {
  const [was, is] = [readJson(from), readJson(to)];
  const [before, after] = [Prices.safeParse(was), Prices.safeParse(is)];
  if (name === "rarityPrices" && before.success && after.success) {
    const codes = Object.keys({ ...before.data, ...after.data });
    return {
      prices: codes
        .filter((code) => before.data[code] !== after.data[code])
        .map((code) => ({ code, from: before.data[code] ?? null, to: after.data[code] ?? null })),
    };
  }
  const said = (value: unknown) =>
    isMoneySetting(name) && typeof value === "number" ? formatMoney(value) : String(value);
  return { name, from: said(was), to: said(is) };
}
