import "@/components/ui/zod-in-browser";
import { EconomySettings } from "@/lib/contracts/economy";
import type { Cents } from "@/lib/engine/kernel/money";
import type { StaffFormsTexts } from "@/lib/texts/staff-forms/en";

/** The settings that are one sum of money, in the order of the form. */
export const MONEY_SETTINGS = [
  "initialMoney",
  "weeklyPay",
  "prizePerPlayer",
  "registrationBonus",
  "giftLimit",
  "giftsPerDay",
  "otherPrice",
] as const satisfies readonly (keyof EconomySettings)[];
/** Those that are one whole number. */
export const WHOLE_SETTINGS = [
  "tradeLimit",
  "prizesPerDay",
  "prizeMinutes",
  "foilPercent",
] as const satisfies readonly (keyof EconomySettings)[];
export type MoneySetting = (typeof MONEY_SETTINGS)[number];

export const isMoneySetting = (name: string): name is MoneySetting => MONEY_SETTINGS.some((one) => one === name);

/** The field of a rarity's price. */
export const rarityField = (code: string): string => `rarityPrices.${code}`;

/** The most that a field of the settings takes: what the schema says. Null for one that is no sum of money. */
function mostOf(field: string): Cents | null {
  if (isMoneySetting(field)) return EconomySettings.shape[field].unwrap().maxValue;
  return field.startsWith("rarityPrices.") ? EconomySettings.shape.rarityPrices.unwrap().valueType.maxValue : null;
}

/** What is wrong with a field of the settings; null where its code says enough. */
export function settingProblem(field: string, code: string, t: StaffFormsTexts["fields"]): string | null {
  const most = mostOf(field);
  if (most === null) return null;
  return code === "money/too_much" ? t.most(most) : t.sum(most);
}
