"use client";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { DeckEdit } from "@/lib/engine/ccg/decks/edit";

/** How many of a part's cards stand beside each other, by what is drawn. */
function abreast(cells: readonly HTMLElement[]): number {
  const [first] = cells;
  const other = cells.findIndex((cell) => first && cell.offsetTop > first.offsetTop);
  return Math.max(1, other);
}

/**
 * Keys among the cards of a part: arrows go from one to the next, plus and minus change how many there are, Delete takes all
 * out, `m` moves one to `to`, `t` notes something. One of them is the stop of the Tab key; when it goes, the next one is.
 */
export function useRows(
  { part, to, numbers }: { part: string; to: string | null; numbers: readonly number[] },
  edit: (edit: DeckEdit) => void,
  onRemark: (number: number) => void,
) {
  const box = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<number | null>(null);
  const held = useRef(false);
  const place = Math.max(0, numbers.indexOf(stop ?? -1));
  const before = useRef(place);
  const current =
    stop !== null && !numbers.includes(stop) ? numbers[Math.min(before.current, numbers.length - 1)] : numbers[place];
  before.current = current === undefined ? 0 : Math.max(0, numbers.indexOf(current));

  const cells = (): HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  // The card that had the focus is gone: the next one has it.
  useEffect(() => {
    if (!held.current || current === undefined || current === stop) return;
    setStop(current);
    cells()
      .find((cell) => cell.dataset.card === String(current))
      ?.focus();
  });

  const onFocus = (event: FocusEvent) => {
    const card = (event.target as HTMLElement).closest<HTMLElement>("[data-card]")?.dataset.card;
    held.current = card !== undefined;
    if (card !== undefined) setStop(Number(card));
  };
  const onBlur = (event: FocusEvent) => {
    // A card that is taken out loses the focus to nothing.
    if (event.relatedTarget !== null) held.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const card = (event.target as HTMLElement).closest<HTMLElement>("[data-card]")?.dataset.card;
    if (card === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const number = Number(card);
    const all = cells();
    const at = all.findIndex((cell) => cell.dataset.card === card);
    const wide = abreast(all);
    const steps: Record<string, number> = {
      ...{ ArrowDown: wide, ArrowUp: -wide, ArrowRight: 1, ArrowLeft: -1 },
      ...{ Home: -at, End: all.length - 1 - at },
    };
    const edits: Record<string, DeckEdit | null> = {
      "+": { do: "add", part, number, count: 1 },
      "=": { do: "add", part, number, count: 1 },
      "-": { do: "add", part, number, count: -1 },
      Delete: { do: "set", part, number, count: 0 },
      m: to === null ? null : { do: "move", part, to, number, count: 1 },
    };
    const step = steps[event.key];
    const one = edits[event.key];
    if (step === undefined && !one && event.key !== "t") return;
    event.preventDefault();
    if (event.key === "t") onRemark(number);
    else if (one) edit(one);
    else all[Math.min(all.length - 1, Math.max(0, at + (step ?? 0)))]?.focus();
  };
  return { box, stop: current, onFocus, onBlur, onKeyDown };
}
