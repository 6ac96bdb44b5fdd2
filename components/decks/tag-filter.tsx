"use client";
import clsx from "clsx";
import { useTexts } from "@/components/texts/context";
import { type Remarks, tagsIn } from "@/lib/engine/ccg/decks/remarks";

type Props = { remarks: Remarks; chosen: string | null; onChoose(tag: string | null): void };

/** The tags of a deck's cards: one chosen shows its cards alone. */
export function TagFilter({ remarks, chosen, onChoose }: Props) {
  const { remarks: t } = useTexts("decks");
  const tags = tagsIn(remarks);
  if (tags.length === 0) return null;
  const choice = (tag: string | null, label: string) => (
    <button
      key={label}
      type="button"
      aria-pressed={tag === chosen}
      onClick={() => onChoose(tag)}
      className={clsx(
        "min-h-9 rounded-full border px-3 text-sm phone:min-h-11",
        tag === chosen ? "border-brass bg-brass-soft text-ink" : "border-line text-ink-2 hover:bg-sunken",
      )}
    >
      {label}
    </button>
  );
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">{t.filter}</legend>
      {choice(null, t.all)}
      {tags.slice(0, 40).map(({ tag, cards }) => choice(tag, t.tagged(tag, cards)))}
    </fieldset>
  );
}
