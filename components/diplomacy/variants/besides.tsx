"use client";
import type { PlayedPhase } from "@/lib/contracts/diplomacy";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { ListNotes } from "./list-notes";
import { Money } from "./money";

type Props = { map: DiplomacyMap; phase: PlayedPhase; phases: readonly PlayedPhase[] };

/** What a variant tells of a phase beside its results: statements of Payola, what became of lists of Crystal Ball. */
export function Besides({ map, phase, phases }: Props) {
  return (
    <>
      {(phase.money || phase.income) && <Money {...{ map, phase, phases }} />}
      {phase.lists && <ListNotes map={map} lists={phase.lists} />}
    </>
  );
}
