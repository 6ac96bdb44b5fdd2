"use client";
import type { SoundLevel } from "@/components/table/types";
import { SegmentedControl } from "@/components/ui/segmented";
import { Switch } from "@/components/ui/switch";
import type { CardSize, Speed, TablePrefs } from "./types";

type Props = { prefs: TablePrefs; onPrefs?: ((prefs: TablePrefs) => void) | undefined };

type ChoiceProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange(value: T): void;
};

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <div>
      <p className="mb-1.5 font-medium">{label}</p>
      <SegmentedControl
        label={label}
        className="w-full"
        value={value}
        options={options}
        onChange={(next) => onChange(next as T)}
      />
    </div>
  );
}

/** How the reader wants to play, see and hear. */
export function PrefsForm({ prefs, onPrefs }: Props) {
  const set = (change: Partial<TablePrefs>) => onPrefs?.({ ...prefs, ...change });
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label="One tap plays a card"
        help="Otherwise a tap picks a card, and the gold button plays it."
        checked={prefs.oneTap}
        onChange={(oneTap) => set({ oneTap })}
      />
      <Switch
        label="Play for me when I have no choice"
        help="The only card that may be played, or a pass that cannot be avoided."
        checked={prefs.playForced}
        onChange={(playForced) => set({ playForced })}
      />
      <Choice<Speed>
        label="Movement of the cards"
        value={prefs.speed}
        onChange={(speed) => set({ speed })}
        options={[
          { value: "slow", label: "Slow" },
          { value: "normal", label: "Normal" },
          { value: "fast", label: "Fast" },
          { value: "still", label: "None" },
        ]}
      />
      <Choice<CardSize>
        label="Size of the cards"
        value={prefs.cardSize}
        onChange={(cardSize) => set({ cardSize })}
        options={[
          { value: "normal", label: "Normal" },
          { value: "large", label: "Large" },
        ]}
      />
      <Choice<TablePrefs["faces"]>
        label="Card faces"
        value={prefs.faces}
        onChange={(faces) => set({ faces })}
        options={[
          { value: "drawn", label: "Drawn" },
          { value: "glyph", label: "Characters" },
        ]}
      />
      <Switch
        label="A colour for each suit"
        help="Diamonds are blue, clubs are green."
        checked={prefs.fourColour}
        onChange={(fourColour) => set({ fourColour })}
      />
      <Choice<SoundLevel>
        label="Sounds"
        value={prefs.sounds}
        onChange={(sounds) => set({ sounds })}
        options={[
          { value: "off", label: "None" },
          { value: "turn", label: "My turn" },
          { value: "all", label: "All" },
        ]}
      />
    </div>
  );
}
