import { directivesOf } from "../../map/directives";
import { INCOME } from "../../map/flow";
import type { PowerName } from "../../map/model";
import { type Earner, incomeOf, type Taxes } from "../../payola/income";
import { readTaxes } from "../../payola/read-taxes";
import { settleZeroSum } from "../../payola/zerosum";
import { type Ruleset, variantOf } from "../config";
import { envAt } from "../env";
import type { EventOf } from "../event";
import { centresOf, type GamePosition, orderer, type PowerState, type State, unitsOf } from "../state";
import type { Purse } from "./purse";

export const isPayola = (ruleset: Ruleset): boolean => variantOf(ruleset) === "payola";

/** Are offers asked for now? */
export const asksOffers = (ruleset: Ruleset, { position }: State): boolean =>
  isPayola(ruleset) && position.phase.type === "MOVEMENT";

/** By map: of ground that changes there is one for each phase; and by what the game adds to its lines. */
const kept = new WeakMap<Ruleset["map"], { readonly config: Ruleset["config"]; readonly taxes: Taxes }>();

/** What TAX and CAP say: the map's lines, then the game's. */
function taxesOf({ map, config }: Ruleset): Taxes {
  const known = kept.get(map);
  if (known?.config === config) return known.taxes;
  const read = readTaxes(map, [...directivesOf(map, "payola").taxes, ...(config.taxes ?? [])]);
  const taxes: Taxes = read.ok ? read.value : { tax: null, centres: new Map(), cap: null };
  kept.set(map, { config, taxes });
  return taxes;
}

/** A power that nobody plays or controls. */
export const isFree = ({ kind, control }: PowerState): boolean => kind === "dummy" && control.length === 0;

/** A dummy that is played by another power beside its own, which is paid what it earns (VASSAL_DUMMIES). */
export const lordOf = (ruleset: Ruleset, state: State, power: PowerState): PowerName | null =>
  envAt(ruleset, state).rules.has("VASSAL_DUMMIES") && power.kind === "dummy" ? orderer(state, power) : null;

const roleOf = ({ map }: Ruleset, name: PowerName) => map.powers.find((power) => power.name === name)?.role;

/** The powers of the map that are in this game. */
const ofMap = (ruleset: Ruleset, { powers }: State): PowerState[] =>
  powers.filter(({ name, kind }) => kind !== "unplayed" && roleOf(ruleset, name) === undefined);

const earnersOf = (ruleset: Ruleset, state: State, { owners }: GamePosition): Earner[] =>
  ofMap(ruleset, state).map((power) => ({
    name: power.name,
    funds: power.purse?.funds ?? 0,
    centres: Object.keys(owners).filter((centre) => owners[centre] === power.name),
    dummy: power.kind === "dummy",
    vassalOf: lordOf(ruleset, state, power),
  }));

const ofIncome = (ruleset: Ruleset, state: State) => ({
  rules: envAt(ruleset, state).rules,
  taxes: taxesOf(ruleset),
  goal: ruleset.map.victory[0] ?? 0,
  powers: ruleset.map.powers.filter(({ role }) => role === undefined).length,
});

/** A purse with nothing said yet: one's own offers are preferred, a dummy prefers nobody's. */
export function emptyPurse(ruleset: Ruleset, { name, kind }: PowerState): Purse | null {
  const role = roleOf(ruleset, name);
  if (kind === "unplayed" || (role !== undefined && role !== "INVESTOR")) return null;
  const letter = ruleset.map.powers.find((power) => power.name === name)?.abbreviation ?? "";
  const own = role === undefined && kind !== "dummy" ? letter : "";
  return {
    ...{ funds: 0, profits: 0, accept: `${own}?`, sheet: [], sent: [] },
    ...(role === undefined ? {} : { investor: true as const }),
  };
}

/**
 * What everybody has when play begins: one income, or half the goal for each unit of who earns none; ten for each
 * centre under ZEROSUM; nothing where builds come first, as an income follows those.
 */
export function openingPurses(ruleset: Ruleset, state: State): EventOf<"purses_set"> {
  const { rules } = envAt(ruleset, state);
  const { position } = state;
  const of = ofIncome(ruleset, state);
  const buildsFirst = rules.has("MOBILIZE") || rules.has("BLANK_BOARD");
  const incomes = incomeOf(earnersOf(ruleset, state, position), of);
  const has = (power: PowerState): number => {
    if (buildsFirst || lordOf(ruleset, state, power) !== null) return 0;
    if (rules.has("ZEROSUM")) return 10 * centresOf(position, power.name).length;
    const income = incomes.get(power.name)?.tax ?? 0;
    return income > 0 ? income : Math.floor(of.goal / 2) * unitsOf(position, power.name).length;
  };
  const purses = state.powers.flatMap((power): [PowerName, Purse][] => {
    const purse = emptyPurse(ruleset, power);
    return purse ? [[power.name, { ...purse, funds: purse.investor ? 0 : has(power) }]] : [];
  });
  return { type: "purses_set", purses: Object.fromEntries(purses.map(([name, purse]) => [name, { ...purse }])) };
}

/** The income of a year, as the phase of income pays it; null: nobody is paid, or under ZEROSUM none is made. */
export function incomeEvent(ruleset: Ruleset, state: State, position: GamePosition): EventOf<"income_paid"> | null {
  if (envAt(ruleset, state).rules.has("ZEROSUM")) return null;
  const reports = incomeOf(earnersOf(ruleset, state, position), ofIncome(ruleset, state));
  if (reports.size === 0) return null;
  return {
    type: "income_paid",
    phase: { ...position.phase, type: INCOME },
    balances: Object.fromEntries([...reports].map(([name, { after }]) => [name, { funds: after, profits: 0 }])),
    reports: Object.fromEntries([...reports].map(([name, report]) => [name, { ...report }])),
  };
}

/**
 * What moves with the centres under ZEROSUM, and what units were paid: booked as centres are taken, so that an adjustment
 * phase in between loses nothing of it. Null: nothing moves.
 */
export function captureEvent(
  ruleset: Ruleset,
  state: State,
  { phase, owners: before }: GamePosition,
  taken: GamePosition["owners"],
): EventOf<"income_paid"> | null {
  const { rules } = envAt(ruleset, state);
  if (!isPayola(ruleset) || !rules.has("ZEROSUM")) return null;
  const owners = ofMap(ruleset, state).map(({ name, purse }) => ({
    ...{ name, funds: purse?.funds ?? 0, profits: purse?.profits ?? 0 },
    centres: Object.keys(before).filter((centre) => before[centre] === name),
  }));
  const reports = [...settleZeroSum(owners, taken, rules)].filter(
    ([, { before: had, profits, gained, lost, after }]) =>
      had !== after || profits !== 0 || gained.size + lost.size > 0 || rules.has("NO_HOARDING"),
  );
  if (reports.length === 0) return null;
  return {
    type: "income_paid",
    phase: { ...phase },
    balances: Object.fromEntries(reports.map(([name, { after }]) => [name, { funds: after, profits: 0 }])),
    reports: Object.fromEntries(
      reports.map(([name, { before: had, profits, gained, lost, after }]) => [
        name,
        { before: had, profits, gained: Object.fromEntries(gained), lost: Object.fromEntries(lost), after },
      ]),
    ),
  };
}
