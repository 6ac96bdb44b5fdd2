import type { Random } from "../../../kernel/random";
import type { Field } from "../../adjudicate/field";
import { type OrderText, orderText, unitText } from "../../orders/any-order";
import { legalOrders } from "../../orders/legal";
import type { Unit } from "../../position";
import { preferencesOf } from "../acceptance";
import { fieldOfOffers } from "../board";
import type { Bidder, PaidUnit } from "../offer";
import { readSheet } from "../read-sheet";

const TYPES = [":", ":", ":", ":", "!", ">", "@", "&"] as const;

/** A movement phase of Payola as somebody might play it: sheets for few units, so that they meet, and lists to prefer by. */
export type RandomPhase = {
  readonly field: Field;
  readonly units: readonly PaidUnit[];
  readonly bidders: readonly Bidder[];
};

const offering = new WeakMap<Field, Field>();
const known = new WeakMap<Field, ReadonlyMap<Unit, readonly OrderText[]>>();

/** All that may be ordered on a board, unit by unit; worked out once. */
function ordersOn(given: Field, field: Field): ReadonlyMap<Unit, readonly OrderText[]> {
  const found = known.get(given);
  if (found) return found;
  const orders = field.position.units.map((unit): [Unit, readonly OrderText[]] => [
    unit,
    [...new Set(legalOrders(field, unit).flatMap((order) => ("unit" in order ? orderText(order) : [])))],
  ]);
  known.set(given, new Map(orders));
  return new Map(orders);
}

/**
 * Sheets of `offers` lines a power for the units of a position, and of as many `investors` beside them. Throws where one of
 * them is refused: they are all sound.
 */
export function randomPhase(given: Field, random: Random, offers: number, investors = 0): RandomPhase {
  const field = offering.get(given) ?? fieldOfOffers(given);
  offering.set(given, field);
  const { map } = field.board;
  const powers = map.powers.map(({ name, abbreviation }) => ({ name, letter: abbreviation }));
  const pick = <T>(all: readonly T[]): T => all[random.below(all.length)]!;
  const targets = random.shuffle(field.position.units).slice(0, 8);
  const ordersOf = ordersOn(given, field);
  const amount = (): string => {
    const max = random.below(12);
    return `${random.below(5) === 0 ? "2*" : ""}${max}${random.below(3) === 0 ? `#${random.below(max + 1)}` : ""}`;
  };
  const line = (): string => {
    const unit = pick(targets);
    const orders = random.shuffle(ordersOf.get(unit) ?? ["H"]).slice(0, 1 + random.below(3));
    return `${amount()} ${pick(TYPES)} ${unitText(unit)} ${orders.join(" | ")}`;
  };
  const others = Array.from({ length: investors }, (_, i) => ({ name: `INVESTOR_${i + 1}`, investor: true }));
  const all = [...powers.map(({ name }) => ({ name, investor: false })), ...others];
  const bidders = all.map(({ name, investor }): Bidder => {
    const funds = random.below(70);
    const lines = [
      ...Array.from({ length: offers }, line),
      ...(random.below(3) === 0 ? [`${random.below(10)} $`] : []),
    ];
    const rules = new Set([...field.rules, "ZERO_FOREIGN"]);
    const sheet = readSheet({ field: { ...field, rules }, power: name, funds, dummies: new Set() }, lines);
    if (!sheet.ok) throw new Error(`${sheet.error.map(({ code }) => code).join(", ")}\n${lines.join("\n")}`);
    return { name, funds, investor, sheet: sheet.value };
  });
  const lists = new Map(powers.map(({ name }) => [name, random.shuffle(powers.map(({ letter }) => letter)).join("")]));
  const units = field.position.units.map((unit) => ({
    unit: unitText(unit),
    owner: unit.power,
    preferences: preferencesOf(lists.get(unit.power) ?? "?", powers),
    impartial: random.below(12) === 0,
  }));
  return { field, units, bidders };
}
