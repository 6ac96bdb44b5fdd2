import { type Field, provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import type { PlaceId, PowerName } from "@/lib/engine/diplomacy/map/model";
import type { Order } from "@/lib/engine/diplomacy/order";
import type { DiplomacyTexts } from "@/lib/texts/diplomacy/en";
import type { MapOrder } from "../map/map-orders";
import { tellMovement } from "../reasons/tell-movement";
import { tellAdjustment, tellRetreat } from "../reasons/tell-other";
import { paragraph, type Told } from "../reasons/told";
import type { Outcome } from "./resolve-turn";

/** What came of one order, as it is shown: on the map, and with its reasons. */
export type ToldOrder = { readonly power: PowerName; readonly order: Order; readonly told: Told };

/** What came of the orders of a phase, in words; those that failed first. `field`: as it stood before. */
export function tellOutcome(t: DiplomacyTexts, field: Field, outcome: Outcome): readonly ToldOrder[] {
  return toldOf(t, field, outcome).toSorted((a, b) => Number(b.told.failed) - Number(a.told.failed));
}

function toldOf(t: DiplomacyTexts, field: Field, outcome: Outcome): ToldOrder[] {
  const { map } = field.board;
  switch (outcome.type) {
    case "MOVEMENT":
      return outcome.reasons.map((reason) => {
        const { order } = reason;
        const power = "unit" in order ? powerAt(field, order.unit.at) : "";
        return { power, order, told: tellMovement(t, field, reason) };
      });
    case "RETREATS":
      return outcome.results.map((came) => ({
        power: came.unit.power,
        order: came.order,
        told: tellRetreat(t, map, came),
      }));
    case "ADJUSTMENTS":
      return outcome.results.map((came) => ({
        power: came.power,
        order: came.order,
        told: tellAdjustment(t, map, came),
      }));
  }
}

const powerAt = ({ unitAt, board }: Field, at: PlaceId): PowerName => unitAt[provinceIndex(board, at)]?.power ?? "";

/** The same for the map. Units that merely hold are drawn only where they are dislodged. */
export const drawnOutcome = (told: readonly ToldOrder[]): MapOrder[] =>
  told.flatMap(({ power, order, told: came }): MapOrder[] =>
    order.type === "hold" && !came.failed
      ? []
      : [{ power, order, state: came.failed ? "failed" : "succeeded", why: paragraph(came) }],
  );
