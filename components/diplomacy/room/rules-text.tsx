"use client";
import { lazy, Suspense } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { ruleOf } from "@/lib/engine/diplomacy/rules/expand";

/** The parser of Markdown is large: it comes where a game has something to say. */
const Markdown = lazy(() => import("@/components/ui/markdown").then((brought) => ({ default: brought.Markdown })));

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
              <dt className="font-medium">
                <Link href={`/diplomacy/rules#${name}`} className="underline-offset-4 hover:underline">
                  {name}
                </Link>
              </dt>
              <dd className="text-ink-2">{ruleOf(name).says}</dd>
            </div>
          ))}
        </dl>
      )}
      {view.description && (
        <>
          <h3 className="mt-3 font-semibold">{t.description}</h3>
          <div className="mt-1 text-ink-2">
            <Suspense fallback={<p className="whitespace-pre-line">{view.description}</p>}>
              <Markdown>{view.description}</Markdown>
            </Suspense>
          </div>
        </>
      )}
    </section>
  );
}
