"use client";
import type { SoundLevel } from "@/components/table/types";
import { useTexts } from "@/components/texts/context";
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
  const { prefs: t } = useTexts("cardsTable");
  const set = (change: Partial<TablePrefs>) => onPrefs?.({ ...prefs, ...change });
  return (
    <div className="flex flex-col gap-4">
      <Switch label={t.oneTap} help={t.oneTapHelp} checked={prefs.oneTap} onChange={(oneTap) => set({ oneTap })} />
      <Switch
        label={t.forced}
        help={t.forcedHelp}
        checked={prefs.playForced}
        onChange={(playForced) => set({ playForced })}
      />
      <Choice<Speed>
        label={t.speed}
        value={prefs.speed}
        onChange={(speed) => set({ speed })}
        options={[
          { value: "slow", label: t.speeds.slow },
          { value: "normal", label: t.speeds.normal },
          { value: "fast", label: t.speeds.fast },
          { value: "still", label: t.speeds.still },
        ]}
      />
      <Choice<CardSize>
        label={t.size}
        value={prefs.cardSize}
        onChange={(cardSize) => set({ cardSize })}
        options={[
          { value: "normal", label: t.sizes.normal },
          { value: "large", label: t.sizes.large },
        ]}
      />
      <Choice<TablePrefs["faces"]>
        label={t.faces}
        value={prefs.faces}
        onChange={(faces) => set({ faces })}
        options={[
          { value: "drawn", label: t.faceKinds.drawn },
          { value: "glyph", label: t.faceKinds.glyph },
        ]}
      />
      <Switch
        label={t.colours}
        help={t.coloursHelp}
        checked={prefs.fourColour}
        onChange={(fourColour) => set({ fourColour })}
      />
      <Choice<SoundLevel>
        label={t.sounds}
        value={prefs.sounds}
        onChange={(sounds) => set({ sounds })}
        options={[
          { value: "off", label: t.soundKinds.off },
          { value: "turn", label: t.soundKinds.turn },
          { value: "all", label: t.soundKinds.all },
        ]}
      />
    </div>
  );
}
