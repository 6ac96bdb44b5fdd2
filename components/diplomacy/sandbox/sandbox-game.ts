import type { TerrainResult } from "@/lib/engine/diplomacy/adjudicate/terrain";
import { directivesOf } from "@/lib/engine/diplomacy/map/directives";
import type { DiplomacyMap, PowerName, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { GivenOrder } from "@/lib/engine/diplomacy/order";
import type { Position } from "@/lib/engine/diplomacy/position";
import { expandRules } from "@/lib/engine/diplomacy/rules/expand";
import { type OrderDesk, orderDesk } from "../orders/order-desk";
import { type Outcome, resolveTurn } from "../outcome/resolve-turn";

/** A phase of a sandbox: where all stand, what was ordered, and what came of it, once that is decided. */
export type Turn = {
  readonly position: Position;
  readonly orders: readonly GivenOrder[];
  readonly outcome: Outcome | null;
  /** What the ground did to units once it was decided. */
  readonly terrain?: readonly TerrainResult[];
};

/** A game that somebody plays alone, for every power: the phases so far, and which one is looked at. */
export type SandboxGame = {
  readonly map: DiplomacyMap;
  readonly rules: ReadonlySet<string>;
  readonly turns: readonly Turn[];
  readonly at: number;
};

export type SandboxAct =
  | { readonly type: "orders"; readonly orders: readonly GivenOrder[] }
  | { readonly type: "resolve" }
  | { readonly type: "go"; readonly to: number }
  /** Another position in the place of the one that is looked at; orders that still can be given stay. */
  | { readonly type: "edit"; readonly position: Position }
  /** Gives orders anew in a phase that was decided: what came after it is gone. */
  | { readonly type: "reopen" };

/** So many phases are kept; the first ones go. */
const MOST_TURNS = 200;

/** The position at which a map begins. */
export function beginningOf(map: DiplomacyMap): Position {
  const owners: Record<ProvinceId, PowerName> = {};
  for (const { name, owns } of map.powers) for (const centre of owns) owners[centre] = name;
  const units = map.powers.flatMap(({ name, units: own }) => own.map(({ type, at }) => ({ power: name, type, at })));
  return { phase: map.begin, units, dislodged: [], owners };
}

/** The rules of a map's games. */
export const rulesOf = (map: DiplomacyMap, more: readonly string[] = []): ReadonlySet<string> =>
  expandRules([...directivesOf(map).rules, ...more]).rules;

/** A sandbox on a map, at a position and with orders, or where the map begins. The map's own rules hold, and `rules`. */
export const sandboxOf = (
  map: DiplomacyMap,
  position: Position = beginningOf(map),
  orders: readonly GivenOrder[] = [],
  rules: readonly string[] = [],
): SandboxGame => ({
  map,
  rules: rulesOf(map, rules),
  turns: [{ position, orders, outcome: null }],
  at: 0,
});

/** The phase that is looked at. */
export const turnOf = ({ turns, at }: SandboxGame): Turn => {
  const turn = turns[at];
  if (!turn) throw new Error(`There is no turn ${at}`);
  return turn;
};

const desks = new WeakMap<Position, OrderDesk>();

/** All that may be ordered in a phase, by all powers; the same object for the same position. */
export function deskOf({ map, rules }: SandboxGame, position: Position): OrderDesk {
  const known = desks.get(position);
  if (known?.map === map) return known;
  const desk = orderDesk({ map, rules, position, powers: map.powers.map(({ name }) => name) });
  desks.set(position, desk);
  return desk;
}

/** The sandbox after an act. */
export function sandboxAfter(game: SandboxGame, act: SandboxAct): SandboxGame {
  const turn = turnOf(game);
  const { map, rules, turns, at } = game;
  const before = turns.slice(0, at);
  switch (act.type) {
    case "orders":
      return { ...game, turns: [...before, { ...turn, orders: act.orders, outcome: null }] };
    case "reopen":
      return { ...game, turns: [...before, { ...turn, outcome: null }] };
    case "resolve": {
      const decided = resolveTurn(map, rules, turn.position, turn.orders);
      if (!decided) return game;
      const { outcome, next, terrain } = decided;
      const after: Turn[] = next ? [{ position: next, orders: [], outcome: null }] : [];
      const all = [...before, { ...turn, outcome, terrain }, ...after];
      const dropped = Math.max(0, all.length - MOST_TURNS);
      return { ...game, turns: all.slice(dropped), at: at - dropped };
    }
    case "go":
      return { ...game, at: Math.min(turns.length - 1, Math.max(0, act.to)) };
    case "edit": {
      const edited: SandboxGame = {
        ...game,
        turns: [...before, { position: act.position, orders: [], outcome: null }],
      };
      return { ...edited, turns: [...before, { ...turnOf(edited), orders: stillGiven(edited, turn.orders) }] };
    }
  }
}

/** Those of these orders that can be given in the phase that is looked at. */
function stillGiven(game: SandboxGame, orders: readonly GivenOrder[]): readonly GivenOrder[] {
  const { subjects } = deskOf(game, turnOf(game).position);
  return orders.filter(({ power, order }) =>
    subjects.some((one) => one.power === power && one.options.some((option) => isSame(option, order))),
  );
}

const isSame = (one: GivenOrder["order"], other: GivenOrder["order"]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
