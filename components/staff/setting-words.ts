import "@/components/ui/zod-in-browser";
import { ECONOMY_DEFAULTS, EconomySettings } from "@/lib/contracts/economy";
import { RARITIES } from "@/lib/engine/ccg/art/look";
import { type Cents, formatMoney } from "@/lib/engine/kernel/money";

/** The settings that are one sum of money, in the order of the form. */
export const MONEY_SETTINGS = [
  "initialMoney",
  "weeklyPay",
  "prizePerPlayer",
  "registrationBonus",
  "giftLimit",
  "otherPrice",
] as const satisfies readonly (keyof EconomySettings)[];
export type MoneySetting = (typeof MONEY_SETTINGS)[number];

export const SETTING_LABELS: Readonly<Record<keyof EconomySettings, string>> = {
  initialMoney: "Starting money",
  weeklyPay: "Weekly pay",
  prizePerPlayer: "Prize per player",
  registrationBonus: "Bonus per card",
  giftLimit: "Gift limit",
  otherPrice: "Price of other cards",
  tradeLimit: "Trade limit",
  timeZone: "Time zone",
  rarityPrices: "Prices of cards",
};

export const SETTING_HELP: Readonly<Record<MoneySetting, string>> = {
  initialMoney: "The least that a new member finds in their purse.",
  weeklyPay: "Also added to the starting money for each product in the shop.",
  prizePerPlayer: "What a winner gets for each opponent, besides the bets.",
  registrationBonus: "For each card of a complete set that is registered.",
  giftLimit: "The most that a member may give away at once.",
  otherPrice: "Worth of a card whose rarity has no price below.",
};

/** "common", from its code; a code without a word as it is written. */
export const rarityWord = (code: string): string => RARITIES[code]?.word ?? code;

/** The field of a rarity's price. */
export const rarityField = (code: string): string => `rarityPrices.${code}`;

/** The most that a field of the settings takes: what the schema says. Null for one that is no sum of money. */
function mostOf(field: string): Cents | null {
  const name = MONEY_SETTINGS.find((one) => one === field);
  if (name) return EconomySettings.shape[name].unwrap().maxValue;
  return field.startsWith("rarityPrices.") ? EconomySettings.shape.rarityPrices.unwrap().valueType.maxValue : null;
}

/** What is wrong with a field of the settings; null where its code says enough. */
export function settingProblem(field: string, code: string): string | null {
  const most = mostOf(field);
  if (most === null) return null;
  return code === "money/too_much"
    ? `At most ${formatMoney(most)}.`
    : `Write a sum such as 12.50, from ${formatMoney(0)} to ${formatMoney(most)}.`;
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
const Prices = EconomySettings.shape.rarityPrices.unwrap();

/** What was done to a setting, by its name and what the audit log keeps of it: "set the weekly pay from … to …". */
export function settingSentence(name: string, from: string, to: string): string {
  const [was, is] = [readJson(from), readJson(to)];
  const [before, after] = [Prices.safeParse(was), Prices.safeParse(is)];
  if (name === "rarityPrices" && before.success && after.success) {
    const changed = Object.keys({ ...before.data, ...after.data }).filter(
      (code) => before.data[code] !== after.data[code],
    );
    const money = (cents: number | undefined) => (cents === undefined ? "none" : formatMoney(cents));
    const parts = changed.map(
      (code) => `${rarityWord(code)} from ${money(before.data[code])} to ${money(after.data[code])}`,
    );
    return `set the prices of cards: ${parts.join(", ")}`;
  }
  const said = (value: unknown) =>
    MONEY_SETTINGS.some((one) => one === name) && typeof value === "number" ? formatMoney(value) : String(value);
  const label = Object.entries(SETTING_LABELS).find(([key]) => key === name)?.[1] ?? name;
  return `set the ${label.toLowerCase()} from ${said(was)} to ${said(is)}`;
}

/** What holds until somebody sets it: "At first $3.00." */
export const atFirst = (name: MoneySetting): string => `At first ${formatMoney(ECONOMY_DEFAULTS[name])}.`;
