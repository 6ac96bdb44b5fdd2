import { resolveMovement } from "../../engine/diplomacy/adjudicate/movement";
import type { DiplomacyMap } from "../../engine/diplomacy/map/model";
import { unitText } from "../../engine/diplomacy/orders/any-order";
import { preferencesOf } from "../../engine/diplomacy/payola/acceptance";
import { ordersOf } from "../../engine/diplomacy/payola/board";
import { incomeOf } from "../../engine/diplomacy/payola/income";
import { type Bidder, NO_SHEET, type PaidUnit, type Resolution } from "../../engine/diplomacy/payola/offer";
import { readSheet } from "../../engine/diplomacy/payola/read-sheet";
import { readTaxes } from "../../engine/diplomacy/payola/read-taxes";
import { resolveOffers } from "../../engine/diplomacy/payola/resolve";
import { incomeOfUnits, type Statement, statementsOf } from "../../engine/diplomacy/payola/statement";
import { settleZeroSum } from "../../engine/diplomacy/payola/zerosum";
import type { Position } from "../../engine/diplomacy/position";
import type { Refusal } from "../../engine/kernel/result";
import { goOn, type Table, tableOf } from "./board-after";
import {
  errorsOf,
  inForceOf,
  type PayolaQuestion,
  type PowerOf,
  plain,
  printPhase,
  readPhaseName,
} from "./payola-question";

const isDummy = ({ dummy, control }: PowerOf): boolean => dummy === true && control === undefined;

function paidUnits({ field, powers }: Table<PowerOf>): PaidUnit[] {
  const lettered = powers
    .filter(({ type }) => type === undefined)
    .map(({ name, letter }) => ({ name, letter: letter ?? name.slice(0, 1) }));
  return field.position.units.map((unit) => {
    const owner = powers.find(({ name }) => name === unit.power);
    const vassal = field.rules.has("VASSAL_DUMMIES") && owner?.control !== undefined;
    const lists = vassal ? powers.find(({ name }) => name === owner.control) : owner;
    return {
      unit: unitText(unit),
      owner: unit.power,
      preferences: preferencesOf(lists?.accept ?? "?", lettered),
      impartial: owner !== undefined && isDummy(owner),
    };
  });
}

type Money = Pick<PowerOf, "name" | "funds" | "profits">;

/** The incomes of a year: what each has then, and what each is told. */
function payOut(table: Table<PowerOf>, money: readonly Money[], taken: Position["owners"], lines: readonly string[]) {
  const { map, field, powers } = table;
  const taxes = readTaxes(map, lines);
  if (!taxes.ok) return errorsOf([taxes.error]);
  const fundsOf = new Map(money.map(({ name, funds }) => [name, funds]));
  const mapPowers = powers.filter(({ type }) => type === undefined);
  const reports: [string, object][] = [];
  if (field.rules.has("ZEROSUM")) {
    const owners = mapPowers.map(({ name, centers }) => ({
      ...{ name, centres: centers, funds: fundsOf.get(name) ?? 0 },
      profits: money.find((one) => one.name === name)?.profits ?? 0,
    }));
    for (const [name, report] of settleZeroSum(owners, taken, field.rules)) {
      const { before, profits, gained, lost, after } = report;
      fundsOf.set(name, after);
      const told = { before, profits, after };
      const moved = { ...(gained.size > 0 && { gained: plain(gained) }), ...(lost.size > 0 && { lost: plain(lost) }) };
      if (before !== 0 || after !== 0 || gained.size + lost.size > 0) reports.push([name, { ...told, ...moved }]);
    }
  } else {
    const earners = mapPowers.map(({ name, dummy, control }) => ({
      ...{ name, funds: fundsOf.get(name) ?? 0, dummy: dummy === true, vassalOf: control ?? null },
      centres: Object.keys(taken).filter((centre) => taken[centre] === name),
    }));
    const goal = map.victory[0] ?? 0;
    const of = { rules: field.rules, taxes: taxes.value, goal, powers: map.powers.length };
    for (const [name, report] of incomeOf(earners, of)) {
      fundsOf.set(name, report.after);
      reports.push([name, report]);
    }
  }
  return { funds: plain(fundsOf), reports: plain(reports) };
}

/** What everybody has and is told after a year's income. */
export function answerIncome(map: DiplomacyMap, { phase, powers, lines, rules }: PayolaQuestion & { kind: "income" }) {
  const table = tableOf(map, readPhaseName(map, phase), powers, inForceOf(rules));
  const { taken, next } = goOn(table, { units: table.field.position.units, dislodged: [] });
  const centers = plain(
    powers.map(
      ({ name }) =>
        [
          name,
          Object.keys(taken)
            .filter((one) => taken[one] === name)
            .sort(),
        ] as const,
    ),
  );
  return { ...payOut(table, powers, taken, lines), centers, nextPhase: next ? printPhase(next) : null };
}

/** The sheets of all who take part; or everything that is wrong with them. */
function readBidders({ field, powers }: Table<PowerOf>): readonly Bidder[] | { errors: string[] } {
  const dummies = new Set(powers.filter(isDummy).map(({ name }) => name));
  const faults: Refusal[] = [];
  const bidders = powers.map(({ name, funds, sheet = [], type }): Bidder => {
    const read = readSheet({ field, power: name, funds, dummies }, sheet);
    if (!read.ok) faults.push(...read.error);
    return { name, funds, investor: type !== undefined, sheet: read.ok ? read.value : NO_SHEET };
  });
  return faults.length > 0 ? errorsOf(faults) : bidders;
}

/** A movement phase: who bought what, who pays, and what the board and the purses come to. */
export function answerMovement(map: DiplomacyMap, question: PayolaQuestion & { kind: "movement" }) {
  const { phase, powers, rules, inForce = inForceOf(rules), lines = [] } = question;
  const table = tableOf(map, readPhaseName(map, phase), powers, inForce);
  const { field } = table;
  const bidders = readBidders(table);
  if ("errors" in bidders) return bidders;
  const units = paidUnits(table);
  const resolution = resolveOffers(units, bidders, field.rules);
  const orders = ordersOf(field.position.units, resolution);
  const moved = resolveMovement(field, orders);
  const { taken, pays, next } = goOn(table, moved);
  const adjectiveOf = (power: string) =>
    map.powers.find(({ name }) => name === power)?.adjective.toUpperCase() ?? power;
  const statements = statementsOf({ units, bidders, resolution, rules: field.rules, adjectiveOf });
  const kept = powers.map((power): Money => {
    const spent = resolution.spent.get(power.name) ?? 0;
    const profits = (power.profits ?? 0) + incomeOfUnits({ units, resolution }, power.name);
    const lost = field.rules.has("NO_DONATIONS") && isLeftWithNothing(map, power, moved.units, taken);
    // Recorded balances are read off statements: without them they stay as they were.
    const told = field.rules.has("NO_LEDGERS") ? power.funds : power.funds - spent;
    return { name: power.name, funds: lost ? 0 : told, profits };
  });
  const paid = pays ? payOut(table, kept, taken, lines) : null;
  if (paid && "errors" in paid) return paid;
  return {
    units: plain([...resolution.units].map(([unit, bought]) => [unit, showBought(bought)] as const)),
    rounds: resolution.rounds,
    reductions: plain(resolution.reductions),
    liquid: plain(resolution.available),
    spent: plain(resolution.spent),
    funds: paid?.funds ?? plain(kept.map(({ name, funds }) => [name, funds] as const)),
    ...(field.rules.has("ZEROSUM")
      ? { profits: plain(paid ? [] : kept.map(({ name, profits }) => [name, profits ?? 0] as const)) }
      : {}),
    disorder: [],
    ledgers: plain([...statements].map(([name, statement]) => [name, asWritten(statement, powers, name)] as const)),
    nextPhase: next ? printPhase(next) : null,
  };
}

const showBought = (bought: Resolution["units"] extends ReadonlyMap<string, infer B> ? B : never) => ({
  order: bought.order,
  paid: bought.paid,
  payers: plain(bought.payers),
  backers: bought.backers,
  candidates: plain(bought.candidates),
});

/** A power without a centre that holds none of those it stands on either (NO_DONATIONS). */
function isLeftWithNothing(
  map: DiplomacyMap,
  { name, centers, type }: PowerOf,
  units: Position["units"],
  taken: Position["owners"],
): boolean {
  const standsOnOne = units.some(
    ({ power, at }) => power === name && map.provinces.some(({ id, centre }) => centre && id === at.split("/")[0]),
  );
  return type === undefined && centers.length === 0 && !standsOnOne && !Object.values(taken).includes(name);
}

/** A statement with its sheet as the file had it: in capitals, `0 :` before an order without a price. */
function asWritten(statement: Statement, powers: readonly PowerOf[], name: string): Statement {
  if (!statement.sheet) return statement;
  const given = powers.find((power) => power.name === name)?.sheet ?? [];
  const { sheet } = statement;
  const priced = given.map((line) => line.toUpperCase()).map((line) => (/^[AF] /.test(line) ? `0 : ${line}` : line));
  if (sheet.length === given.length) return { ...statement, sheet: priced };
  return { ...statement, sheet: priced.filter((_, i) => /^[\d%]/.test(given[i] ?? "")) };
}
