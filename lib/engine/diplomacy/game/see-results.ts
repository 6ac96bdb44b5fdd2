import type { Viewer } from "../../kernel/game";
import { type Board, boardOf, provinceAt } from "../adjudicate/board";
import type { PlaceId, PowerName } from "../map/model";
import type { OrderedUnit } from "../order";
import type { Ruleset } from "./config";
import { envAt } from "./env";
import type { EventOf, ResultRow } from "./event";
import { type Sight, seesAll, sightOf, viewerPowers } from "./sight";
import type { State } from "./state";
import { cutDown } from "./why";

/**
 * What a viewer is told of a unit whose order they are not told: it came into sight or went out of it, or was there and
 * is not, or is there and was not. `builds`: somebody built something, unseen.
 */
export type Sighting =
  | {
      readonly power: PowerName;
      readonly sighted: "arrives" | "departs" | "lost" | "found";
      readonly unit: OrderedUnit;
    }
  | { readonly power: PowerName; readonly sighted: "builds"; readonly result: string };

/** A line of a phase's results as a viewer receives it. */
export type SeenRow = ResultRow | Sighting;

/** All that the rows of one phase are looked at with. */
type Look = {
  readonly board: Board;
  /** Does this viewer see everything? */
  readonly open: boolean;
  readonly blind: boolean;
  readonly own: ReadonlySet<PowerName>;
  readonly before: State;
  readonly after: State;
  /** What was and what is in sight. */
  readonly was: Sight;
  readonly is: Sight;
  /** Sites of builds that are shown only once this phase is over. */
  readonly unseen: readonly string[];
};

/** Results with what is hidden taken out: builds under HIDE_BUILDS, and under BLIND all that is out of sight. */
export function seeResults(
  ruleset: Ruleset,
  event: EventOf<"phase_processed">,
  before: State,
  after: State,
  viewer: Viewer,
): readonly SeenRow[] {
  const open = seesAll(viewer);
  const look: Look = {
    board: boardOf(ruleset.map),
    open,
    blind: envAt(ruleset, after).rules.has("BLIND"),
    own: new Set(viewerPowers(ruleset, after, viewer)),
    ...{ before, after },
    was: sightOf(ruleset, before, viewer, [before.position]),
    is: sightOf(ruleset, after, viewer, [after.position]),
    unseen: open || event.phase.type !== "MOVEMENT" ? [] : before.hidden,
  };
  if (open) return event.results;
  const told = new Set(event.results.flatMap((row) => (isTold(look, row) ? unitOf(row)?.at : undefined) ?? []));
  return event.results.flatMap((row): SeenRow[] => seenRow(look, row, (at) => told.has(at)));
}

/** The unit that a row is about; null: none, or it cannot be said (NO_CHECK). */
const unitOf = ({ order, mark }: ResultRow): OrderedUnit | null =>
  "unit" in order && mark !== "invalid" ? order.unit : null;

const isBuild = ({ order }: ResultRow): boolean => order.type === "build";

/** Is a viewer told the order of this row: is it their own, or of a unit in sight before and after that was no secret? */
function isTold(look: Look, row: ResultRow): boolean {
  if (look.own.has(row.power)) return true;
  const unit = unitOf(row);
  if (hides(look, row) || (isBuild(row) && isBuiltUnseen(look, row))) return false;
  if (!look.blind) return true;
  if (unit === null || row.at === undefined || isBuild(row)) return false;
  const { power } = row;
  return look.was.unit({ power, ...unit }) && look.is.unit({ power, type: unit.type, at: row.at });
}

function seenRow(look: Look, row: ResultRow, told: (at: PlaceId) => boolean): SeenRow[] {
  if (isTold(look, row)) return [look.blind ? blinded(row, told) : row];
  if (hides(look, row)) return foundRow(look, row);
  if (look.blind) return sighted(look, row);
  const built: Sighting = { power: row.power, sighted: "builds", result: row.result };
  return isBuild(row) ? [built] : [];
}

/** Whether a row is about a unit that was built unseen, or may be: whose orders came to nothing is not said unit by unit. */
function hides({ board, unseen, before }: Look, row: ResultRow): boolean {
  const unit = unitOf(row);
  if (row.mark !== "invalid") return unit !== null && unseen.includes(provinceAt(board, unit.at));
  return before.position.units.some(({ power, at }) => power === row.power && unseen.includes(provinceAt(board, at)));
}

/** Is this a build that nobody else sees before the next movement? */
function isBuiltUnseen({ board, after }: Look, row: ResultRow): boolean {
  const unit = unitOf(row);
  return unit !== null && after.hidden.includes(provinceAt(board, unit.at));
}

/** A unit that was built unseen (HIDE_BUILDS): after the next movement it is found where it stands, its order stays unknown. */
function foundRow({ is }: Look, row: ResultRow): Sighting[] {
  const unit = unitOf(row);
  if (unit === null) return [];
  const { power } = row;
  const at = row.at ?? unit.at;
  return is.unit({ power, type: unit.type, at }) ? [{ power, sighted: "found", unit: { type: unit.type, at } }] : [];
}

/**
 * An order under BLIND: whether somebody did what a support or convoy was for is not said, nor why in terms of orders
 * that one is not told.
 */
function blinded({ power, order, result, at, why }: ResultRow, told: (at: PlaceId) => boolean): ResultRow {
  const helps = order.type === "support" || order.type === "convoy";
  const shown = why === undefined ? null : cutDown(why, told);
  return {
    ...{ power, order, result: result === "void" || (helps && result === "succeeds") ? "ordered" : result },
    ...(at === undefined ? {} : { at }),
    ...(shown === null ? {} : { why: shown }),
  };
}

/** Somebody else's unit under BLIND whose order one is not told: that it came, went, or was lost to sight. */
function sighted(look: Look, row: ResultRow): SeenRow[] {
  const unit = unitOf(row);
  if (unit === null) return [];
  const { power } = row;
  const { type, at: from } = unit;
  if (isBuild(row)) {
    if (isBuiltUnseen(look, row) || !look.is.unit({ power, ...unit })) return [];
    return [{ power, order: row.order, result: "seen" }];
  }
  const to = row.at ?? null;
  const was = look.was.unit({ power, ...unit });
  const is = to !== null && look.is.unit({ power, type, at: to });
  if (was) return [{ power, sighted: to === null || to === from ? "lost" : "departs", unit: { type, at: from } }];
  if (is && to !== null) return [{ power, sighted: to === from ? "found" : "arrives", unit: { type, at: to } }];
  return [];
}
