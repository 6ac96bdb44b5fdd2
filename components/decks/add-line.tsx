"use client";
import { Plus } from "lucide-react";
import { type KeyboardEvent, type Ref, useId, useMemo, useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { CardCompleter, type NamedCard, readLine } from "@/lib/engine/ccg/decks/line";
import { Checkbox } from "../ui/checkbox";
import { controlClass } from "../ui/field";
import { usePartName } from "./part-name";

type Props = {
  cards: CardDatabase;
  parts: readonly string[];
  /** Where a card goes that says no part. */
  into: string;
  owned(number: number): number;
  /** What that counts: one's binder, or the pool that one builds of. */
  of: "binder" | "pool";
  input: Ref<HTMLInputElement>;
  onAdd(part: string, number: number, count: number): void;
};

/** The line that adds cards: `4 name`; completed as it is typed, Enter takes the first or the chosen one. */
export function AddLine({ cards, parts, into, owned, of, input, onAdd }: Props) {
  const { edit: t } = useTexts("decks");
  const id = useId();
  const partName = usePartName();
  const completer = useMemo(() => new CardCompleter(cards), [cards]);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const [open, setOpen] = useState(false);
  const [onlyOwned, setOnlyOwned] = useState(of === "pool");
  const [said, setSaid] = useState("");
  const line = readLine(text, parts);
  const found = useMemo(
    () => completer.complete(line.name, owned, ({ number }) => !onlyOwned || owned(number) > 0),
    [completer, line.name, owned, onlyOwned],
  );
  const listed = open && found.length > 0;
  const isLost = line.name !== "" && found.length === 0;
  const take = ({ card, name }: NamedCard) => {
    const part = line.part ?? into;
    if (line.count !== 0) {
      onAdd(part, card.number, line.count);
      setSaid((line.count > 0 ? t.added : t.taken)(Math.abs(line.count), name, partName(part)));
    }
    setText("");
    setChosen(0);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      setChosen(listed ? (chosen + step + found.length) % found.length : 0);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const one = found[chosen] ?? found[0];
      if (one) take(one);
    } else if (event.key === "Escape" && (listed || text !== "")) {
      event.preventDefault();
      if (listed) setOpen(false);
      else setText("");
    }
  };
  return (
    <div className="flex flex-col gap-1">
      <div className="relative">
        <Plus aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 size-4.5 text-ink-3" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t.add}
          aria-expanded={listed}
          aria-controls={listed ? `${id}l` : undefined}
          aria-activedescendant={listed ? `${id}o${chosen}` : undefined}
          aria-autocomplete="list"
          aria-invalid={isLost || undefined}
          aria-describedby={`${id}h`}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={t.add}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
          className={`${controlClass} h-12 pl-10.5`}
        />
        {listed && (
          <div
            id={`${id}l`}
            role="listbox"
            aria-label={t.add}
            className="absolute top-13 left-0 z-30 max-h-80 w-full overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-3"
          >
            {found.map((one, place) => (
              <div
                key={one.card.number}
                id={`${id}o${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === chosen}
                // The line keeps the focus.
                onPointerDown={(event) => {
                  event.preventDefault();
                  take(one);
                }}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 aria-selected:bg-brass-soft hover:bg-sunken desk:min-h-9"
              >
                <span className="w-9 shrink-0 text-right text-ink-3 tabular-nums">{line.count} ×</span>
                <span className="min-w-0 grow truncate font-medium">{one.name}</span>
                <span className="shrink-0 text-sm text-ink-3">{t.of[of].have(owned(one.card.number))}</span>
              </div>
            ))}
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p id={`${id}h`} className={isLost ? "text-sm text-danger" : "text-sm text-ink-3"}>
          {isLost ? (onlyOwned ? t.of[of].none : t.none)(line.name) : t.addHelp}
        </p>
        <Checkbox label={t.of[of].only} checked={onlyOwned} onChange={setOnlyOwned} />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
