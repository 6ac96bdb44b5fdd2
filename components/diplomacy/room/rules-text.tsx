"use client";
import { useTexts } from "@/components/texts/context";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { ruleOf } from "@/lib/engine/diplomacy/rules/expand";

/** The rules that this game is played by, its map, its deadlines, and what its master says of it. */
export function RulesText({ view, map }: { view: View; map: DiplomacyMap }) {
  const { rules: t, powers } = useTexts("diplomacyTable");
  return (
    <section className="mt-6 text-sm">
      <h2 className="mb-2 text-base font-semibold">{t.title}</h2>
      <p className="text-ink-2">
        {t.map}: {map.title}
        {view.goal !== null && `, ${powers.goal(view.goal)}`}
      </p>
      {view.timing.length > 0 && (
        <p className="mt-1 text-ink-2">
          {t.timing}: <code>{view.timing.join(" ")}</code>
        </p>
      )}
      {view.inForce.length === 0 ? (
        <p className="mt-1 text-ink-2">{t.none}</p>
      ) : (
        <dl className="mt-2" lang="en">
          {view.inForce.map((name) => (
            <div key={name} className="border-t border-line py-1.5">
              <dt className="font-medium">{name}</dt>
              <dd className="text-ink-2">{ruleOf(name).says}</dd>
            </div>
          ))}
        </dl>
      )}
      {view.description && (
        <>
          <h3 className="mt-3 font-semibold">{t.description}</h3>
          <p className="mt-1 whitespace-pre-line text-ink-2">{view.description}</p>
        </>
      )}
    </section>
  );
}
