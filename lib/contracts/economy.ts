import { z } from "zod";
import { isTimeZone } from "./account";

const cents = (most: number) =>
  z.number({ error: "money/malformed" }).int().min(0, "money/malformed").max(most, "money/too_much");

/**
 * What the staff may set for the economy of the whole club, with what holds until they do. Money is in cents.
 */
export const EconomySettings = z.object({
  /** INITIAL_MONEY: the least that a new member starts with. */
  initialMoney: cents(1_000_000).default(30_00),
  /** AMOUNT_TO_PAY_WEEKLY: paid each week, and once more at the start for each product in the shop. */
  weeklyPay: cents(1_000_000).default(3_00),
  /** TIME_ZONE: where the house's weeks begin. */
  timeZone: z.string().refine(isTimeZone, "economy/time_zone").default("UTC"),
  /** PRIZE_PER_PLAYER: what a winner gets for each opponent, besides the bets. */
  prizePerPlayer: cents(1_000_000).default(20_00),
  /** So often within a day the same people are paid prizes out of new money. */
  prizesPerDay: z
    .number({ error: "economy/limit" })
    .int("economy/limit")
    .min(0, "economy/limit")
    .max(100, "economy/limit")
    .default(3),
  /** Shorter games, in minutes, are paid none. */
  prizeMinutes: z
    .number({ error: "economy/limit" })
    .int("economy/limit")
    .min(0, "economy/limit")
    .max(240, "economy/limit")
    .default(5),
  /** For each card of a complete set that is registered. */
  registrationBonus: cents(10_000).default(10),
  /** The most that a member may give away at once. */
  giftLimit: cents(10_000_000).default(100_00),
  /** The most that a member may give away in money within a day. */
  giftsPerDay: cents(100_000_000).default(500_00),
  /** Copies above this number count as for trade. */
  tradeLimit: z
    .number({ error: "economy/limit" })
    .int("economy/limit")
    .min(0, "economy/limit")
    .max(1_000, "economy/limit")
    .default(4),
  /** What a card is worth until a market says otherwise, by its rarity; others are worth `otherPrice`. */
  rarityPrices: z
    .record(z.string().regex(/^[A-Z]{1,3}$/), cents(1_000_000))
    .default({ L: 2, C: 5, U: 20, R: 100, M: 400, V: 250 }),
  otherPrice: cents(1_000_000).default(5),
  /** What a foil is worth, in hundredths of its plain card: never less. */
  foilPercent: z
    .number({ error: "economy/foil" })
    .int("economy/foil")
    .min(100, "economy/foil")
    .max(10_000, "economy/foil")
    .default(250),
});
export type EconomySettings = z.infer<typeof EconomySettings>;
export type EconomySettingName = keyof EconomySettings;

/** The settings of a club in which nobody set anything. */
export const ECONOMY_DEFAULTS: EconomySettings = EconomySettings.parse({});
