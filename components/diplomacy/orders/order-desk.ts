import { adjustmentsDue } from "@/lib/engine/diplomacy/adjudicate/adjustments";
import { type Field, fieldOf, provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import type { RightsPosition } from "@/lib/engine/diplomacy/adjudicate/rights";
import type { DiplomacyMap, PlaceId, PowerName, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { Order } from "@/lib/engine/diplomacy/order";
import { legalAdjustments, legalOrders, legalRetreats } from "@/lib/engine/diplomacy/orders/legal";
import type { Unit } from "@/lib/engine/diplomacy/position";

/** What can be ordered by itself: a unit, or a site to build at (`unit` null), with all that it may be ordered. */
export type Subject = {
  readonly power: PowerName;
  readonly at: ProvinceId;
  readonly unit: Unit | null;
  readonly options: readonly Order[];
};

/** A position, the powers that one orders for, and all that they may be ordered. */
export type OrderDesk = {
  readonly map: DiplomacyMap;
  readonly field: Field;
  readonly powers: readonly PowerName[];
  /** In the order of `powers`, then of the position's units. */
  readonly subjects: readonly Subject[];
  /** In adjustments, for each of `powers` of which something is due: builds (positive) or removals (negative). */
  readonly due: ReadonlyMap<PowerName, number>;
};

type Given = {
  readonly map: DiplomacyMap;
  readonly rules: ReadonlySet<string>;
  /** As far as the one who orders sees it. */
  readonly position: RightsPosition;
  readonly powers: readonly PowerName[];
  /** Powers that nobody plays; absent: those that the map names. */
  readonly dummies?: ReadonlySet<PowerName>;
};

/** All that may be ordered in the phase of a position. Phases of a map's own invention ask for nothing. */
export function orderDesk({ map, rules, position, powers, dummies }: Given): OrderDesk {
  const field = fieldOf(map, position, rules, dummies ? { dummies } : {});
  const adjusts = position.phase.type === "ADJUSTMENTS";
  const all = adjusts ? adjustmentsDue(map, position, rules) : new Map<PowerName, number>();
  const due = new Map(powers.map((power): [PowerName, number] => [power, all.get(power) ?? 0]).filter(([, n]) => n));
  return { map, field, powers, due, subjects: powers.flatMap((power) => subjectsOf(field, power)) };
}

const provinceOf = ({ board }: Field, place: PlaceId): ProvinceId =>
  board.provinces[provinceIndex(board, place)] ?? place;

function subjectsOf(field: Field, power: PowerName): Subject[] {
  const { position } = field;
  const about = (unit: Unit, options: readonly Order[]): Subject => ({
    ...{ power, at: provinceOf(field, unit.at), unit, options },
  });
  switch (position.phase.type) {
    case "MOVEMENT":
      return position.units.filter((unit) => unit.power === power).map((unit) => about(unit, legalOrders(field, unit)));
    case "RETREATS":
      return position.dislodged.filter((unit) => unit.power === power).map((unit) => about(unit, legalRetreats(unit)));
    case "ADJUSTMENTS": {
      const sites = new Map<ProvinceId, Order[]>();
      for (const order of legalAdjustments(field, power))
        if ("unit" in order) {
          const at = provinceOf(field, order.unit.at);
          sites.set(at, [...(sites.get(at) ?? []), order]);
        }
      return [...sites].map(([at, options]): Subject => {
        const unit = position.units.find((one) => provinceOf(field, one.at) === at) ?? null;
        return { power, at, unit, options };
      });
    }
    default:
      return [];
  }
}

/** What can be ordered in a province; one's dislodged unit there goes before all else. */
export const subjectAt = ({ subjects }: OrderDesk, at: ProvinceId): Subject | null =>
  subjects.find((subject) => subject.at === at) ?? null;
