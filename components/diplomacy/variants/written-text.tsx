"use client";
import { useMemo } from "react";
import { useTexts } from "@/components/texts/context";
import { Field, Textarea } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { powerName } from "../names";
import { exampleMove } from "../orders/order-examples";
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
export function WrittenText({ written, label }: { written: Written; label: string }) {
  const { panel: t, faults, lists } = useTexts("diplomacyVariants");
  const { read, text, write, variant, field, power, view } = written;
  const help = useMemo(() => {
    const example = exampleMove(field, power);
    const to = view.powers.find(({ name, role }) => name !== power && role === null);
    return variant === "payola"
      ? t.textHelp(example?.order ?? "A … H")
      : lists.textHelp(example?.order ?? "A … H", `${example?.unit ?? "A …"} P ${to?.name ?? "…"}`);
  }, [field, power, view, variant, t, lists]);
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
