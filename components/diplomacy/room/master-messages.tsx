"use client";
import { useTexts } from "@/components/texts/context";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { powerName } from "../names";

/** What the master has left on the page of whoever plays a power (MSG): it stands there until the master takes it away. */
export function MasterMessages({ view, map }: { view: View; map: DiplomacyMap }) {
  const { message: t } = useTexts("diplomacyTable");
  const left = view.powers.filter(({ name, messages }) => view.own.includes(name) && messages?.length);
  if (left.length === 0) return null;
  return (
    <section aria-label={t.title} className="diplomacy-message">
      {left.map(({ name, messages }) => (
        <div key={name}>
          <h2 className="text-xs font-semibold text-ink-2">
            {view.own.length > 1 ? t.of(powerName(map, name)) : t.title}
          </h2>
          <p className="break-words whitespace-pre-line">{messages?.join("\n")}</p>
        </div>
      ))}
    </section>
  );
}
