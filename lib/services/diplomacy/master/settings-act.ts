import type { MasterAct } from "@/lib/contracts/diplomacy-desk";
import type { Settings } from "@/lib/engine/diplomacy/game/config";
import { settingsTold } from "@/lib/engine/diplomacy/game/rules-told";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a master changed of a game's settings, as a status file writes it: `+PUBLIC_PRESS −NO_PRESS, TIMING NEXT 2D`. Rules
 * that are no player's to know of are told to who sees everything (`all`).
 */
export function settingsAct(before: Settings, after: Settings, all: boolean): MasterAct["what"] {
  const [was, is] = [before, after].map((settings) => settingsTold(settings, all)) as [Settings, Settings];
  const rules = [
    ...is.rules.filter((rule) => !was.rules.includes(rule)).map((rule) => `+${rule}`),
    ...was.rules.filter((rule) => !is.rules.includes(rule)).map((rule) => `−${rule}`),
  ];
  const detail = [
    ...(rules.length > 0 ? [rules.join(" ")] : []),
    ...(same(was.timing, is.timing) ? [] : [`TIMING ${is.timing.join(" ")}`]),
    ...(was.zone === is.zone ? [] : [`ZONE ${is.zone ?? "GMT"}`]),
    ...(same(was.rotate, is.rotate) ? [] : [`ROTATE ${(is.rotate ?? ["−"]).join(" ")}`]),
    ...(was.description === is.description ? [] : ["DESC"]),
    ...(was.origin === is.origin ? [] : ["NAME"]),
  ].join(", ");
  // An act that says nothing would say that a rule was changed of which nobody is told.
  return detail === "" ? [] : [{ code: "settings_changed", detail }];
}
