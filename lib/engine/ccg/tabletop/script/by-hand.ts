import { ok } from "../../../kernel/result";
import { type Act, type Decided, no } from "../act";
import type { Event, EventOf } from "../event";
import type { Intent } from "../intent";
import type { GameScript } from "./game-script";
import { Hooks } from "./hooks";
import { whyStuck } from "./offers";
import { putToOthers } from "./put-to-others";
import type { FreeRules, Stage } from "./stage";

/*
 * A game goes on by hand where its script has failed, or where all who play have agreed to it: the table is a free one until
 * the turn ends. The others are asked whether it may end, since the script goes on from the table as it then lies. A script
 * without a function for that (`GOES_ON`) leaves the game to its players for good.
 */

/** What somebody asks of a table that is played by hand: all that a free table allows. */
export function decideByHand(script: GameScript, act: Act, intent: Intent, free: FreeRules): Decided {
  if (intent.type === "command") return no("tabletop/by_hand");
  if (intent.type === "by_hand") return no("tabletop/same");
  const decided = free(act, intent);
  if (!decided.ok || intent.type !== "end_turn" || !script.goesOn) return decided;
  return putToOthers(act, intent, "", free, (stage) => endByHand(script, stage, decided.value));
}

/** Somebody wants to play without the rules for this turn: the others are asked, unless the script has failed them. */
export function askByHand(act: Act, intent: Intent, free: FreeRules): Decided {
  const { rules, state, seat } = act;
  const failure = whyStuck(rules, state, seat);
  if (failure !== null) return ok([{ type: "script_failed", hook: "offers", message: failure }]);
  return putToOthers(act, intent, "", free, (stage) => stage.tell({ type: "by_hand", seat: stage.seat }));
}

/** A turn that was played by hand is over: the script sets right what it keeps, and its rules are back. It may fail again. */
export function endByHand(script: GameScript, stage: Stage, ended: readonly Event[]): void {
  for (const event of ended) stage.tell(event);
  const turn = ended.find((event): event is EventOf<"turn_ended"> => event.type === "turn_ended");
  if (!turn) return;
  stage.tell({ type: "rules_back" });
  const hooks = new Hooks(script, stage);
  hooks.backAgain(turn);
  hooks.finish();
}
