"use client";
import { useState } from "react";
import { powerName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import { drawnPowers } from "@/lib/engine/diplomacy/game/state";
import type { View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";
import type { Refusal } from "@/lib/engine/kernel/result";

type Props = {
  view: View;
  map: DiplomacyMap;
  onAct(intent: Intent): Promise<Refusal | null>;
  help(refusal: Refusal): string;
};

/** While the game forms: the power that one chooses (POWER_CHOICE), or those that one would like best in the draw. */
export function PowerChoice({ view, map, onAct, help }: Props) {
  const { joining: t } = useTexts("diplomacyTable");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { stage, preferences, choice, chosen } = view;
  // Who has no seat has no list.
  if (stage !== "forming" || preferences === null) return null;
  const act = async (intent: Intent) => {
    setBusy(true);
    const refused = await onAct(intent);
    setProblem(refused ? help(refused) : null);
    setBusy(false);
  };
  const powers = drawnPowers(map);
  const prefer = (next: readonly PowerName[]) => void act({ type: "prefer", powers: [...next] });
  const chooses = view.inForce.includes("POWER_CHOICE");
  return (
    <section className="mb-6">
      <h2 className="mb-1 font-semibold">{chooses ? t.choose : t.prefer}</h2>
      <p className="mb-3 text-sm text-ink-2">{chooses ? t.chooseHelp : t.preferHelp}</p>
      {problem !== null && (
        <p role="alert" className="mb-2 text-danger">
          {problem}
        </p>
      )}
      {chooses ? (
        <div className="flex flex-wrap gap-2">
          {powers.map((name) => (
            <Button
              key={name}
              dense
              kind={choice === name ? "primary" : "secondary"}
              aria-pressed={choice === name}
              busy={busy}
              reason={choice !== name && chosen.includes(name) ? t.taken : null}
              onClick={() => void act({ type: "choose_power", power: choice === name ? null : name })}
            >
              {powerName(map, name)}
            </Button>
          ))}
        </div>
      ) : (
        <>
          <ol>
            {preferences.map((name, at) => (
              <li key={name} className="flex items-center justify-between gap-3 border-t border-line py-1.5">
                <span>{t.place(at + 1, powerName(map, name))}</span>
                <span className="flex gap-2">
                  {at > 0 && (
                    <Button
                      dense
                      busy={busy}
                      aria-label={t.up(powerName(map, name))}
                      onClick={() => prefer(movedUp(preferences, at))}
                    >
                      ↑
                    </Button>
                  )}
                  <Button
                    dense
                    busy={busy}
                    aria-label={t.drop(powerName(map, name))}
                    onClick={() => prefer(preferences.filter((other) => other !== name))}
                  >
                    ×
                  </Button>
                </span>
              </li>
            ))}
          </ol>
          <div className="mt-2 flex flex-wrap gap-2">
            {powers
              .filter((name) => !preferences.includes(name))
              .map((name) => (
                <Button key={name} dense busy={busy} onClick={() => prefer([...preferences, name])}>
                  {t.add(powerName(map, name))}
                </Button>
              ))}
          </div>
        </>
      )}
    </section>
  );
}

/** A list in which the one at a place has changed places with the one before it. */
const movedUp = (list: readonly PowerName[], at: number): PowerName[] => {
  const moved = list.filter((_, i) => i !== at);
  return [...moved.slice(0, at - 1), ...list.slice(at, at + 1), ...moved.slice(at - 1)];
};
