"use client";
import { useEffect, useState } from "react";
import type { Field } from "@/lib/engine/diplomacy/adjudicate/field";
import { fieldOfList } from "@/lib/engine/diplomacy/game/crystal/field-of-list";
import { fieldOfView } from "@/lib/engine/diplomacy/game/options";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { DiplomacyMap, PowerName, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { Variant } from "@/lib/engine/diplomacy/rules/expand";
import { unitIn } from "./builder-units";
import { type Draft, draftAt, EMPTY } from "./draft";
import { readLines, type WrittenLines } from "./read-lines";

/** What one writes instead of orders in a movement phase of a variant: a sheet, or a list. */
export type Written = {
  readonly variant: Variant;
  readonly view: View;
  readonly map: DiplomacyMap;
  /** The board against which lines are held. */
  readonly field: Field;
  /** The powers that one writes for, and the one whose text is shown. */
  readonly powers: readonly PowerName[];
  readonly power: PowerName;
  readonly text: string;
  /** As the server holds it. */
  readonly saved: string;
  readonly isChanged: boolean;
  readonly read: WrittenLines;
  /** The line that is put together by pointing. */
  readonly draft: Draft;
  choosePower(power: PowerName): void;
  write(text: string): void;
  compose(draft: Draft): void;
  /** A province is pointed at on the map: its unit, or where the unit in hand goes. */
  pick(at: ProvinceId): void;
  addLine(line: string): void;
  /** What was written is saved, or given up: the text is the server's again. */
  settle(): void;
};

/** The lines that the server holds for a power. */
function savedFor({ powers, writes }: View, power: PowerName): string {
  const one = powers.find(({ name }) => name === power);
  const lines = one?.purse ? one.purse.sheet : writes ? one?.lists?.[writes] : [];
  return (lines ?? []).join("\n");
}

/**
 * The text that one writes in a movement phase of Payola or Crystal Ball, kept on this device until it is saved; null: no
 * such text is asked of this viewer now. `kept`: under what it is kept there (`ownKey`).
 */
export function useWritten(kept: string, view: View, map: DiplomacyMap): Written | null {
  const [chosen, choose] = useState<PowerName | null>(null);
  const [typed, setTyped] = useState<{ key: string; text: string } | null>(null);
  const [held, setHeld] = useState<{ key: string; draft: Draft } | null>(null);
  // What a device keeps is not known while the page is made.
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const powers = view.powers.flatMap(({ name, purse, lists }) =>
    view.own.includes(name) && (purse || lists) ? [name] : [],
  );
  const power = chosen !== null && powers.includes(chosen) ? chosen : powers[0];
  const { variant } = view;
  if (!variant || power === undefined || !view.can.order || view.position.phase.type !== "MOVEMENT") return null;
  const saved = savedFor(view, power);
  const key = `${kept}:${phaseCode(view.position.phase)}:${power}:${view.writes ?? "sheet"}`;
  const text = (typed?.key === key ? typed.text : isHere ? draftOf(key) : null) ?? saved;
  const here = fieldOfView(map, view);
  const field = view.writes ? fieldOfList(map, here, view.writes) : here;
  const draft = held?.key === key ? held.draft : EMPTY;
  const write = (next: string) => {
    setTyped({ key, text: next });
    keepDraft(key, next === saved ? null : next);
  };
  const compose = (next: Draft) => setHeld({ key, draft: next });
  return {
    ...{ variant, view, map, field, powers, power, text, saved, draft, write, compose },
    isChanged: trimmed(text) !== trimmed(saved),
    read: readLines(view, field, power, text),
    choosePower: choose,
    pick: (at) => compose(draftAt(field, draft, at, unitIn(field, at, variant))),
    addLine: (line) => {
      write(text.trim() === "" ? line : `${text.trimEnd()}\n${line}`);
      compose(EMPTY);
    },
    settle: () => {
      setTyped(null);
      keepDraft(key, null);
    },
  };
}

const trimmed = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");

function draftOf(key: string): string | null {
  try {
    return typeof window === "undefined" ? null : window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepDraft(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing: the text lasts as long as the page.
  }
}
