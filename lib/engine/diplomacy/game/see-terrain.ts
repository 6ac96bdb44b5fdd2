import type { Seen, Viewer } from "../../kernel/game";
import { boardOf, provinceAt } from "../adjudicate/board";
import type { Ruleset } from "./config";
import type { EventOf } from "./event";
import { positionJson } from "./sequence";
import { seesAll, showPosition, sightOf, viewerPowers } from "./sight";
import type { State } from "./state";

/**
 * What a viewer is told of units that the ground changed: of those that they saw before or see after, and of none that was
 * built unseen and has not moved yet; null: nothing. `ruleset`: as the map is now.
 */
export function seeTerrain(
  ruleset: Ruleset,
  { type, phase, changes, position }: EventOf<"terrain_changed">,
  before: State,
  after: State,
  viewer: Viewer,
): Seen | null {
  const own = new Set(viewerPowers(ruleset, after, viewer));
  const board = boardOf(ruleset.map);
  const [was, is] = [before, after].map((state) => sightOf(ruleset, state, viewer, [state.position]));
  const told = changes.filter(({ power, unit, to }) => {
    if (seesAll(viewer) || own.has(power)) return true;
    if (before.hidden.includes(provinceAt(board, unit.at))) return false;
    return was?.unit({ power, ...unit }) || (to !== null && is?.unit({ power, type: unit.type, at: to }));
  });
  if (told.length === 0) return null;
  const sight = sightOf(ruleset, after, viewer, [before.position, after.position]);
  const shown = showPosition(ruleset, after, viewer, position, sight, after.hidden);
  return {
    type,
    phase,
    changes: told.map((row) => ({ ...row, unit: { ...row.unit } })),
    position: positionJson(shown),
    news: true,
  };
}
