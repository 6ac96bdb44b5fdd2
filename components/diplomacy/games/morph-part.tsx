"use client";
import { useDeferredValue, useMemo } from "react";
import { useTexts } from "@/components/texts/context";
import { Field, Textarea } from "@/components/ui/field";
import { useLater } from "@/components/ui/use-later";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { linesOf } from "./faults";

/** The reader of map files comes when the page stands. */
const loadReader = () => import("@/lib/engine/diplomacy/maps");

/** So many faults are shown at once. */
const SHOWN = 5;

type Props = {
  map: string;
  /** Of a member's map, its text. */
  mapText?: string;
  value: string;
  onChange(value: string): void;
  refused: string | undefined;
};

const exampleTeam = ({ powers }: DiplomacyMap): string[] =>
  powers.flatMap(({ name, dummy, unplayed }) => (dummy || unplayed ? [] : [name])).slice(0, 2);

/** Lines of the map language that a game adds to its map, read as they are typed. */
export function MorphField({ map, mapText, value, onChange, refused }: Props) {
  const { form: t } = useTexts("diplomacyGames");
  const reader = useLater(loadReader);
  const lines = linesOf(useDeferredValue(value));
  const problems = reader && lines.length > 0 ? reader.morphMap(map, lines, mapText).problems : [];
  const plain = useMemo(() => reader?.morphMap(map, [], mapText).map, [reader, map, mapText]);
  const found = problems.slice(0, SHOWN).map(({ line, message, code }) => t.problems.line(line, message || code));
  return (
    <Field
      label={t.morphLines}
      help={plain ? t.morphHelp(plain.victory[0] ?? 1, exampleTeam(plain)) : ""}
      error={found.length > 0 ? <span lang="en">{found.join(" · ")}</span> : refused}
      className="mt-2"
    >
      <Textarea
        name="morph"
        rows={4}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        spellCheck={false}
        className="font-mono"
      />
    </Field>
  );
}

/** The same in the form of a new game, where few need it. */
export function MorphPart(props: Props) {
  const { form: t } = useTexts("diplomacyGames");
  return (
    <details className="mt-3 rounded-sm border border-line px-4 py-2.5" open={props.refused !== undefined || undefined}>
      <summary className="min-h-8 cursor-pointer font-medium">{t.morph}</summary>
      <MorphField {...props} />
    </details>
  );
}
