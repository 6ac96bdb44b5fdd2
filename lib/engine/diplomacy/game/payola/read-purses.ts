import type { Viewer } from "../../../kernel/game";
import { ok } from "../../../kernel/result";
import type { StatusParticipant } from "../../status/facts";
import type { Ruleset } from "../config";
import type { PowerState, State } from "../state";
import { enterSheets } from "./enter-sheets";
import { emptyPurse } from "./money";
import type { Purse } from "./purse";

/** The purse that a status file's block tells of, but for its sheet; null: it has none in this game. */
export function purseOf(ruleset: Ruleset, power: PowerState, block: StatusParticipant | undefined): Purse | null {
  const purse = emptyPurse(ruleset, power);
  if (!purse || !block) return purse;
  const { $: funds = 0, "+": profits = 0 } = block.funds ?? {};
  return { ...purse, funds, profits, accept: block.accept ?? purse.accept, sent: [...(block.sent ?? [])] };
}

const MASTER: Viewer = { seats: new Set(), role: "master" };

/** A sheet's lines as they hold, and those that do not. */
export function sheetIn(
  ruleset: Ruleset,
  state: State,
  { name, purse }: PowerState,
  lines: readonly string[],
): { lines: string[]; left: readonly string[] } {
  if (!purse || lines.length === 0) return { lines: [], left: [] };
  const enter = (some: readonly string[]) =>
    enterSheets(ruleset, state, { text: some.join("\n"), own: name, viewer: MASTER, may: ok, settled: true });
  const whole = enter(lines);
  const sound = whole.ok ? lines : lines.filter((line) => enter([line]).ok);
  const read = whole.ok ? whole : enter(sound);
  const left = lines.filter((line) => !sound.includes(line));
  return read.ok ? { lines: [...(read.value.get(name) ?? [])], left } : { lines: [], left: lines };
}

/** What a status file says of a purse; funds of other kinds stay as they were there. */
export function writePurse(
  purse: Purse | undefined,
  before: StatusParticipant | undefined,
  { lives, isPlayed }: { readonly lives: boolean; readonly isPlayed: boolean },
): StatusParticipant {
  if (!purse) return {};
  const { $: _, "+": __, ...others } = before?.funds ?? {};
  return {
    funds: { $: purse.funds, ...(purse.profits === 0 ? {} : { "+": purse.profits }), ...others },
    accept: lives && !purse.investor ? purse.accept : undefined,
    sent: purse.sent.length > 0 && isPlayed ? [...purse.sent] : undefined,
    sheet: purse.sheet.length > 0 && isPlayed ? [...purse.sheet] : undefined,
  };
}
