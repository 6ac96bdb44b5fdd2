"use client";
import { powerName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import { Time } from "@/components/ui/time";
import type { EntryNote } from "@/lib/contracts/diplomacy-desk";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { PowerText } from "./power-text";

type Props = {
  map: DiplomacyMap;
  powers: readonly string[];
  /** What was entered for each, a line each, as the file has it. */
  entered: Readonly<Record<string, string>>;
  entries: readonly EntryNote[];
  busy: boolean;
  act(intent: Intent): void;
};

/** Orders of any power, read and entered, and who entered what when. */
export function OrdersPart({ map, powers, entered, entries, busy, act }: Props) {
  const { orders: t } = useTexts("diplomacyMaster");
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <p className="max-w-prose text-ink-2">{t.lead}</p>
        <PowerText
          {...{ map, powers, busy, texts: entered, label: t.label, verb: t.set }}
          kind="primary"
          mono
          set={(power, text) => act({ type: "orders", text: text.trim() || "CLEAR", power })}
        />
      </div>
      <section>
        <h3 className="mb-2 font-semibold">{t.who}</h3>
        {entries.length === 0 ? (
          <p className="text-ink-2">{t.none}</p>
        ) : (
          <ol className="max-h-80 overflow-y-auto">
            {entries.map(({ at, power: whose, what, by, phase, orders, hash }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: notes have no name, and their list is never sorted anew
              <li key={i} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5">
                <span>
                  {powerName(map, whose)}: {orders === null ? t.takenBack : t.what[what]}, {t.by[by]}
                </span>
                <Time at={at} show="exact" className="text-sm text-ink-2" />
                {orders && (
                  <details className="w-full text-sm">
                    <summary className="min-h-6 cursor-pointer text-ink-2">
                      {phase}, {t.text(orders.length)}
                    </summary>
                    <pre className="my-1 overflow-x-auto font-mono">{orders.join("\n")}</pre>
                    <p className="font-mono text-xs break-all text-ink-2 select-all">{hash}</p>
                  </details>
                )}
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
