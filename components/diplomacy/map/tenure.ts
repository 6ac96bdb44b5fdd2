import { boardOf } from "@/lib/engine/diplomacy/adjudicate/board";
import { provinceIndex } from "@/lib/engine/diplomacy/adjudicate/field";
import type { DiplomacyMap, PowerName, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { Position } from "@/lib/engine/diplomacy/position";

/** Whose colours a province shows: of its owner (`centre`), or paler, of who stands in it or round it. */
export type Tenure = { readonly power: PowerName; readonly by: "centre" | "unit" | "around" };

/**
 * Whose land is whose on a picture. Only centres have owners by the rules; other land goes with the unit on it, or else
 * with who owns more of the centres next to it than anybody else. Nothing is said of the sea.
 */
export function tenuresOf(map: DiplomacyMap, { owners, units }: Position): ReadonlyMap<ProvinceId, Tenure> {
  const board = boardOf(map);
  const standing = new Map(units.map(({ at, power }) => [board.provinces[provinceIndex(board, at)] ?? at, power]));
  const tenures = new Map<ProvinceId, Tenure>();
  for (const [i, { id, terrain, centre }] of map.provinces.entries()) {
    if (terrain !== "land" && terrain !== "coast") continue;
    const owner = owners[id];
    if (owner !== undefined) tenures.set(id, { power: owner, by: "centre" });
    if (centre) continue;
    const power =
      standing.get(id) ?? mostOf((board.neighbours[i] ?? []).map((to) => owners[board.provinces[to] ?? ""]));
    if (power !== null) tenures.set(id, { power, by: standing.has(id) ? "unit" : "around" });
  }
  return tenures;
}

/** Who is named more often than anybody else. */
function mostOf(names: readonly (PowerName | undefined)[]): PowerName | null {
  const counts = new Map<PowerName, number>();
  for (const name of names) if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}
