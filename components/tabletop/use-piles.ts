"use client";
import { useState } from "react";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import type { View, ZoneView } from "@/lib/engine/ccg/tabletop/view";
import type { Seat } from "@/lib/engine/kernel/game";
import type { TabletopTexts } from "@/lib/texts/tabletop/en";
import { type Acting, verbsOfChoice } from "./acts";
import { type Choice, NOTHING, toZone } from "./choice";
import type { PileVerb } from "./pile-dialog";

type Options = {
  view: View;
  seat: Seat | null;
  choice: Choice;
  /** What one acts on; null: one does nothing here now. */
  acting: Acting | null;
  /** Whether the rules may let these happen. */
  isLegal(intents: readonly Intent[]): boolean;
  t: TabletopTexts["room"]["acts"];
  setChoice(choice: Choice): void;
  run(intents: readonly Intent[]): Promise<void>;
};

/** A pile that is looked through, and what its cards can be done with. */
export function usePiles({ view, seat, choice, acting, isLegal, t, setChoice, run }: Options) {
  const [open, setOpen] = useState<string | null>(null);
  const zoneOf = (ref: string | null): ZoneView | undefined => view.zones.find(({ zone }) => zone === ref);
  const shown = zoneOf(open);
  const verbs = (acting: Acting, zone: string): PileVerb[] | null => {
    const of = (ids: readonly number[]) => verbsOfChoice({ ...acting, choice: { from: zone, ids } }, t);
    const legal = of([0]).filter(({ intents }) => isLegal(intents));
    if (legal.length === 0) return null;
    return legal.map(({ label }) => ({
      label,
      run(ids) {
        const again = of(ids).find((verb) => verb.label === label);
        if (again) void run(again.intents);
      },
    }));
  };
  return {
    shown,
    verbs: acting && shown ? verbs(acting, shown.zone) : null,
    open(zone: string): void {
      // What is chosen goes onto one's own piles; another's is only looked at.
      if (acting && choice.ids.length > 0 && choice.from !== zone && zone.startsWith(`${seat}/`)) {
        void run([toZone(choice, zone)]);
        setChoice(NOTHING);
        return;
      }
      if (acting && zoneOf(zone)?.cards === null) void run([{ type: "search", zone }]).then(() => setOpen(zone));
      else setOpen(zone);
    },
    close(): void {
      if (shown && seat !== null && shown.looking.includes(seat))
        void run([{ type: "search", zone: shown.zone, close: true }]);
      setOpen(null);
    },
  };
}
