import type { Random } from "../../../kernel/random";
import { boardOf, provinceAt } from "../../adjudicate/board";
import type { PowerName } from "../../map/model";
import type { Unit } from "../../position";
import type { RuleName } from "../../rules/expand";
import { groundAt } from "../ground";
import type { Purse } from "../payola/purse";
import { sightOf } from "../sight";
import { isVacant, type PowerState, type State } from "../state";
import type { Driver } from "./driver";
import { player } from "./driver";

/** Somebody's eyes: the seat that looks (null: none), and the powers it orders for. */
export type Eyes = { readonly seat: number | null; readonly own: ReadonlySet<PowerName> };

/** Something that is kept from others: when it is, and a state that differs in it alone. */
export type Secret = {
  readonly name: string;
  hidden(rules: ReadonlySet<RuleName>, state: State): boolean;
  change(driver: Driver, eyes: Eyes, random: Random): State;
};

const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list.length > 0 ? list[random.below(list.length)] : undefined;

/** Changes the powers that the eyes do not order for. */
const others = ({ state }: Driver, { own }: Eyes, change: (power: PowerState) => Partial<PowerState>): State => ({
  ...state,
  powers: state.powers.map((power) => (own.has(power.name) ? power : { ...power, ...change(power) })),
});

const hasPurses = ({ powers }: State): boolean => powers.some(({ purse }) => purse !== undefined);

const hasLists = ({ powers }: State): boolean => powers.some(({ lists }) => lists !== undefined);

/** Changes the purses that the eyes do not see. */
const purses = (driver: Driver, eyes: Eyes, change: (purse: Purse) => Purse): State =>
  others(driver, eyes, ({ purse }) => (purse ? { purse: change(purse) } : {}));

/** Whether somebody has ordered is told of where lists are kept, and of the late after the deadline. */
const listsOrders = (rules: ReadonlySet<RuleName>, { checked, deadlineAt }: State): boolean =>
  rules.has("LIST_UNORDERED") || (!rules.has("HIDE_LATE_POWERS") && deadlineAt !== null && checked >= deadlineAt);

export const SECRETS: readonly Secret[] = [
  {
    name: "orders",
    hidden: (rules, state) => !rules.has("BROADCAST_ORDERS") && !listsOrders(rules, state),
    change: (driver, eyes, random) =>
      others(driver, eyes, ({ name }) => ({ orders: random.below(3) === 0 ? null : driver.ordersAtRandom(name) })),
  },
  {
    name: "treasuries, and whom units prefer",
    hidden: (rules, state) => hasPurses(state) && !listsOrders(rules, state),
    change: (driver, eyes, random) =>
      purses(driver, eyes, (purse) => ({
        ...{ ...purse, funds: random.below(90), profits: random.below(9), sent: [] },
        accept: pick(["?", "AE?", "T?", "RI?F"], random) ?? "?",
      })),
  },
  {
    name: "sheets",
    hidden: (rules, state) => hasPurses(state) && !listsOrders(rules, state),
    change: (driver, eyes, random) =>
      purses(driver, eyes, (purse) => {
        const bribed = pick(driver.state.position.units, random);
        const sheet = bribed ? [`${1 + random.below(9)} : ${bribed.type} ${bribed.at} H`, "2 $"] : [];
        return { ...purse, sheet: random.below(3) === 0 ? [] : sheet };
      }),
  },
  {
    name: "lists",
    hidden: (rules, state) => hasLists(state) && !rules.has("BROADCAST_ORDERS") && !listsOrders(rules, state),
    change: (driver, eyes, random) =>
      others(driver, eyes, ({ lists }) => {
        const named = pick(driver.state.position.units, random);
        const line = named ? [`${named.type} ${named.at} H`] : [];
        const [sooner, later] = [line, random.below(3) === 0 ? [] : line];
        return lists ? { lists: { sooner, later } } : {};
      }),
  },
  {
    name: "votes",
    hidden: () => true,
    change: (driver, eyes, random) =>
      others(driver, eyes, () => ({ vote: pick(["LOSS", "SOLO", "DIAS", "2WAY", null], random) ?? null })),
  },
  {
    name: "that the master gets copies of press",
    hidden: (rules) => !rules.has("EAVESDROP!") && !rules.has("PRESS_MASTER") && !rules.has("NO_PRESS"),
    change: ({ state }) => {
      const rules = state.settings.rules.filter((rule) => rule !== "EAVESDROP");
      const has = rules.length < state.settings.rules.length;
      return { ...state, settings: { ...state.settings, rules: has ? rules : [...rules, "EAVESDROP"] } };
    },
  },
  {
    name: "the master's messages",
    hidden: () => true,
    change: (driver, eyes, random) => others(driver, eyes, () => ({ messages: [`Number ${random.below(99)}`] })),
  },
  {
    name: "wait flags",
    hidden: (rules) => !rules.has("LIST_WAITERS"),
    change: (driver, eyes, random) => others(driver, eyes, () => ({ wait: random.below(2) === 0 })),
  },
  {
    name: "who sits where",
    hidden: (_, state) => !state.powers.some(isVacant),
    change: (driver, eyes, random) => {
      const seats = driver.state.powers.flatMap(({ name, seat }) =>
        eyes.own.has(name) || seat === null ? [] : [seat],
      );
      const dealt = random.shuffle(seats);
      return others(driver, eyes, ({ seat }) => ({ seat: seat === null ? null : (dealt.pop() ?? null) }));
    },
  },
  {
    name: "dummies",
    hidden: (rules) => rules.has("HIDE_DUMMIES") && !rules.has("LIST_UNORDERED"),
    change: (driver, eyes, random) =>
      others(driver, eyes, ({ kind }) =>
        (kind === "player" || kind === "dummy") && random.below(2) === 0
          ? { kind: kind === "dummy" ? "player" : "dummy", control: [] }
          : {},
      ),
  },
  {
    name: "who proposes",
    hidden: (rules, { proposal }) => rules.has("HIDE_PROPOSER") && proposal !== null,
    change: (driver, { own }, random) => {
      const { proposal, powers } = driver.state;
      const by = pick(
        powers.map(({ name }) => name).filter((name) => !own.has(name)),
        random,
      );
      return proposal && by && !own.has(proposal.by)
        ? { ...driver.state, proposal: { ...proposal, by, yes: [by, ...proposal.yes.filter((name) => own.has(name))] } }
        : driver.state;
    },
  },
  {
    name: "who accepts a proposal",
    hidden: (_, { proposal }) => proposal !== null,
    change: (driver, { own }, random) => {
      const { proposal, powers } = driver.state;
      const more = powers.flatMap(({ name }) => (own.has(name) || random.below(2) === 0 ? [] : [name]));
      const yes = proposal?.yes.filter((name) => own.has(name) || name === proposal.by) ?? [];
      return proposal ? { ...driver.state, proposal: { ...proposal, yes: [...yes, ...more] } } : driver.state;
    },
  },
  {
    name: "absences",
    hidden: (rules) => rules.has("SILENT_ABSENCES"),
    change: ({ state }, { seat }) => ({
      ...state,
      absences: [
        ...state.absences.filter((one) => one.seat !== null && one.seat === seat),
        { seat: seat === 0 ? 1 : 0, from: "20400101", to: "20400102" },
      ],
    }),
  },
  {
    name: "who is absent",
    hidden: (rules) => rules.has("HIDE_ABSENTEES"),
    change: ({ state }, { seat }) => ({
      ...state,
      absences: state.absences.map((one) =>
        one.seat === seat
          ? one
          : { ...one, seat: [1, 2, 3].find((other) => other !== one.seat && other !== seat) ?? null },
      ),
    }),
  },
  {
    name: "checks that are sat out, and the word for joining",
    hidden: () => true,
    change: ({ state }, _, random) => ({
      ...state,
      delayedTo: state.checked + random.below(1e9),
      secret: state.secret === null ? null : "WOODPECKER",
    }),
  },
  {
    name: "what was built unseen",
    hidden: (rules, { hidden }) => rules.has("HIDE_BUILDS") && hidden.length > 0,
    change: ({ game, state }, { own }) => {
      const site = ({ at }: Unit) => provinceAt(boardOf(game.map), at);
      const isHidden = (unit: Unit) => !own.has(unit.power) && state.hidden.includes(site(unit));
      const gone = new Set(state.position.units.filter(isHidden).map(site));
      return {
        ...state,
        position: { ...state.position, units: state.position.units.filter((unit) => !isHidden(unit)) },
        hidden: state.hidden.filter((site) => !gone.has(site)),
      };
    },
  },
  { name: "the board out of sight", hidden: (rules) => rules.has("BLIND"), change: otherBoard },
];

/** Foreign units out of sight go elsewhere out of sight, and centres out of sight have other owners. */
function otherBoard({ game: whole, state }: Driver, { seat, own }: Eyes, random: Random): State {
  const game = groundAt(whole, state.position.phase);
  const { map } = game;
  const board = boardOf(map);
  const { position } = state;
  const viewer = player(...(seat === null ? [] : [seat]));
  const sight = sightOf(game, state, viewer, [position]);
  const powers = state.powers.map(({ name }) => name).filter((name) => !own.has(name));
  const home = new Set(
    map.powers.flatMap(({ name, homes }) => (own.has(name) ? [...homes, ...(position.homes?.[name] ?? [])] : [])),
  );
  for (const [centre, owner] of Object.entries(position.owners)) if (own.has(owner)) home.add(centre);
  const seen = position.units.filter((unit) => own.has(unit.power) || sight.unit(unit));
  const taken = new Set([...position.units, ...position.dislodged].map(({ at }) => provinceAt(board, at)));
  const gone = position.units.filter((unit) => !seen.includes(unit));
  const moved = gone.flatMap((unit): Unit[] => {
    const places = map.places.filter(
      ({ id, province, armies, fleets }) =>
        !taken.has(province) &&
        !home.has(province) &&
        (unit.type === "A" ? armies : fleets) &&
        !sight.unit({ ...unit, at: id }),
    );
    const at = pick(places, random)?.id;
    if (at === undefined || random.below(3) === 0) return [];
    taken.add(provinceAt(board, at));
    return [{ ...unit, at }];
  });
  const owners = Object.fromEntries(
    map.provinces.flatMap(({ id, centre }): [string, PowerName][] => {
      if (!centre) return [];
      const owner = position.owners[id];
      const known = (owner !== undefined && sight.owner(id, owner)) || powers.some((power) => sight.owner(id, power));
      const other = known ? owner : pick(powers, random);
      return other === undefined ? [] : [[id, other]];
    }),
  );
  return { ...state, counts: {}, position: { ...position, units: [...seen, ...moved], owners } };
}
