import { readTiming } from "../calendar/timing";
import { directivesOf } from "../map/directives";
import { inFlow, readPhaseCode } from "../map/flow";
import { mapAt } from "../map/ground";
import type { DiplomacyMap } from "../map/model";
import { readRotations } from "../map/rotation";
import { isMapElsewhere } from "../maps/elsewhere.data";
import { isMapName, MOST_MORPH, morphMap } from "../maps/index";
import { readTaxes } from "../payola/read-taxes";
import { expandRules, type RuleName, type Variant } from "../rules/expand";
import type { StatusPhase } from "./facts";
import { type StatusReport, shown } from "./problem";
import type { GameDraft } from "./read-game";

/** A map that is none of ours, with its text. */
export type OwnMap = { readonly name: string; readonly text: string };

/** What the rest of the file is read by: the map (null: it could not be loaded) and the rules in force. */
export type GameRuleset = {
  readonly map: DiplomacyMap | null;
  /** The same with all its states, where `map` is as it is in the phase of the file. */
  readonly whole: DiplomacyMap | null;
  readonly rules: ReadonlySet<RuleName>;
  readonly variant: Variant | null;
};

/** Closes the game block: the map with its morphs, the rules, and whether all of it fits together. */
export function finishGame(draft: GameDraft, report: StatusReport, own?: OwnMap): GameRuleset {
  const { facts, at } = draft;
  const { person, addresses, password } = draft.master;
  if (person)
    facts.master = { ...person, ...(addresses ? { addresses } : {}), ...(password === undefined ? {} : { password }) };
  const map = loadGround(draft, report, own);
  const rules = checkRules(draft, map, report);
  checkTiming(draft, map, report);
  if (map) checkPhase(draft, map, report);
  if (map) checkRotation(draft, map, report);
  checkAbsence(draft, rules, report);
  if (facts.result && facts.phase !== "COMPLETED")
    report.error(at.get("RESULT") ?? 1, "status/early_result", "there is no RESULT before the game is COMPLETED");
  if (facts.proposal && !rules.has("PROPOSE_DIAS"))
    report.error(at.get("PROPOSAL") ?? 1, "status/bad_proposal", "proposals belong to the rule PROPOSE_DIAS");
  if (map) checkTaxes(draft, map, report);
  return { map: map && groundOf(map, draft), whole: map, rules, variant: draft.variant };
}

/** A map as it is in the phase that a file stands in. */
function groundOf(map: DiplomacyMap, { facts: { phase, result } }: GameDraft): DiplomacyMap {
  const last = phase === "COMPLETED" && result ? readPhaseCode(map, result.phase) : null;
  const played = typeof phase === "object" ? phase : last;
  return played ? mapAt(map, played) : map;
}

function loadGround(draft: GameDraft, report: StatusReport, own?: OwnMap): DiplomacyMap | null {
  const { facts, at, morphLines } = draft;
  const name = facts.map.toLowerCase();
  const text = own?.name === name ? own.text : undefined;
  if (text === undefined && !isMapName(name)) {
    const line = at.get("MAP") ?? 1;
    if (isMapElsewhere(name)) report.warn(line, "status/other_map", `the map ${shown(facts.map)} is not played here`);
    else report.error(line, "status/bad_map", `there is no map ${shown(facts.map)}`);
    return null;
  }
  if ((facts.morph ?? []).length > MOST_MORPH) {
    report.error(morphLines[0] ?? 1, "status/long_morph", `MORPH has more than ${MOST_MORPH} lines`);
    return morphMap(name, [], text).map;
  }
  const { map, problems } = morphMap(name, facts.morph ?? [], text);
  const faulty = new Set<number>();
  for (const { source, line, code, message, unsupported, kept } of problems) {
    const number = (source === "MORPH" ? morphLines[line - 1] : undefined) ?? morphLines.at(-1) ?? 1;
    if (unsupported || kept) report.warn(number, code, message);
    // A line is told of once: what else is wrong with it follows from that, or is told of then.
    else if (!faulty.has(number)) report.error(number, code, message);
    if (!unsupported && !kept) faulty.add(number);
  }
  return map ?? morphMap(name, [], text).map;
}

/** How variants are called in sentences. */
const VARIANT_NAMES: Readonly<Record<Variant, string>> = { payola: "Payola", crystal: "Crystal Ball" };

/** TAX and CAP, line by line; in Payola control does not rotate. */
function checkTaxes({ facts, variant, taxLines, at }: GameDraft, map: DiplomacyMap, report: StatusReport): void {
  for (const [i, text] of (facts.taxes ?? []).entries())
    if (!readTaxes(map, [text]).ok)
      report.error(taxLines[i] ?? 1, "status/bad_tax", `${shown(text)}: TAX 5, TAX VIE 5 (from 0), or CAP 60 (from 1)`);
  if (variant === "payola" && facts.rotate)
    report.error(at.get("ROTATE") ?? 1, "status/bad_rotate", "control does not rotate in Payola");
}

/** The rules in force, those that the map brings along among them. */
function checkRules({ facts, ruleLines, variant }: GameDraft, map: DiplomacyMap | null, report: StatusReport) {
  const { rules, problems } = expandRules([...facts.rules, ...directivesOf(map, variant).rules], variant);
  for (const { code, written, index, by } of problems) {
    // What is wrong with the map's rules is told of their lines, but for those that a rule of the file's bars.
    const line = ruleLines[index] ?? ruleLines[facts.rules.indexOf(by ?? "")];
    if (line === undefined) continue;
    const name = shown(written);
    if (code === "rule/unknown") report.error(line, code, `there is no rule ${name}`);
    else if (code === "rule/variant")
      report.error(line, code, `the rule ${name} belongs to a variant that is not played here`);
    else if (code === "rule/barred")
      report.error(line, code, `the rule ${name} cannot be had in a game of ${VARIANT_NAMES[variant ?? "payola"]}`);
    else report.warn(line, code, `the rule ${name} does not go with ${by}`);
  }
  return rules;
}

function checkTiming(draft: GameDraft, map: DiplomacyMap | null, report: StatusReport): void {
  const types = map?.flow.flatMap((step) => (step.step === "phase" ? [step.type] : []));
  const { pairs, problems } = readTiming(
    draft.timing.map((each) => each.text),
    types,
  );
  draft.facts.timing = { ...pairs };
  // A game that is played goes on with it, as the old judge did; a new one is refused (`checkSettings`).
  for (const { line, code, message } of problems)
    if (code === "timing/no_capital") report.warn(draft.timing[line]?.line ?? 1, code, message);
    else report.error(draft.timing[line]?.line ?? 1, code, message);
}

function checkPhase(draft: GameDraft, map: DiplomacyMap, report: StatusReport): void {
  const { phase } = draft.facts;
  if (phase === null || typeof phase === "string" || inFlow(map, phase.season, phase.type)) return;
  report.error(
    draft.at.get("PHASE") ?? 1,
    "status/bad_phase",
    `${phase.season} ${phase.type} is not in the map's flow`,
  );
}

/** The phase that orders belong to; null where it is not in the flow: that is told of, and no order is wrong by it. */
export function soundPhase({ facts: { phase } }: GameDraft, { map }: GameRuleset): StatusPhase {
  const at = typeof phase === "object" ? phase : null;
  return map && at && !inFlow(map, at.season, at.type) ? null : phase;
}

/** `ROTATE`, `ROTATE AFTER [type…]`, `ROTATE BEFORE type…`, `ROTATE FOR type…`, one after another. */
function checkRotation(draft: GameDraft, map: DiplomacyMap, report: StatusReport): void {
  const { rotate } = draft.facts;
  if (!rotate) return;
  const types = map.flow.flatMap((step) => (step.step === "phase" ? [step.type] : []));
  if (!readRotations(rotate, types))
    report.error(
      draft.at.get("ROTATE") ?? 1,
      "status/bad_rotate",
      `ROTATE ${shown(rotate.join(" "))}: AFTER, BEFORE or FOR with types of phases`,
    );
}

/** What every game needs. */
function checkAbsence(draft: GameDraft, rules: ReadonlySet<RuleName>, report: StatusReport): void {
  const { facts, at } = draft;
  const top = at.get("GAME") ?? 1;
  if (!at.has("PHASE")) report.error(top, "status/no_phase", "no phase is given");
  if (!at.has("MASTER")) report.error(top, "status/no_master", "no master is given");
  const started = facts.phase !== null && typeof facts.phase !== "string";
  if (started && !at.has("DEADLINE") && !rules.has("NO_DEADLINE"))
    report.error(at.get("PHASE") ?? top, "status/no_deadline", "a game that has started needs a deadline");
}
