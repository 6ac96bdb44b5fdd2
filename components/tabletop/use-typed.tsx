"use client";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { useToast } from "@/components/ui/toast";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { Catalogues } from "@/lib/texts/catalogues";
import { asOne } from "./as-one";
import { readTyped, type Shows, type TypedProblem } from "./typed-line";

const TypedDialog = lazy(() => import("./typed-dialog"));

type Options = {
  view: View;
  you: Seat | null;
  phases: readonly string[];
  cards: CardDatabase | null;
  offset: number;
  nameOf(seat: Seat): string;
  act(intent: Intent): Promise<Refusal | null>;
  /** Says something that is no command. */
  say(text: string): Promise<boolean>;
  onUndo(): void;
  onLegal(): void;
  onSave(): void;
};

/** The line of talk at a tabletop, which takes commands too; and what they answer, as a dialog. */
export function useTyped(options: Options): { send(text: string): Promise<boolean>; dialog: ReactNode } {
  const { view, you, phases, cards, act } = options;
  const { typed: t } = useTexts("tabletop").room;
  const toast = useToast();
  const [shown, setShown] = useState<Exclude<Shows, "legal" | "save"> | null>(null);
  const send = async (text: string): Promise<boolean> => {
    const typed = readTyped(text, { view, you, phases });
    if (typed.is === "said") return options.say(text.replace(/^\s*\/\//, "/"));
    if (typed.is === "wrong") {
      toast({ text: problemText(typed.problem, t.problems) });
      return false;
    }
    if (typed.is === "undo") {
      options.onUndo();
      return true;
    }
    if (typed.is === "shows") {
      if (typed.what === "legal") options.onLegal();
      else if (typed.what === "save") options.onSave();
      else setShown(typed.what);
      return true;
    }
    for (const intent of asOne(typed.intents)) if (await act(intent)) return false;
    return true;
  };
  const dialog = shown && cards && (
    <Suspense>
      <TypedDialog
        {...{ what: shown, view, cards, offset: options.offset, nameOf: options.nameOf }}
        onClose={() => setShown(null)}
      />
    </Suspense>
  );
  return { send, dialog };
}

/** Why a command does nothing, in words. */
function problemText(problem: TypedProblem, t: Catalogues["tabletop"]["room"]["typed"]["problems"]): string {
  switch (problem.why) {
    case "unknown":
      return t.unknown(problem);
    case "malformed":
      return t.malformed(problem);
    case "not_playing":
      return t.not_playing();
    case "no_zone":
      return t.no_zone(problem);
    case "no_phase":
      return t.no_phase(problem);
  }
}
