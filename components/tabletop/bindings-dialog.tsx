"use client";
import { X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button, IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Select } from "@/components/ui/select";
import type { GameCommand } from "@/lib/engine/ccg/tabletop/script/game-script";
import {
  type Bindings,
  type Conflict,
  conflictOf,
  GESTURE_NAMES,
  GESTURES,
  KEY_ACTS,
  type KeyAct,
  keyLabel,
  keyOf,
} from "./bindings";

type Props = {
  bindings: Bindings;
  commands: readonly GameCommand[];
  onChange(next: Bindings | null): void;
  onClose(): void;
};

/** The member's keys and gestures: each key is changed by pressing another, and does one thing. */
export default function BindingsDialog({ bindings, commands, onChange, onClose }: Props) {
  const { bindings: t, ruleSaid } = useTexts("tabletop").room;
  const [asked, setAsked] = useState<KeyAct | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const said = (key: string, conflict: Conflict): string => {
    if (conflict.why === "act") return t.conflicts.act(key, t.acts[conflict.act]);
    return conflict.why === "command" ? t.conflicts.command(key, ruleSaid(conflict.label)) : t.conflicts.taken(key);
  };
  const bind = (act: KeyAct, key: string | null): void => {
    setAsked(null);
    setProblem(null);
    onChange({ ...bindings, keys: { ...bindings.keys, [act]: key } });
  };
  const onKey = (event: KeyboardEvent, act: KeyAct): void => {
    if (asked !== act || /^(Shift|Control|Alt|Meta)$/.test(event.key)) return;
    if (event.key !== "Tab") {
      event.preventDefault();
      event.stopPropagation();
    }
    const key = keyOf(event);
    if (key === "tab" || key === "escape") {
      setAsked(null);
      return;
    }
    const conflict = conflictOf(bindings, act, key, commands);
    if (conflict) setProblem(said(keyLabel(key), conflict));
    else bind(act, key);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t.title} description={t.lead}>
      <h3 className="font-semibold">{t.keys}</h3>
      <ul className="mt-1 grid gap-1">
        {KEY_ACTS.map((act) => {
          const key = bindings.keys[act];
          return (
            <li key={act} className="flex items-center gap-2">
              <span className="min-w-0 flex-1">{t.acts[act]}</span>
              <Button
                dense
                kind={asked === act ? "primary" : "secondary"}
                className="min-w-24"
                aria-label={asked === act ? t.press : t.change(t.acts[act], key === null ? t.none : keyLabel(key))}
                onClick={() => setAsked(asked === act ? null : act)}
                onKeyDown={(event) => onKey(event, act)}
                onBlur={() => setAsked((now) => (now === act ? null : now))}
              >
                {asked === act ? t.press : key === null ? t.none : keyLabel(key)}
              </Button>
              <IconButton label={t.clear(t.acts[act])} aria-disabled={key === null} onClick={() => bind(act, null)}>
                <X />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <p role="alert" className="min-h-6 text-sm text-danger">
        {problem}
      </p>
      <h3 className="mt-2 font-semibold">{t.mouse}</h3>
      <div className="mt-1 grid gap-2">
        {GESTURE_NAMES.map((gesture) => (
          <div key={gesture} className="flex flex-wrap items-center gap-2">
            <span className="min-w-48 flex-1">{t.gestures[gesture]}</span>
            <Select
              label={t.gestures[gesture]}
              value={bindings.mouse[gesture]}
              options={GESTURES[gesture].map((value) => ({ value, label: t.does[value] }))}
              onChange={(value) =>
                onChange({ ...bindings, mouse: { ...bindings.mouse, [gesture]: value } as Bindings["mouse"] })
              }
            />
          </div>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          kind="secondary"
          onClick={() => {
            setProblem(null);
            onChange(null);
          }}
        >
          {t.reset}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </Dialog>
  );
}
