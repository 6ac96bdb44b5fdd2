"use client";
import { useTexts } from "@/components/texts/context";

/** The narrowest cards that one may wish for; the first is the usual one. */
export const SIZES = ["132", "96", "112", "152", "176", "204", "236", "272"] as const;
export const USUAL = Number(SIZES[0]);
/** From this width on a card shows all that is printed on it. */
export const LARGE = 176;
const WIDTHS = SIZES.map(Number).sort((a, b) => a - b);

/** How large the cards of a grid are. */
export function SizeSlider({ size, onChange }: { size: number; onChange(size: number): void }) {
  const { size: t } = useTexts("collection");
  return (
    <input
      type="range"
      aria-label={t.label}
      aria-valuetext={t.value(size)}
      min={0}
      max={WIDTHS.length - 1}
      step={1}
      value={Math.max(0, WIDTHS.indexOf(size))}
      onChange={(event) => onChange(WIDTHS[Number(event.target.value)] ?? USUAL)}
      className="h-11 w-28 accent-brass"
    />
  );
}
