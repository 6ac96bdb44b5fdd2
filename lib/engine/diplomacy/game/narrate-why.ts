import type { Narration } from "../../kernel/game";
import type { Json } from "../../kernel/result";
import type { StrengthReason } from "../adjudicate/explain";
import type { ResultRow } from "./event";
import type { Why } from "./why";

const say = (code: string, data: Record<string, Json> = {}): Narration => ({ code: `diplomacy/${code}`, data });

/**
 * Why an order came out as it did, as phrases that a page words in any language, the most telling first; none where
 * nothing is to be said. Places and units stay as they are written in orders.
 */
export function narrateWhy({ result, why }: Pick<ResultRow, "result" | "why">): Narration[] {
  switch (why?.code) {
    case undefined:
      return [];
    case "movement":
      return [...narrateMoved(why), ...(result === "void" ? [say("why_void")] : [])];
    case "retreat": {
      const { why: reason, ...data } = why.reason;
      if (!("rivals" in data)) return [say(`why_retreat_${reason}`, { ...data })];
      return [say("why_retreat_rivals", { rivals: data.rivals.map((unit) => ({ ...unit })) })];
    }
    case "adjustment": {
      const { why: reason, ...data } = why.reason;
      return [say(`why_adjustment_${reason}`, { ...data })];
    }
    case "invalid":
      return [say("why_invalid", { refusal: why.refusal })];
    case "told":
      return [say("why_told", { text: why.text })];
  }
}

/** A strength with the supports that count and those that were cut. */
const strength = ({ kind, of, strength: count, supports }: StrengthReason): Record<string, Json> => ({
  ...{ kind, of, strength: count },
  by: supports.filter(({ counts }) => counts).map(({ by }) => by),
  cut: supports.flatMap(({ by, cutBy }) => (cutBy.length > 0 ? [{ at: by, by: [...cutBy] }] : [])),
});

function narrateMoved({ attack, against = [], convoy, cutBy = [], dislodgedBy, paradox }: Why & { code: "movement" }) {
  const worst = against.toSorted((a, b) => b.strength - a.strength)[0];
  const phrases: Narration[] = [];
  if (convoy && !convoy.reaches)
    phrases.push(
      convoy.ordered === 0
        ? say("why_no_fleets")
        : say("why_convoy_broken", {
            ordered: convoy.ordered,
            standing: convoy.standing,
            fleets: convoy.fleets.map((fleet) => ({ ...fleet })),
          }),
    );
  if (attack) phrases.push(say("why_strength", strength(attack)));
  if (worst) phrases.push(say("why_against", strength(worst)));
  if (cutBy.length > 0) phrases.push(say("why_cut", { by: [...cutBy] }));
  if (paradox) phrases.push(say("why_paradox"));
  if (dislodgedBy !== undefined) phrases.push(say("why_dislodged", { by: dislodgedBy }));
  return phrases;
}
