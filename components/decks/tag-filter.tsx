"use client";
import clsx from "clsx";
import { useTexts } from "@/components/texts/context";
import { type Remarks, tagsIn } from "@/lib/engine/ccg/decks/remarks";

type Props = {
  remarks: Remarks;
  chosen: string | null;
  onChoose(tag: string | null): void;
  /** Whether the cards stand in groups by their tags. */
  byTag: boolean;
  onByTag(on: boolean): void;
};

/** The tags of a deck's cards: one chosen shows its cards alone; all cards can stand in groups by them. */
export function TagFilter({ remarks, chosen, onChoose, byTag, onByTag }: Props) {
  const { remarks: t } = useTexts("decks");
  const tags = tagsIn(remarks);
  if (tags.length === 0) return null;
  const choice = (label: string, isOn: boolean, choose: () => void) => (
    <button
      key={label}
      type="button"
      aria-pressed={isOn}
      onClick={choose}
      className={clsx(
        "min-h-9 rounded-full border px-3 text-sm phone:min-h-11",
        isOn ? "border-brass bg-brass-soft text-ink" : "border-line text-ink-2 hover:bg-sunken",
      )}
    >
      {label}
    </button>
  );
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">{t.filter}</legend>
      {choice(t.all, chosen === null, () => onChoose(null))}
      {tags.slice(0, 40).map(({ tag, cards }) => choice(t.tagged(tag, cards), tag === chosen, () => onChoose(tag)))}
      <span aria-hidden="true" className="mx-1 h-5 border-l border-line" />
      {choice(t.byTag, byTag, () => onByTag(!byTag))}
    </fieldset>
  );
}
