"use client";
import { useTexts } from "@/components/texts/context";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Openings, TableCard } from "@/lib/contracts/table-card";
import { capitalised } from "@/lib/engine/diplomacy/map/titles";

/** The powers of a running game that wait for somebody, each with the way to its seat, and what whoever comes has to know. */
export function OpeningsOf({ table, openings }: { table: TableCard; openings: Openings }) {
  const { openings: t } = useTexts("diplomacyGames");
  const { places, asksWord, phaseSpan } = openings;
  const facts = [phaseSpan ? t.span(phaseSpan) : t.noSpan, ...(asksWord ? [t.asksWord] : [])];
  return (
    <div className="mt-2 flex flex-col gap-2">
      <ul className="flex flex-wrap gap-2" aria-label={t.title}>
        {places.map(({ seat, power, title, centres }) => {
          const name = title ?? capitalised(power);
          const says = centres === null ? name : t.power(name, centres);
          return (
            <li key={power}>
              {table.own ? (
                <span className="text-sm">{says}</span>
              ) : (
                <Link
                  href={`/tables/${table.id}?sit=1&seat=${seat}`}
                  className={buttonClass("secondary", true)}
                  aria-label={table.entry === "request" ? t.askFor(name, table.name) : t.take(name, table.name)}
                >
                  {says}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <p className="text-sm text-ink-3">{facts.join(" · ")}</p>
    </div>
  );
}
