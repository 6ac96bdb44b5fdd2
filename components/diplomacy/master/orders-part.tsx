"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field, Textarea } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Time } from "@/components/ui/time";
import type { EntryNote } from "@/lib/contracts/diplomacy-desk";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";

type Props = {
  powers: readonly string[];
  /** What was entered for each, a line each, as the file has it. */
  entered: Readonly<Record<string, string>>;
  entries: readonly EntryNote[];
  busy: boolean;
  act(intent: Intent): void;
};

/** Orders of any power, read and entered, and who entered what when. */
export function OrdersPart({ powers, entered, entries, busy, act }: Props) {
  const { orders: t, message: say } = useTexts("diplomacyMaster");
  const [power, setPower] = useState(powers[0] ?? "");
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? entered[power] ?? "";
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <p className="max-w-prose text-ink-2">{t.lead}</p>
        <Field label={say.power} className="max-w-60">
          <Select
            value={power}
            options={powers.map((name) => ({ value: name, label: name }))}
            onChange={(next) => {
              setPower(next);
              setTyped(null);
            }}
          />
        </Field>
        <Field label={t.label}>
          <Textarea rows={8} className="font-mono" value={text} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <div>
          <Button
            kind="primary"
            busy={busy}
            onClick={() => act({ type: "orders", text: text.trim() || "CLEAR", power })}
          >
            {t.set}
          </Button>
        </div>
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
                  {whose}: {orders === null ? t.takenBack : t.what[what]}, {t.by[by]}
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
