import { placeName, powerName } from "@/components/diplomacy/names";
import { sayOrder } from "@/components/diplomacy/order-words";
import type { AdjustmentResult } from "@/lib/engine/diplomacy/adjudicate/adjustments";
import type { RetreatResult } from "@/lib/engine/diplomacy/adjudicate/retreats";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { DiplomacyTexts } from "@/lib/texts/diplomacy/en";
import type { Told } from "./told";

const plainly = (headline: string, failed: boolean): Told => ({ headline, sentences: [], steps: [], failed });

/** Why a retreat came out as it did. */
export function tellRetreat({ reasons: t, unit: say }: DiplomacyTexts, map: DiplomacyMap, came: RetreatResult): Told {
  const { unit, to, reason } = came;
  const at = placeName(map, unit.at);
  switch (reason.why) {
    case "alone":
      return plainly(t.retreats(at, placeName(map, to ?? unit.at)), false);
    case "ordered":
      return plainly(t.retreatOrdered(at), false);
    case "rivals":
      return plainly(
        t.retreatRivals(
          at,
          reason.rivals.map(({ type, power }) => say(type, powerName(map, power))),
        ),
        true,
      );
    case "no_order":
      return plainly(t.retreatNoOrder(at), true);
    case "nowhere":
      return plainly(t.retreatNowhere(at), true);
    case "closed":
      return plainly(t.retreatClosed(at, placeName(map, reason.to)), true);
  }
}

/** Why a build or removal came out as it did. */
export function tellAdjustment(t: DiplomacyTexts, map: DiplomacyMap, came: AdjustmentResult): Told {
  const { order, reason, result } = came;
  const { reasons: say } = t;
  const at = "unit" in order ? placeName(map, order.unit.at) : "";
  if (reason.why === "disorder") return plainly(say.removedByDisorder(at, reason.steps), true);
  if (reason.why === "stays") return plainly(say.kept(at), false);
  if (result === "fails")
    return plainly(say.fails(sayOrder(t, map, order), say.notAdjusted[reason.why] ?? t.refused), true);
  if (order.type === "build") return plainly(say.built(order.unit.type, at), false);
  return plainly(order.type === "waive" ? say.waived : say.removed(at), false);
}
