import type { Instant } from "../../kernel/game";
import { err, ok, type Result } from "../../kernel/result";
import type { Variant } from "../rules/expand";
import type { OwnMap } from "../status/check-game";
import type { StatusFacts } from "../status/facts";
import { compileDiplomacy, type DiplomacyGame } from "./compile";
import type { ConfigProblem } from "./config";
import { configOf, type FiledState, readState } from "./read-state";

/**
 * A game that came from a status file, and who sat on which seat there. `problems`: what stands in the file without
 * effect (rules and lines of a map that are not obeyed here), and orders that were left out.
 */
export type FiledGame = FiledState & { readonly game: DiplomacyGame };

/** The game that a status file tells of, as it goes on from `now`. Its faults `parseStatus` has told of. */
export function gameOf(
  facts: StatusFacts,
  now: Instant,
  own?: OwnMap,
  variant?: Variant,
): Result<FiledGame, ConfigProblem[]> {
  const compiled = compileDiplomacy(configOf(facts, own, variant));
  if (!compiled.ok) return compiled;
  const game = compiled.value;
  const read = readState(game, game.initial, facts, now);
  if (!read) return err([{ code: "status/bad_result", message: "the last phase is not known" }]);
  return ok({ game, ...read });
}
