"use client";
import { lazy, Suspense, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { IconButton } from "@/components/ui/button";
import { RulesSign } from "@/components/ui/sign";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";

const RulesSheet = lazy(() => import("./rules-sheet"));

/** The way to the rules; what is behind it is loaded when somebody asks for them. */
export function RulesDoor(props: { view: View; map: DiplomacyMap }) {
  const { frame } = useTexts("table");
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={frame.tabs.rules} onClick={() => setOpen(true)}>
        <RulesSign />
      </IconButton>
      {open && (
        <Suspense>
          <RulesSheet open onOpenChange={setOpen} {...props} />
        </Suspense>
      )}
    </>
  );
}
