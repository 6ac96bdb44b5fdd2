"use client";
import type { PlayedPhase } from "@/lib/contracts/diplomacy";
import { mapAt } from "@/lib/engine/diplomacy/map/ground";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { TerrainNotes } from "../results/terrain-notes";
import { ListNotes } from "./list-notes";
import { Money } from "./money";

type Props = { map: DiplomacyMap; phase: PlayedPhase; phases: readonly PlayedPhase[] };

/** What is told of a phase beside its results: statements of Payola, lists of Crystal Ball, what the ground did after it. */
export function Besides({ map, phase, phases }: Props) {
  return (
    <>
      {(phase.money || phase.income) && <Money {...{ map, phase, phases }} />}
      {phase.terrain?.map(({ phase: next, changes }) => (
        <TerrainNotes key={`${next.season} ${next.type}`} map={mapAt(map, next)} changes={changes} />
      ))}
      {phase.lists && <ListNotes map={map} lists={phase.lists} />}
    </>
  );
}
