"use client";
import { useTexts } from "@/components/texts/context";
import type { Desk } from "@/lib/contracts/diplomacy-desk";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { Section } from "./game-part";

/** What was settled when the game was opened, as it stands, and why it stays. */
export function SettledPart({ desk, map }: { desk: Desk; map: DiplomacyMap }) {
  const { settled: t } = useTexts("diplomacyMaster");
  const { config } = desk;
  const lines: [string, string][] = [
    [t.map, map.title],
    [t.allow, Object.keys(config.roles ?? {}).join(", ") || t.nothing],
  ];
  return (
    <Section title={t.title} lead={t.lead}>
      <dl className="grid gap-x-4 gap-y-1 tablet:grid-cols-[max-content_minmax(0,1fr)]">
        {lines.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
