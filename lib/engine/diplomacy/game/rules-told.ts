import type { OfMap, Settings } from "./config";

/** Rules whose point is that players do not know of them: the master gets copies of press, secretly. */
const SECRET: ReadonlySet<string> = new Set(["EAVESDROP"]);

const isTold = (rule: string): boolean => !SECRET.has(rule);

/** Rules as a viewer is told of them. `all`: whether they see everything. */
export const rulesTold = <Rule extends string>(rules: Iterable<Rule>, all: boolean): Rule[] =>
  all ? [...rules] : [...rules].filter(isTold);

/** What a map says for its games, as a viewer is told of it. */
export const ofMapTold = (ofMap: OfMap, all: boolean): OfMap => ({ ...ofMap, rules: rulesTold(ofMap.rules, all) });

/** Settings as a viewer is told of them. */
export const settingsTold = (settings: Settings, all: boolean): Settings => ({
  ...settings,
  rules: rulesTold(settings.rules, all),
});
