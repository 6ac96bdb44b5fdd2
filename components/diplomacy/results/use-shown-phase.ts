"use client";
import { useMemo, useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { PlayedPhase } from "@/lib/contracts/diplomacy";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { type ToldRow, tellPhase } from "./tell-phase";
import { type History, useHistory } from "./use-history";
import { type Replay, useReplay } from "./use-replay";

export type ShownPhase = {
  readonly history: History;
  readonly replay: Replay;
  /** Which phase is looked at; null: the one that is played. */
  readonly at: number | null;
  readonly looked: PlayedPhase | null;
  /** The one that is looked at, else the last that was played, with what came of its orders; null: none was. */
  readonly resolved: PlayedPhase | null;
  readonly told: readonly ToldRow[] | null;
  show(at: number | null): void;
};

/** What was played in a game, and which phase of it is looked at. `byResults`: its results are open. */
export function useShownPhase(id: string, view: View, map: DiplomacyMap, byResults: boolean): ShownPhase {
  const diplomacy = useTexts("diplomacy");
  const table = useTexts("diplomacyTable");
  const { season, year, type } = view.position.phase;
  const history = useHistory(id, `${season} ${year} ${type} ${view.stage}`);
  const [shown, show] = useState<number | null>(null);
  const { phases } = history;
  const replay = useReplay(phases, shown, show);
  // Whoever looks at results looks at the last phase, until they choose another.
  const at = shown ?? (byResults && phases.length > 0 ? phases.length - 1 : null);
  const looked = at === null ? null : (phases[at] ?? null);
  const resolved = looked ?? phases.at(-1) ?? null;
  const told = useMemo(
    () => (resolved ? tellPhase({ diplomacy, table }, map, resolved) : null),
    [resolved, diplomacy, table, map],
  );
  return { history, replay, at, looked, resolved, told, show };
}
