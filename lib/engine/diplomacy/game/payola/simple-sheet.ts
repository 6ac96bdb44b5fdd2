import type { Seat, Viewer } from "../../../kernel/game";
import { ok } from "../../../kernel/result";
import type { Ruleset } from "../config";
import { fieldSeenBy } from "../sight";
import type { PowerState, State } from "../state";
import { enterSheets } from "./enter-sheets";

/**
 * The least that a power without units may offer, where an offer is asked of it: one coin that somebody's unit stays where
 * it is. Null: nobody's may be paid.
 */
export function simpleSheet(ruleset: Ruleset, state: State, seat: Seat, { name, purse }: PowerState): string | null {
  if (!purse || purse.funds < 1) return null;
  const viewer: Viewer = { seats: new Set([seat]), role: "player" };
  const units = fieldSeenBy(ruleset, state, viewer).position.units.map(({ type, at }) => `${type} ${at}`);
  // In the dark one may pay whoever stands anywhere.
  const anywhere = ruleset.map.places.filter(({ armies }) => armies).map(({ id }) => `A ${id}`);
  const lines = [...units, ...anywhere].map((unit) => `1 : ${unit} H`);
  return lines.find((text) => enterSheets(ruleset, state, { text, own: name, viewer, may: ok }).ok) ?? null;
}
