"use client";
import clsx from "clsx";
import { ChevronDown, ChevronUp, GripVertical } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button, IconButton } from "@/components/ui/button";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Refusal } from "@/lib/engine/kernel/result";
import { lookOf, looksOf } from "../map/power-looks";
import { PowerMark } from "../map/unit-shape";
import { powerName } from "../names";
import { useRowDrag } from "./use-row-drag";
import type { Written } from "./use-written";

type Props = {
  written: Written;
  /** As the server holds it: letters, `?` for all others. */
  list: string;
  onAct(intent: Intent): Promise<Refusal | null>;
  help(refusal: Refusal): string;
};

/** Where the lot begins. */
const LOT = "?";

/** The letters of all powers in the order of a list, `?` where the lot begins. */
function rowsOf({ powers }: DiplomacyMap, list: string): string[] {
  const letters = powers.flatMap(({ abbreviation, role }) => (role === undefined ? [abbreviation] : []));
  const named = [...list].filter((letter) => letters.includes(letter));
  const rest = letters.filter((letter) => !named.includes(letter));
  return [...named, LOT, ...rest];
}

const moved = (rows: readonly string[], from: number, to: number): string[] => {
  const left = rows.filter((_, i) => i !== from);
  return [...left.slice(0, to), rows[from] ?? "", ...left.slice(to)];
};

/** Whom the units of a power prefer where offers are equal: dragged, or moved by buttons. */
export function AcceptanceList({ written: { map, power }, list, onAct, help }: Props) {
  const { accept: t, panel } = useTexts("diplomacyVariants");
  const [rows, setRows] = useState(() => rowsOf(map, list));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const looks = looksOf(map);
  const nameOf = (letter: string) => {
    const found = map.powers.find(({ abbreviation, role }) => abbreviation === letter && role === undefined);
    return found ? powerName(map, found.name) : t.line;
  };
  const shown = rows.slice(0, rows.indexOf(LOT));
  const said = shown.length === rows.length - 1 ? shown.join("") : `${shown.join("")}?`;
  const isChanged = said !== list;
  const move = (from: number, to: number) => {
    if (to >= 0 && to < rows.length) setRows(moved(rows, from, to));
  };
  const { drag, handlers } = useRowDrag(move);
  const save = async () => {
    setBusy(true);
    const refused = await onAct({ type: "acceptance", list: said, power });
    setBusy(false);
    setProblem(refused && help(refused));
  };
  return (
    <section>
      <h2 className="mb-1 font-ui text-base font-semibold tracking-normal">{t.title}</h2>
      <p className="mb-2 text-sm text-ink-2">{t.help}</p>
      <ol className="rounded-sm border border-line" data-acceptance={said} {...handlers}>
        {rows.map((letter, at) => {
          const found = map.powers.find(({ abbreviation }) => abbreviation === letter);
          return (
            <li
              key={letter}
              data-row={letter}
              className={clsx(
                "relative flex min-h-11 cursor-grab items-center gap-2 border-t border-line select-none first:border-t-0",
                letter === LOT && "bg-sunken text-sm text-ink-2",
                drag?.from === at && "opacity-55",
                drag?.to === at && drag.from !== at && "outline-2 -outline-offset-2 outline-brass",
              )}
            >
              <span data-grip className="grid min-h-11 w-9 touch-none place-items-center text-ink-3">
                <GripVertical aria-hidden="true" className="size-4" />
              </span>
              {found && letter !== LOT && <PowerMark look={lookOf(looks, found.name)} />}
              <span className="flex-1">{letter === LOT ? t.lot : nameOf(letter)}</span>
              <IconButton label={t.up(nameOf(letter))} disabled={at === 0} onClick={() => move(at, at - 1)}>
                <ChevronUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t.down(nameOf(letter))}
                disabled={at === rows.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ChevronDown aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ol>
      {problem !== null && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
      <div className="mt-2">
        <Button dense busy={busy} reason={isChanged ? null : panel.isSaved} onClick={() => void save()}>
          {t.save}
        </Button>
      </div>
    </section>
  );
}
