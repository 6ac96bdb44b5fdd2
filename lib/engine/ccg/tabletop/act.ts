import type { Ctx, Seat } from "../../kernel/game";
import { type Refusal, type Result, refuse } from "../../kernel/result";
import type { Event } from "./event";
import type { Rules } from "./rules";
import type { State } from "./state";

/** Somebody at the table who wants something, and what may be used to decide it. */
export type Act = { readonly rules: Rules; readonly state: State; readonly seat: Seat; readonly ctx: Ctx };

export type Decided = Result<Event[], Refusal>;

/** Every code with which the tabletop refuses. */
export const REFUSALS = [
  "tabletop/accepted",
  "tabletop/all_again",
  "tabletop/begun",
  "tabletop/by_hand",
  "tabletop/brought",
  "tabletop/by_chance",
  "tabletop/fixed_seats",
  "tabletop/loop",
  "tabletop/no_search",
  "tabletop/no_such_card",
  "tabletop/no_such_command",
  "tabletop/no_such_object",
  "tabletop/no_such_part",
  "tabletop/no_such_phase",
  "tabletop/no_such_seat",
  "tabletop/no_such_zone",
  "tabletop/nobody_declared",
  "tabletop/not_all_here",
  "tabletop/not_begun",
  "tabletop/not_host",
  "tabletop/not_judge",
  "tabletop/not_over",
  "tabletop/not_seated",
  "tabletop/not_your_turn",
  "tabletop/not_yours",
  "tabletop/nothing_asked",
  "tabletop/nothing_said",
  "tabletop/nothing_there",
  "tabletop/one_face",
  "tabletop/out",
  "tabletop/own_clock",
  "tabletop/over",
  "tabletop/rule",
  "tabletop/same",
  "tabletop/stale",
  "tabletop/time_left",
  "tabletop/too_many",
  "tabletop/unseen",
] as const;
export type TabletopRefusal = (typeof REFUSALS)[number];

/** Refuses by a code of this list. */
export const no = (code: TabletopRefusal): { ok: false; error: Refusal } => refuse(code);
