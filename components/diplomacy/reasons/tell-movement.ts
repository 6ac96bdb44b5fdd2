import { placeName, powerName } from "@/components/diplomacy/names";
import type { Reason, StrengthReason, SupportReason } from "@/lib/engine/diplomacy/adjudicate/explain";
import { type Field, provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import type { DiplomacyTexts } from "@/lib/texts/diplomacy/en";
import type { Told, ToldStep } from "./told";

type Teller = {
  readonly t: DiplomacyTexts;
  readonly name: (place: string) => string;
  /** "Germany’s army", of who stands in a place. */
  readonly unit: (place: string) => string;
  readonly power: (place: string) => string | undefined;
};

const tellerOf = (t: DiplomacyTexts, { board, unitAt }: Field): Teller => {
  const at = (place: string) => unitAt[provinceIndex(board, place)];
  return {
    t,
    name: (place) => placeName(board.map, place),
    unit: (place) => {
      const unit = at(place);
      return unit ? t.unit(unit.type, powerName(board.map, unit.power)) : placeName(board.map, place);
    },
    power: (place) => at(place)?.power,
  };
};

/** Why the order of a unit came out as it did, in sentences. `field`: as it stood when the orders were given. */
export function tellMovement(t: DiplomacyTexts, field: Field, reason: Reason): Told {
  const teller = tellerOf(t, field);
  const { order, dislodgedBy, paradox, convoy, attack, against = [] } = reason;
  const at = "unit" in order ? order.unit.at : "";
  const lost = dislodgedBy === undefined ? [] : [t.reasons.dislodged(teller.name(at), teller.name(dislodgedBy))];
  const head = headlineOf(teller, reason, at);
  const why: string[] = [];
  const steps: ToldStep[] = [];
  if (convoy && !convoy.reaches) {
    why.push(convoy.ordered === 0 ? t.reasons.noFleets : t.reasons.fleets(convoy.standing, convoy.ordered));
    for (const { at: fleet, stands, dislodgedBy: by, strength } of convoy.fleets)
      steps.push(
        leaf(
          stands || by === undefined
            ? t.reasons.fleetStands(teller.name(fleet))
            : t.reasons.fleetLost(teller.name(fleet), teller.name(by), strength ?? 1),
        ),
      );
  }
  if (attack && order.type === "move") {
    const strongest = against.reduce<StrengthReason | null>(
      (most, one) => (most && most.strength >= one.strength ? most : one),
      null,
    );
    const ownUnit = attack.strength === 0 && teller.power(order.to) === teller.power(at);
    if (reason.result !== "succeeds" || strongest) {
      why.push(ownUnit ? t.reasons.ownUnit : sayStrength(teller, attack));
      if (strongest && !ownUnit) why.push(sayStrength(teller, strongest));
      why.push(...lostSupports(teller, attack));
    }
    for (const one of [attack, ...against])
      steps.push({ text: sayStrength(teller, one), steps: one.supports.map((support) => stepOf(teller, support)) });
  }
  if (paradox) why.push(t.reasons.paradox);
  const failed = reason.result !== "succeeds" || dislodgedBy !== undefined;
  return { headline: head, sentences: [...why, ...lost], steps, failed };
}

const leaf = (text: string): ToldStep => ({ text, steps: [] });

/** "Munich bounces at Ruhr." */
function headlineOf({ t: { reasons: t }, name }: Teller, { order, result, cutBy }: Reason, at: string): string {
  switch (order.type) {
    case "move":
      if (result === "succeeds") return t.moves(name(at), name(order.to));
      if (result === "no_convoy") return t.noConvoy(name(at), name(order.to));
      return result === "void" ? t.voidMove(name(at)) : t.bounces(name(at), name(order.to));
    case "support":
      if (result === "succeeds") return t.supports(name(at));
      return result === "void" ? t.voidSupport(name(at)) : t.cut(name(at), (cutBy ?? []).map(name));
    case "convoy":
      if (result === "succeeds") return t.convoys(name(at));
      return result === "void" ? t.voidConvoy(name(at)) : t.disrupted(name(at));
    default:
      return t.holds(name(at));
  }
}

function sayStrength(
  { t: { reasons: t }, name, unit }: Teller,
  { kind, of, strength, supports }: StrengthReason,
): string {
  const from = supports.filter(({ counts }) => counts).map(({ by }) => name(by));
  switch (kind) {
    case "attack":
      return t.attack(strength, from);
    case "hold":
      return t.hold(unit(of), strength, from);
    case "defend":
      return t.defend(unit(of), strength, from);
    case "prevent":
      return t.prevent(unit(of), name(of), strength, from);
  }
}

const lostSupports = (teller: Teller, { supports }: StrengthReason): string[] =>
  supports.filter(({ counts }) => !counts).map((support) => saySupport(teller, support));

function saySupport({ t: { reasons: t }, name }: Teller, { by, cutBy, own }: SupportReason): string {
  if (own) return t.supportOwn(name(by));
  return cutBy.length > 0 ? t.supportCut(name(by), cutBy.map(name)) : t.supportCounts(name(by));
}

const stepOf = (teller: Teller, support: SupportReason): ToldStep => leaf(saySupport(teller, support));
