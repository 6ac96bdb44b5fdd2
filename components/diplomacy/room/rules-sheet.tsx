"use client";
import { useTexts } from "@/components/texts/context";
import { Sheet } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { Explained } from "../games/explained";
import { RulesText } from "./rules-text";

type Props = { open: boolean; onOpenChange(open: boolean): void; view: View; map: DiplomacyMap };

/** How the kind of game that it is is played, how Diplomacy is, in a few sentences, and what this game adds to it. */
export default function RulesSheet({ open, onOpenChange, view, map }: Props) {
  const { rules: t } = useTexts("diplomacyTable");
  const kinds = useTexts("diplomacyVariants");
  const { frame } = useTexts("table");
  const { variant } = view;
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={frame.tabs.rules}>
      {variant && (
        <section className="mb-6">
          <h2 className="mb-2 font-semibold">{kinds.names[variant]}</h2>
          <Explained explained={kinds.explained[variant]} />
        </section>
      )}
      <section>
        <h2 className="mb-2 font-semibold">{variant ? kinds.rest : t.basics.title}</h2>
        <ol className="ml-5 flex list-decimal flex-col gap-1.5">
          {t.basics.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-3">
          <Link href="/diplomacy/sandbox#learn" className="font-semibold underline underline-offset-4">
            {t.basics.learn}
          </Link>
        </p>
      </section>
      <RulesText view={view} map={map} />
    </Sheet>
  );
}
