"use client";
import { useEffect, useEffectEvent } from "react";
import { doLettersAct } from "@/components/ui/letter-keys";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import type { GameCommand } from "@/lib/engine/ccg/tabletop/script/game-script";
import type { Acting } from "./acts";
import { actOf, type Bindings, isCardAct, keyOf } from "./bindings";
import { intentsOfTable } from "./key-acts";

/** Where letters are written, or something is open over the table. */
const ELSEWHERE = "input, textarea, select, [contenteditable], [role=dialog], [role=menu]";

type Options = {
  acting: Acting;
  bindings: Bindings;
  /** Those of the game's script go before. */
  commands: readonly GameCommand[];
  run(intents: readonly Intent[]): Promise<void>;
  /** Takes one's last act back. */
  onUndo(): void;
};

/** The member's keys for what is done at the table, wherever the focus is. */
export function useTableKeys({ acting, bindings, commands, run, onUndo }: Options): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement | null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.closest(ELSEWHERE) || (event.key.length === 1 && !doLettersAct())) return;
    const pressed = keyOf(event);
    const act = commands.some(({ key }) => key === pressed) ? null : actOf(bindings, pressed);
    if (act === null || isCardAct(act)) return;
    event.preventDefault();
    if (act === "undo") onUndo();
    else void run(intentsOfTable(act, acting));
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);
}
