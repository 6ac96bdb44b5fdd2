import type { Seat, Viewer } from "../kernel/game";
import type { Rules } from "./rules";
import { isLive, placeOf, type State } from "./state";

/** Does this viewer see everything? */
export const seesAll = (viewer: Viewer): boolean => viewer.role === "omniscient" || viewer.role === "master";

/** Is a deal over that lays everything open (`reveal`)? */
export const isRevealed = (rules: Rules, state: State): boolean =>
  rules.reveal && !isLive(state) && state.phase !== "waiting";

/** May this viewer see the hand of this seat? Not even its owner may before looking. */
export function seesHand(rules: Rules, state: State, viewer: Viewer, seat: Seat): boolean {
  if (seesAll(viewer) || isRevealed(rules, state)) return true;
  const at = placeOf(state, seat);
  return viewer.seats.has(seat) && at >= 0 && !(state.blind[at] && state.phase === "bidding");
}

/** May this viewer see what this seat has taken? Not where points are claimed: one has to remember what others have. */
export const seesPoints = (rules: Rules, state: State, viewer: Viewer, seat: Seat): boolean =>
  rules.claim === null || !isLive(state) || seesAll(viewer) || viewer.seats.has(seat);

/** The card of this place's hand that everybody sees, until its holder plays; null: none. */
export function openCard(state: State, at: number): number | null {
  const turned = state.turned ?? -1;
  const isOpen = turned >= 0 && isLive(state) && state.lastAct[at]! < 0 && state.hands[at]!.includes(turned);
  return isOpen ? turned : null;
}

/** May this viewer see the whole talon? During a sale everybody may. */
export const seesTalon = (rules: Rules, state: State, viewer: Viewer): boolean =>
  seesAll(viewer) || (rules.talon?.face ?? false) || state.selling || isRevealed(rules, state);

/** Has the turned-up card been taken by whom the trump that is accepted gives it to? What lies below it stays hidden. */
const isTaken = (rules: Rules, state: State): boolean =>
  rules.bidding?.accept != null && state.talon.length < state.dealtTalon.length;

/** Which talon cards this viewer sees, by position from the bottom; the turned-up trump lies there open. */
export const seesTalonCard = (rules: Rules, state: State, viewer: Viewer, index: number): boolean =>
  seesTalon(rules, state, viewer) || ((rules.talon?.trump ?? false) && index === 0 && !isTaken(rules, state));
