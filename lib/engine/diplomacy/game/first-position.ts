import { boardOf, provinceAt } from "../adjudicate/board";
import type { Right } from "../adjudicate/rights";
import { phaseBefore } from "../map/flow";
import type { DiplomacyMap, PowerName } from "../map/model";
import type { GamePosition } from "./state";

/** The board when play begins, by the map and the rules of the start. */
export function firstPosition(map: DiplomacyMap, rules: ReadonlySet<string>): GamePosition {
  const played = map.powers.filter(({ unplayed }) => !unplayed);
  const centres = new Set(map.provinces.filter(({ centre }) => centre).map(({ id }) => id));
  const board = boardOf(map);
  const [mobilize, blank] = [rules.has("MOBILIZE"), rules.has("BLANK_BOARD")];
  const units = played.flatMap(({ name, units: own }) => own.map(({ type, at }) => ({ power: name, type, at })));
  const rights = played.flatMap(({ name, owns, claims = [] }): [PowerName, Right[]][] => {
    const all = [...claims, ...(mobilize ? owns.map((): Right => "SC!") : [])];
    return all.length > 0 ? [[name, all]] : [];
  });
  return {
    phase: mobilize || blank ? phaseBefore(map) : map.begin,
    units: mobilize ? [] : blank ? units.filter(({ at }) => !centres.has(provinceAt(board, at))) : units,
    dislodged: [],
    owners: mobilize
      ? {}
      : Object.fromEntries(played.flatMap(({ name, owns }) => owns.map((centre) => [centre, name]))),
    ...(rights.length > 0 ? { rights: Object.fromEntries(rights) } : {}),
  };
}
