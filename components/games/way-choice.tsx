"use client";
import type { TemplateFile } from "@/lib/engine/cards/template";
import { useLanguage } from "../texts/context";
import { Field } from "../ui/field";
import { Select } from "../ui/select";
import { shownVariants, type Way } from "./way";

type Props = {
  /** As it is played in the way that is chosen. */
  file: TemplateFile;
  way: Way;
  onWay(way: Way): void;
};

/** Which of its variants an author tries: nothing where a game has none. */
export function WayChoice({ file, way, onWay }: Props) {
  const language = useLanguage();
  const { variants = [] } = file;
  if (variants.length === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-3">
      {shownVariants(file, language).map(({ name, choices, chosen }, at) => (
        <Field key={variants[at]!.name} label={name}>
          <Select
            value={String(chosen)}
            onChange={(choice) =>
              onWay(new Map([...way, [variants[at]!.name, variants[at]!.choices[Number(choice)]!.name]]))
            }
            options={choices.map((choice, place) => ({ value: String(place), label: choice.name }))}
          />
        </Field>
      ))}
    </div>
  );
}
