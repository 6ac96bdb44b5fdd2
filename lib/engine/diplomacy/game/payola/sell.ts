import type { Random } from "../../../kernel/random";
import { boardOf } from "../../adjudicate/board";
import { type Field, provinceIndex } from "../../adjudicate/field";
import type { DiplomacyMap, PowerName } from "../../map/model";
import type { Order } from "../../order";
import { unitText } from "../../orders/any-order";
import { preferencesOf } from "../../payola/acceptance";
import { ordersOf } from "../../payola/board";
import { type Bidder, NO_SHEET, type PaidUnit, type Resolution, type Sheet } from "../../payola/offer";
import { readSheet, type SheetOf } from "../../payola/read-sheet";
import { resolveOffers } from "../../payola/resolve";
import { incomeOfUnits, type Statement, statementsOf } from "../../payola/statement";
import type { Unit } from "../../position";
import type { Ruleset } from "../config";
import { envAt, fieldAt } from "../env";
import type { EventOf } from "../event";
import { centresOf, type GamePosition, type PowerState, powerOf, type State } from "../state";
import { isFree, lordOf } from "./money";

/** A movement phase's offers decided: what each unit does, and what everybody pays and is told for it. */
export type Sold = {
  readonly orders: readonly Order[];
  /** The fact, once it is known where units stand afterwards. */
  readonly event: (after: GamePosition) => EventOf<"offers_resolved">;
};

/** Decides which orders units obey and who pays for them. Those behind `?` of a list are drawn here, once a phase. */
export function sellOrders(ruleset: Ruleset, state: State, random: Random): Sold {
  const field = fieldAt(ruleset, state);
  const { rules } = envAt(ruleset, state);
  const preferences = drawPreferences(ruleset, state, random);
  const units = field.position.units.map((unit) => paidUnit(state, unit, preferences));
  const bidders = biddersOf(state, field);
  const resolution = resolveOffers(units, bidders, rules);
  const adjectiveOf = (power: PowerName) =>
    (ruleset.map.powers.find(({ name }) => name === power)?.adjective ?? power).toUpperCase();
  const statements = statementsOf({
    ...{ units, bidders, resolution, rules, adjectiveOf },
    ...(rules.has("BLIND") ? { hidesCoasts: true } : {}),
  });
  return {
    orders: ordersOf(field.position.units, resolution),
    event: (after) => {
      const forfeits = rules.has("NO_DONATIONS")
        ? state.powers.filter((power) => losesAll(ruleset.map, power, after)).map(({ name }) => name)
        : [];
      return {
        type: "offers_resolved",
        phase: { ...state.position.phase },
        balances: Object.fromEntries(
          bidders.map(({ name, funds }) => [
            name,
            {
              funds: forfeits.includes(name) ? 0 : funds - (resolution.spent.get(name) ?? 0),
              profits: (powerOf(state, name)?.purse?.profits ?? 0) + earned({ units, resolution }, rules, name),
            },
          ]),
        ),
        statements: Object.fromEntries(
          bidders.flatMap(({ name, funds, sheet }) => {
            const statement = statements.get(name);
            return statement && (funds > 0 || sheet.lines.length > 0) ? [[name, statementJson(statement)]] : [];
          }),
        ),
        forfeits,
        preferences: Object.fromEntries([...preferences].map(([name, list]) => [name, [...list]])),
        rounds: resolution.rounds,
        reductions: Object.fromEntries(resolution.reductions),
        units: units.map((unit) => boughtJson(unit, resolution)),
      };
    },
  };
}

const earned = (of: Parameters<typeof incomeOfUnits>[0], rules: ReadonlySet<string>, name: PowerName): number =>
  rules.has("ZEROSUM") ? incomeOfUnits(of, name) : 0;

/** Whom the units of each power prefer: its list, a vassal's lord's, and nobody's of a power that nobody plays. */
function drawPreferences(ruleset: Ruleset, state: State, random: Random): ReadonlyMap<PowerName, readonly PowerName[]> {
  const lettered = ruleset.map.powers
    .filter(({ role }) => role === undefined)
    .map(({ name, abbreviation }) => ({ name, letter: abbreviation }));
  const drawn = new Map<PowerName, readonly PowerName[]>();
  for (const { name, purse } of state.powers)
    if (purse && !purse.investor) drawn.set(name, preferencesOf(purse.accept, random.shuffle(lettered)));
  const lords = state.powers.flatMap((power): [PowerName, readonly PowerName[]][] => {
    const lists = drawn.get(lordOf(ruleset, state, power) ?? "");
    return lists ? [[power.name, lists]] : [];
  });
  return new Map([...drawn, ...lords]);
}

function paidUnit(state: State, unit: Unit, preferences: ReadonlyMap<PowerName, readonly PowerName[]>): PaidUnit {
  const owner = powerOf(state, unit.power);
  return {
    unit: unitText(unit),
    owner: unit.power,
    preferences: preferences.get(unit.power) ?? [],
    impartial: owner !== undefined && isFree(owner),
  };
}

/** Everybody with a purse, investors behind the powers. */
function biddersOf(state: State, field: Field): Bidder[] {
  const dummies = new Set(state.powers.filter(isFree).map(({ name }) => name));
  return state.powers.flatMap(({ name, purse }): Bidder[] => {
    if (!purse) return [];
    const { funds, sheet, investor = false } = purse;
    return [{ name, funds, investor, sheet: keptSheet({ field, power: name, funds, dummies }, sheet) }];
  });
}

/**
 * A sheet as it holds when the phase is decided. It was read when it was entered; where rules have changed since, or what
 * was hidden then bars a line, that line falls away.
 */
function keptSheet(given: SheetOf, lines: readonly string[]): Sheet {
  const of: SheetOf = { ...given, settled: true };
  const whole = readSheet(of, lines);
  if (whole.ok) return whole.value;
  const rest = readSheet(
    of,
    lines.filter((line) => readSheet(of, [line]).ok),
  );
  return rest.ok ? rest.value : NO_SHEET;
}

/** A power without a centre, and with no unit on one (NO_DONATIONS). Investors have none and keep what they have. */
function losesAll(map: DiplomacyMap, { name, purse }: PowerState, after: GamePosition): boolean {
  if (!purse || purse.investor || centresOf(after, name).length > 0) return false;
  const isCentre = (at: string) => map.provinces[provinceIndex(boardOf(map), at)]?.centre ?? false;
  return !after.units.some(({ power, at }) => power === name && isCentre(at));
}

const statementJson = ({ ownUnits, accepted, sheet, ...rest }: Statement) => ({
  ...rest,
  ...(ownUnits ? { ownUnits: ownUnits.map((unit) => ({ ...unit })) } : {}),
  ...(accepted ? { accepted: accepted.map((one) => ({ ...one })) } : {}),
  ...(sheet ? { sheet: [...sheet] } : {}),
});

function boughtJson({ unit, owner }: PaidUnit, { units }: Resolution) {
  const bought = units.get(unit);
  return {
    ...{ power: owner, unit, order: bought?.order ?? "H", paid: bought?.paid ?? 0 },
    payers: Object.fromEntries(bought?.payers ?? []),
    backers: [...(bought?.backers ?? [])],
    candidates: Object.fromEntries(bought?.candidates ?? []),
  };
}
