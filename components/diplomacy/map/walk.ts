import { boardOf } from "@/lib/engine/diplomacy/adjudicate/board";
import type { DiplomacyMap, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { Drawing } from "@/lib/engine/diplomacy/maps/drawing";

const DIRECTIONS = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
} as const;
export type Direction = keyof typeof DIRECTIONS;

export const isDirection = (key: string): key is Direction => Object.hasOwn(DIRECTIONS, key);

/** So much farther a province may lie that is next to this one, and be preferred to one that is not. */
const NEXT = 0.35;

/**
 * The province that an arrow key leads to: of those that lie within 60° of its direction the nearest, where provinces
 * next to this one count as much nearer than they are. Null: there is nothing on that side.
 */
export function stepFrom(
  map: DiplomacyMap,
  { provinces }: Drawing,
  at: ProvinceId,
  direction: Direction,
): ProvinceId | null {
  const from = provinces[at]?.unit;
  if (!from) return null;
  const board = boardOf(map);
  const near = new Set((board.neighbours[board.provinceIndex.get(at) ?? -1] ?? []).map((to) => board.provinces[to]));
  const [dx, dy] = DIRECTIONS[direction];
  let best: { id: ProvinceId; cost: number } | null = null;
  for (const [id, { unit }] of Object.entries(provinces)) {
    if (id === at) continue;
    const [x, y] = [unit[0] - from[0], unit[1] - from[1]];
    const along = x * dx + y * dy;
    const far = Math.hypot(x, y);
    if (along <= far / 2) continue;
    // What lies askew is farther than it is.
    const cost = (far + 2 * (far - along)) * (near.has(id) ? NEXT : 1);
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id ?? null;
}
