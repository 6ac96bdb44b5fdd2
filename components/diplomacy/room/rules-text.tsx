"use client";
import { lazy, type ReactNode, Suspense } from "react";
import { powerName } from "@/components/diplomacy/names";
import { teamsOn } from "@/components/diplomacy/teams";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { ruleOf } from "@/lib/engine/diplomacy/rules/expand";

/** The parser of Markdown is large: it comes where a game has something to say. */
const Markdown = lazy(() => import("@/components/ui/markdown").then((brought) => ({ default: brought.Markdown })));

/** What one should know of this game: map, deadlines, teams, where its name comes from, what its master says; its rules. */
export function RulesText({ view, map }: { view: View; map: DiplomacyMap }) {
  const { rules: t, powers } = useTexts("diplomacyTable");
  const kinds = useTexts("diplomacyVariants");
  return (
    <section className="mt-6 text-sm">
      <h2 className="mb-2 text-base font-semibold">{t.about}</h2>
      <dl className="mb-4">
        <Fact label={t.map}>
          {map.title}
          {view.goal !== null && `, ${powers.goal(view.goal)}`}
        </Fact>
        {view.variant && (
          <Fact label={kinds.title}>
            {kinds.names[view.variant]}
            {view.taxes && (
              <>
                {" "}
                <code>{view.taxes.join(", ")}</code>
              </>
            )}
          </Fact>
        )}
        {view.timing.length > 0 && (
          <Fact label={t.timing}>
            <code>{view.timing.join(" ")}</code>
            {!view.atOnce && !view.inForce.includes("ALWAYS_WAIT") && <p className="text-ink-2">{t.early}</p>}
          </Fact>
        )}
        {teamsOn(map).length > 0 && (
          <Fact label={t.teams}>
            {teamsOn(map)
              .map((team) => team.map((name) => powerName(map, name)).join(" + "))
              .join(" · ")}
          </Fact>
        )}
        {view.origin && (
          <Fact label={t.origin}>
            <Written text={view.origin} />
          </Fact>
        )}
        {view.description && (
          <Fact label={t.description}>
            <Written text={view.description} />
          </Fact>
        )}
      </dl>
      <h2 className="mb-2 text-base font-semibold">{t.title}</h2>
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
    </section>
  );
}

/** A line of what one should know of a game. */
const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-3 border-t border-line py-1.5 first:border-t-0 tablet:grid-cols-[7rem_minmax(0,1fr)]">
    <dt className="text-ink-2">{label}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
);

/** What its master wrote, as Markdown. */
const Written = ({ text }: { text: string }) => (
  <Suspense fallback={<p className="whitespace-pre-line">{text}</p>}>
    <Markdown>{text}</Markdown>
  </Suspense>
);
