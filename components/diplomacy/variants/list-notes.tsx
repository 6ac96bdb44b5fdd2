"use client";
import { useTexts } from "@/components/texts/context";
import type { SeenLists } from "@/lib/contracts/diplomacy";
import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";
import { inMapOrder } from "../in-map-order";
import { powerName } from "../names";

/** Lines that did something. */
const DONE: ReadonlySet<string> = new Set(["ordered", "byProxy", "proxied"]);

/** What became of each line of the lists that a viewer is told of. */
export function ListNotes({ map, lists }: { map: DiplomacyMap; lists: SeenLists }) {
  const { lists: t } = useTexts("diplomacyVariants");
  const { notes, largest, smallest, missing } = lists;
  return (
    <div className="flex flex-col gap-3 px-4 pt-3 text-sm">
      {largest !== undefined && smallest !== undefined && <p className="text-ink-2">{t.counted(largest, smallest)}</p>}
      {missing.length > 0 && <p role="note">{t.missing(missing.map((power) => powerName(map, power)))}</p>}
      {inMapOrder(map, notes).map(([power, lines]) => (
        <NotedLines key={power} {...{ map, power }} notes={lines} />
      ))}
    </div>
  );
}

type NotedProps = { map: DiplomacyMap; power: PowerName; notes: readonly (readonly [string, string])[] };

/** What became of each line of a power's list. */
export function NotedLines({ map, power, notes }: NotedProps) {
  const { lists: t } = useTexts("diplomacyVariants");
  return (
    <section data-notes={power} className="text-sm">
      <h2 className="mb-1 font-ui text-base font-semibold tracking-normal">{t.came(powerName(map, power))}</h2>
      <ol>
        {notes.map(([note, line], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may say the same twice
          <li key={`${i} ${line}`} className="border-t border-line py-1.5 first:border-t-0" data-note={note}>
            <span className={DONE.has(note) ? "font-mono" : "font-mono text-ink-2"}>{line}</span>
            <span className="block text-ink-2">{t.notes[note] ?? note}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
