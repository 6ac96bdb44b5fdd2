import type { Field } from "../adjudicate/field";
import { provinceIndex } from "../adjudicate/field";
import type { PowerName } from "../map/model";
import { nodesOf } from "./nodes";

/** What counts when a power wonders where to go. Figures as David Norman's DumbBot has them. */
type Weights = {
  /** Of the value of a place after 0, 1, 2 … steps of spreading to its neighbours. */
  readonly proximity: readonly number[];
  readonly attack: number;
  readonly defence: number;
  readonly strength: number;
  readonly competition: number;
};

const NEAR = [1_000, 100, 30, 10, 6, 5, 4, 3, 2, 1];

/** Before a phase after which centres do not change hands: what lies a step further counts most. */
const SPRING: Weights = {
  proximity: [100, 1_000, 30, 10, 6, 5, 4, 3, 2, 1],
  ...{ attack: 700, defence: 300, strength: 1_000, competition: 1_000 },
};
const FALL: Weights = { proximity: NEAR, attack: 600, defence: 400, strength: 1_000, competition: 1_000 };
const BUILD: Weights = { proximity: NEAR, attack: 700, defence: 300, strength: 0, competition: 0 };

/** Spread over a province and its neighbours, of which there are about so many. */
const SPREAD = 5;

/** A power counts the more, the more centres it has. */
const sizeOf = (centres: number): number => centres * centres + 4 * centres + 16;

export type Purpose = "spring" | "fall" | "build";
const WEIGHTS: Readonly<Record<Purpose, Weights>> = { spring: SPRING, fall: FALL, build: BUILD };

/** How a power sees a field: what each node is worth to it, and who could come to each province. */
export type Values = {
  /** By node. */
  readonly worth: Float64Array;
  /** By province: its own units that can come there, and the most that any other power can bring. */
  readonly strength: Uint8Array;
  readonly competition: Uint8Array;
};

/** What a power would go for. `size`: centres by power, as far as the viewer knows. */
export function valuesOf(field: Field, power: PowerName, purpose: Purpose): Values {
  const { board, position } = field;
  const nodes = nodesOf(board.map);
  const weights = WEIGHTS[purpose];
  const centres = new Map<PowerName, number>();
  for (const owner of Object.values(position.owners)) centres.set(owner, (centres.get(owner) ?? 0) + 1);
  const size = (name: PowerName | undefined) => sizeOf(name === undefined ? 0 : (centres.get(name) ?? 0));
  const { strength, competition, threat } = reachOfAll(field, power, size);

  const first = new Float64Array(board.provinces.length);
  board.map.provinces.forEach(({ id, centre }, at) => {
    if (!centre) return;
    const owner = position.owners[id];
    first[at] = owner === power ? (threat[at] ?? 0) * weights.defence : size(owner) * weights.attack;
  });
  const worth = new Float64Array(nodes.all.length);
  let near = Float64Array.from(nodes.all, ({ province }) => first[province] ?? 0);
  weights.proximity.forEach((weight, step) => {
    if (step > 0)
      near = Float64Array.from(nodes.all, ({ to }, at) => {
        let sum = near[at] ?? 0;
        for (const coasts of to) sum += coasts.reduce((best, one) => Math.max(best, near[one] ?? 0), 0);
        return sum / SPREAD;
      });
    for (let at = 0; at < worth.length; at++) worth[at] = (worth[at] ?? 0) + weight * (near[at] ?? 0);
  });
  nodes.all.forEach(({ province }, at) => {
    worth[at] =
      (worth[at] ?? 0) +
      weights.strength * (strength[province] ?? 0) -
      weights.competition * (competition[province] ?? 0);
  });
  return { worth, strength, competition };
}

/** Who can come where: the power's own units, the most of any other, and the size of the greatest who can. */
function reachOfAll({ board, position }: Field, power: PowerName, size: (name: PowerName) => number) {
  const nodes = nodesOf(board.map);
  const [strength, competition] = [new Uint8Array(board.provinces.length), new Uint8Array(board.provinces.length)];
  const threat = new Float64Array(board.provinces.length);
  const of = new Map<PowerName, Uint8Array>();
  for (const unit of position.units) {
    const count = of.get(unit.power) ?? new Uint8Array(board.provinces.length);
    of.set(unit.power, count);
    const come = (at: number) => {
      count[at] = (count[at] ?? 0) + 1;
    };
    come(provinceIndex(board, unit.at));
    const node = nodes.all[nodes.index(unit.type, unit.at)];
    for (const [one] of node?.to ?? []) come(nodes.all[one ?? -1]?.province ?? -1);
  }
  for (const [name, counts] of of)
    counts.forEach((count, at) => {
      if (name === power) strength[at] = count;
      else if (count > 0) {
        competition[at] = Math.max(competition[at] ?? 0, count);
        threat[at] = Math.max(threat[at] ?? 0, size(name));
      }
    });
  return { strength, competition, threat };
}
