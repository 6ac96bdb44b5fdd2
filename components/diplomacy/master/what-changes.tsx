"use client";
import { useTexts } from "@/components/texts/context";
import { Said } from "@/components/texts/said";
import { Time } from "@/components/ui/time";
import { useLater } from "@/components/ui/use-later";
import type { Desk } from "@/lib/contracts/diplomacy-desk";
import type { Settings } from "@/lib/engine/diplomacy/game/config";
import { expandRules } from "@/lib/engine/diplomacy/rules/expand";

const loadClocks = () => import("@/lib/engine/diplomacy/calendar/deadline");

/** What saved settings would do, line by line: rules that come and go, and the deadline that stands. */
export function WhatChanges({ desk, change }: { desk: Desk; change: Partial<Settings> }) {
  const { settings: t } = useTexts("diplomacyMaster");
  const clocks = useLater(loadClocks);
  const { settings: old, deadlineAt } = desk;
  if (Object.keys(change).length === 0) return null;
  const [before, after] = [old.rules, change.rules ?? old.rules].map(
    (rules) => expandRules(rules, desk.config.variant).rules,
  );
  const come = [...(after ?? [])].filter((name) => !before?.has(name));
  const go = [...(before ?? [])].filter((name) => !after?.has(name));
  const zone = change.zone === undefined ? old.zone : change.zone;
  // Another zone keeps the digits of the deadline.
  const digits =
    deadlineAt === null || !clocks
      ? null
      : clocks.localOf(deadlineAt, old.zone).toString().replace(/\D/g, "").slice(0, 12);
  const moved =
    digits === null || change.zone === undefined ? deadlineAt : (clocks?.onClocks(digits, zone)?.at ?? null);
  return (
    <div role="status" className="rounded-sm border border-line bg-sunken px-4 py-3">
      <p className="font-medium">{t.does}</p>
      <ul className="list-disc pl-5">
        {come.length > 0 && <li>{t.come(come)}</li>}
        {go.length > 0 && <li>{t.go(go)}</li>}
        {moved !== null && (
          <li>
            <Said
              parts={(moved === deadlineAt ? t.stays : t.moves)(<Time key="at" at={moved} zone={zone ?? "UTC"} />)}
            />
          </li>
        )}
        {change.timing !== undefined && <li>{t.timing}</li>}
        {change.description !== undefined && <li>{t.description}</li>}
        {change.origin !== undefined && <li>{t.origin}</li>}
      </ul>
    </div>
  );
}
