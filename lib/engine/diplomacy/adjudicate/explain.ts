import type { PlaceId } from "../map/model";
import type { Order } from "../order";
import { type Field, provinceIndex } from "./field";
import { type Battle, layOut } from "./lay-out";
import { MOVE, SUPPORT, WHOLE } from "./layout";
import { type OrderResult, resultOf } from "./movement";

/** A support that was offered, and what became of it. */
export type SupportReason = {
  readonly by: PlaceId;
  readonly counts: boolean;
  /** The units whose attacks cut it. */
  readonly cutBy: readonly PlaceId[];
  /** It counts, but not against a unit of its own power. */
  readonly own?: true;
};

/** A strength, with the supports behind it. `offered`: what it would be if all of them counted. */
export type StrengthReason = {
  readonly kind: "attack" | "hold" | "defend" | "prevent";
  readonly of: PlaceId;
  readonly strength: number;
  readonly offered: number;
  readonly supports: readonly SupportReason[];
};

/** A fleet of a convoy, who dislodges it, and with what strength. */
export type FleetReason = {
  readonly at: PlaceId;
  readonly stands: boolean;
  readonly dislodgedBy?: PlaceId;
  readonly strength?: number;
};

/** Why an order came out as it did: the tree of what it depended on. */
export type Reason = {
  readonly order: Order;
  readonly result: OrderResult;
  readonly dislodgedBy?: PlaceId;
  /** A move: its own strength, and every strength that it had to exceed. */
  readonly attack?: StrengthReason;
  readonly against?: readonly StrengthReason[];
  /** A move by convoy: `ordered` fleets, of which `standing` were not dislodged, and whether they reach. */
  readonly convoy?: {
    readonly reaches: boolean;
    readonly ordered: number;
    readonly standing: number;
    readonly fleets: readonly FleetReason[];
  };
  /** A support: the units whose attacks cut it. */
  readonly cutBy?: readonly PlaceId[];
  /** Of a convoy paradox: its convoys fail (DATC 4.A.2). */
  readonly paradox?: true;
};

const inUnits = (halves: number): number => halves / WHOLE;

/** The reasons of all orders of a phase, by the province of their unit. Resolving alone is much quicker. */
export function explainMovement(field: Field, given: readonly Order[]): Reason[] {
  const battle = layOut(field, given);
  return battle.resolver.units().map((at) => reasonOf(battle, at));
}

function reasonOf(battle: Battle, at: number): Reason {
  const { field, resolver, orders } = battle;
  const unit = field.unitAt[at];
  const place = unit?.at ?? "";
  const order = orders[at] ?? { type: "hold" as const, unit: { type: unit?.type ?? "A", at: place } };
  const result = resultOf(battle, at);
  const moved = resolver.kind[at] === MOVE && result === "succeeds";
  const victor = moved ? undefined : resolver.attackersOf(at).find((m) => resolver.resolve(m));
  const head = {
    order,
    result,
    ...(victor === undefined ? {} : { dislodgedBy: placeOf(battle, victor) }),
    ...(resolver.byParadox[at] === 1 ? { paradox: true as const } : {}),
  };
  if (result === "void") return head;
  switch (resolver.kind[at]) {
    case MOVE:
      return { ...head, ...moveReason(battle, at) };
    case SUPPORT:
      return { ...head, cutBy: resolver.cuttersOf(at).map((m) => placeOf(battle, m)) };
    default:
      return head;
  }
}

const placeOf = ({ field }: Battle, at: number): PlaceId => field.unitAt[at]?.at ?? field.board.provinces[at] ?? "";

function moveReason(battle: Battle, at: number): Pick<Reason, "attack" | "against" | "convoy"> {
  const { resolver } = battle;
  const to = resolver.target[at] ?? at;
  const reaches = !resolver.isStranded(at);
  const convoy = resolver.byConvoy[at] === 0 ? {} : { convoy: convoyReason(battle, at, reaches) };
  if (!reaches) return convoy;
  const against: StrengthReason[] = [];
  if (resolver.meetsHeadOn(at)) against.push(strengthOf(battle, "defend", to, resolver.defendStrength(to)));
  else if (resolver.occupied[to] === 1) {
    const strength = resolver.holdStrength(to, at);
    if (strength > 0) against.push(strengthOf(battle, "hold", to, strength));
  }
  for (const other of resolver.attackersOf(to))
    if (other !== at) {
      const strength = resolver.preventStrength(other);
      if (strength > 0) against.push(strengthOf(battle, "prevent", other, strength));
    }
  return { attack: strengthOf(battle, "attack", at, resolver.attackStrength(at)), against, ...convoy };
}

/** A strength with its supports; against a unit its own power does not help to attack it. */
function strengthOf(battle: Battle, kind: StrengthReason["kind"], at: number, halves: number): StrengthReason {
  const { resolver } = battle;
  const to = resolver.target[at] ?? at;
  const stays =
    resolver.occupied[to] === 1 && !(resolver.kind[to] === MOVE && !resolver.meetsHeadOn(at) && resolver.resolve(to));
  // A unit that tried to move is supported in its move only; an attack on one's own unit has no strength to help.
  const matters = halves > 0 && (kind !== "hold" || resolver.kind[at] !== MOVE);
  const supports = (matters ? resolver.supportersOf(at) : []).map((s): SupportReason => {
    const cutBy = resolver.cuttersOf(s).map((m) => placeOf(battle, m));
    const own = kind === "attack" && stays && resolver.power[s] === resolver.power[to] && resolver.isSpared(to);
    return {
      by: placeOf(battle, s),
      counts: cutBy.length === 0 && !own,
      cutBy,
      ...(own ? { own: true as const } : {}),
    };
  });
  const without = supports.filter(({ counts }) => !counts).length;
  return { kind, of: placeOf(battle, at), strength: inUnits(halves), offered: inUnits(halves) + without, supports };
}

function convoyReason(battle: Battle, at: number, reaches: boolean): NonNullable<Reason["convoy"]> {
  const { resolver } = battle;
  const fleets = resolver.convoyersOf(at).map((fleet): FleetReason => {
    const stands = resolver.resolve(fleet);
    const victor = stands ? undefined : resolver.attackersOf(fleet).find((m) => resolver.resolve(m));
    return {
      at: placeOf(battle, fleet),
      stands,
      ...(victor === undefined
        ? {}
        : { dislodgedBy: placeOf(battle, victor), strength: inUnits(resolver.attackStrength(victor)) }),
    };
  });
  return { reaches, ordered: fleets.length, standing: fleets.filter(({ stands }) => stands).length, fleets };
}

/** The units whose orders a reason names: without any one of them a result or a strength in it would be another. */
export function ordersNamed({ attack, against = [], convoy, cutBy }: Reason): PlaceId[] {
  const strengths = [...(attack ? [attack] : []), ...against];
  const named = [
    ...strengths.flatMap(({ supports }) => supports.flatMap(({ by, cutBy: cutters }) => [by, ...cutters])),
    ...against.filter(({ kind }) => kind === "prevent").map(({ of }) => of),
    ...(convoy?.fleets ?? []).flatMap(({ at, dislodgedBy }) => [at, ...(dislodgedBy ? [dislodgedBy] : [])]),
    ...(cutBy ?? []),
  ];
  return [...new Set(named)];
}

/** One sentence, for lists and logs: `bounced: 1 against 2 (hold of MUN, supported from BER)`. */
export function sayReason({
  result,
  attack,
  against = [],
  convoy,
  cutBy,
  dislodgedBy,
  paradox,
}: Omit<Reason, "order">): string {
  const parts: string[] = [];
  const backed = ({ supports }: StrengthReason): string => {
    const by = supports.filter(({ counts }) => counts).map((one) => one.by);
    const cut = supports.flatMap(({ by: at, cutBy: cutters }) =>
      cutters.length > 0 ? [`${at} cut by ${cutters.join(", ")}`] : [],
    );
    return `${by.length > 0 ? `, supported from ${by.join(", ")}` : ""}${cut.length > 0 ? `, support of ${cut.join("; ")}` : ""}`;
  };
  if (convoy && !convoy.reaches)
    parts.push(
      convoy.ordered === 0
        ? "no fleet convoys it"
        : `${convoy.standing} of ${convoy.ordered} fleets stand, and do not reach`,
    );
  if (attack) {
    const worst = against.reduce<StrengthReason | null>(
      (most, one) => (most && most.strength >= one.strength ? most : one),
      null,
    );
    parts.push(`strength ${attack.strength}${backed(attack)}`);
    if (worst) parts.push(`against ${worst.strength} (${worst.kind} of ${worst.of}${backed(worst)})`);
  }
  if (cutBy && cutBy.length > 0) parts.push(`cut by ${cutBy.join(", ")}`);
  if (paradox) parts.push("a convoy paradox: its convoys fail");
  if (dislodgedBy) parts.push(`dislodged by ${dislodgedBy}`);
  if (result === "void") parts.push("it matches no order of that unit");
  return parts.join(", ");
}

/** The province of a unit's order in a list of them. */
export const reasonAt = (field: Field, reasons: readonly Reason[], at: PlaceId): Reason | undefined =>
  reasons.find(
    ({ order }) => "unit" in order && provinceIndex(field.board, order.unit.at) === provinceIndex(field.board, at),
  );
