"use client";
import { useTexts } from "@/components/texts/context";
import { Field, Textarea } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { powerName } from "../names";
import type { Written } from "./use-written";

/** So many lines that cannot be read are explained. */
const MOST = 8;

/** Which of several powers one writes for. */
export function PowerOfText({ written: { powers, power, map, choosePower } }: { written: Written }) {
  const { panel: t } = useTexts("diplomacyVariants");
  if (powers.length < 2) return null;
  return (
    <Field label={t.power}>
      <Select
        options={powers.map((name) => ({ value: name, label: powerName(map, name) }))}
        value={power}
        onChange={choosePower}
      />
    </Field>
  );
}

/** What one writes, read by the judge's own reader at each stroke. */
export function WrittenText({ written, label, help }: { written: Written; label: string; help: string }) {
  const { panel: t, faults } = useTexts("diplomacyVariants");
  const { read, text, write } = written;
  const said = (code: string): string => faults[code] ?? faults.other ?? code;
  const told = read.faults
    .slice(0, MOST)
    .map(({ line, code }) => (line === null ? said(code) : t.line(line, said(code))));
  return (
    <Field
      label={label}
      help={help}
      error={told.length > 0 ? told.map((one) => `${one}.`.replace("..", ".")).join(" ") : undefined}
    >
      <Textarea
        rows={Math.min(16, Math.max(5, text.split("\n").length + 1))}
        className="font-mono text-sm"
        spellCheck={false}
        autoCapitalize="characters"
        value={text}
        onChange={(event) => write(event.target.value)}
      />
    </Field>
  );
}
