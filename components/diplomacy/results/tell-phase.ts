import { placeName, powerName } from "@/components/diplomacy/names";
import { sayOrder } from "@/components/diplomacy/order-words";
import type { PlayedPhase } from "@/lib/contracts/diplomacy";
import type { AdjustmentResult } from "@/lib/engine/diplomacy/adjudicate/adjustments";
import type { Reason } from "@/lib/engine/diplomacy/adjudicate/explain";
import { fieldOf } from "@/lib/engine/diplomacy/adjudicate/field";
import type { RetreatResult } from "@/lib/engine/diplomacy/adjudicate/retreats";
import type { SeenRow } from "@/lib/engine/diplomacy/game/see-results";
import type { DiplomacyMap, PowerName, UnitType } from "@/lib/engine/diplomacy/map/model";
import type { GivenOrder, Order } from "@/lib/engine/diplomacy/order";
import type { DiplomacyTexts } from "@/lib/texts/diplomacy/en";
import type { DiplomacyTableTexts } from "@/lib/texts/diplomacy-table/en";
import type { MapOrder } from "../map/map-orders";
import { tellMovement } from "../reasons/tell-movement";
import { tellAdjustment, tellRetreat } from "../reasons/tell-other";
import { paragraph, type Told } from "../reasons/told";

/** A line of results in words; `order` null: only that a unit came or went was seen. */
export type ToldRow = {
  readonly key: string;
  readonly power: PowerName;
  readonly type: UnitType | null;
  readonly order: Order | null;
  readonly told: Told;
};

type Texts = { diplomacy: DiplomacyTexts; table: DiplomacyTableTexts };

/** What a viewer saw of a phase, in words, a row for each order. */
export function tellPhase({ diplomacy: t, table }: Texts, map: DiplomacyMap, phase: PlayedPhase): ToldRow[] {
  const field = fieldOf(map, phase.before, new Set());
  const plain = (headline: string, failed = false): Told => ({ headline, sentences: [], steps: [], failed });
  const tell = (row: SeenRow): Told => {
    if ("sighted" in row) {
      if (row.sighted === "builds") return plain(table.results.hiddenBuild(powerName(map, row.power)));
      return plain(table.results.sighted[row.sighted](powerName(map, row.power), placeName(map, row.unit.at)));
    }
    const { order, result, why } = row;
    if (order.type === "unread") return plain(order.text, true);
    const failed = result !== "succeeds" && result !== "ordered" && result !== "seen" && result !== "default";
    switch (why?.code) {
      case "movement":
        return tellMovement(t, field, { ...why, order, result: result as Reason["result"] });
      case "retreat":
        return tellRetreat(t, map, {
          ...why,
          ...({ unit: dislodgedAt(phase, order), order, result } as RetreatResult),
        });
      case "adjustment":
        return tellAdjustment(t, map, { ...why, power: row.power, order, result } as AdjustmentResult);
      default:
        return plain(`${sayOrder(t, map, order)}.`, failed);
    }
  };
  return phase.results.map((row, i): ToldRow => {
    const order = "sighted" in row || row.order.type === "unread" ? null : row.order;
    const unit = "sighted" in row ? ("unit" in row ? row.unit : null) : order && "unit" in order ? order.unit : null;
    return { key: `${i}`, power: row.power, type: unit?.type ?? null, order, told: tell(row) };
  });
}

const dislodgedAt = ({ before }: PlayedPhase, order: Order) =>
  before.dislodged.find(({ at }) => "unit" in order && at === order.unit.at);

/** The orders of a phase that a viewer saw and that can be given again. */
export const ordersOf = ({ results }: PlayedPhase): GivenOrder[] =>
  results.flatMap((row): GivenOrder[] =>
    "sighted" in row || row.order.type === "unread" ? [] : [{ power: row.power, order: row.order }],
  );

/** The same for the map, where units that merely hold are not drawn. */
export const drawnPhase = (told: readonly ToldRow[]): MapOrder[] =>
  told.flatMap(({ power, order, told: came }): MapOrder[] =>
    order === null || (order.type === "hold" && !came.failed)
      ? []
      : [{ power, order, state: came.failed ? "failed" : "succeeded", why: paragraph(came) }],
  );
