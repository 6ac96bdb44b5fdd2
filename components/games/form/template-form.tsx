"use client";
import "@/components/ui/zod-in-browser";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { useKeptChoice } from "@/components/ui/use-kept-choice";
import type { Step } from "@/lib/engine/cards/problem-path";
import { readJson } from "@/lib/engine/cards/read-json";
import { isRecord, type Shape } from "@/lib/engine/cards/shape";
import { tooDeep } from "@/lib/engine/cards/too-deep";
import type { GameOptionTexts } from "@/lib/texts/game-options/en";
import { printJson, withValue } from "../edit-json";
import type { Problem } from "../problem-marks";
import { shapesAt } from "../shape-at";
import { focusOption, sectionOf } from "./go-to-option";
import { FormContext, Option } from "./option";
import { SECTIONS, type SectionName } from "./sections";
import { useWhyNot } from "./use-why-not";

type Props = {
  source: string;
  texts: GameOptionTexts;
  problems: readonly Problem[];
  onChange(source: string): void;
  /** A problem to go to: its option is brought into sight and has the focus. */
  goTo: { path: string } | null;
};

const NAMES = Object.keys(SECTIONS) as [SectionName, ...SectionName[]];

/** The template as a form: every option of the language with what it does. It writes into the same text. */
export default function TemplateForm({ source, texts, problems, onChange, goTo }: Props) {
  const { form: t } = useTexts("gameEditor");
  const [open, setOpen] = useKeptChoice("studio-section", NAMES);
  const box = useRef<HTMLDivElement>(null);
  const [going, setGoing] = useState<Props["goTo"]>(null);
  // Where somebody went before the form was there is not gone to again.
  const known = useRef(goTo);
  useEffect(() => {
    if (goTo === null || goTo === known.current) return;
    known.current = goTo;
    const section = sectionOf(goTo.path, SECTIONS);
    if (section !== null) setOpen(section);
    setGoing(goTo);
  }, [goTo, setOpen]);
  // In the section that has just been opened.
  useEffect(() => {
    if (going !== null && box.current) focusOption(box.current, going.path);
  }, [going]);
  const json = useMemo(() => readJson(source), [source]);
  const file = json.ok && isRecord(json.value) && tooDeep(json.value) === null ? json.value : null;
  const absent = useMemo(() => (file ? absentIn(file, SECTIONS[open]) : []), [file, open]);
  const whyNot = useWhyNot(source, absent);
  if (!file) return <p className="p-4 text-ink-2">{t.mendText}</p>;
  if (!isRecord(file.opts))
    return (
      <div className="space-y-3 p-4">
        <p>{t.bare}</p>
        <Button kind="primary" onClick={() => onChange(`${printJson({ name: t.untitled, opts: file })}\n`)}>
          {t.giveName}
        </Button>
      </div>
    );
  const set = (steps: readonly Step[], value: unknown): void => onChange(withValue(source, steps, value));
  return (
    <FormContext value={{ texts, problems, whyNot, players: most(file.opts.players), set }}>
      <div ref={box} className="h-full overflow-y-auto rounded-sm border border-edge bg-surface">
        {NAMES.map((name) => (
          <details
            key={name}
            open={name === open}
            onToggle={(event) => {
              if (event.currentTarget.open) setOpen(name);
            }}
            className="border-b border-line last:border-0"
          >
            <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-lg font-semibold">{t.sections[name]}</summary>
            {name === open && (
              <div className="divide-y divide-line px-4 pb-3">
                {SECTIONS[name].map((path) => {
                  const steps = path.split(".");
                  return <Option key={path} steps={steps} shape={shapeOf(steps)} value={valueIn(file, steps)} />;
                })}
              </div>
            )}
          </details>
        ))}
      </div>
    </FormContext>
  );
}

/** How many play at most, as far as it is said. */
const most = (players: unknown): number => {
  const said = Array.isArray(players) ? players.at(-1) : players;
  return typeof said === "number" && Number.isInteger(said) && said >= 2 && said <= 64 ? said : 4;
};

/** The shape of a key of the file. */
function shapeOf(steps: readonly string[]): Shape {
  const [one, ...others] = shapesAt(steps, false);
  if (!one) throw new Error(`The language has no ${steps.join(".")}.`);
  return others.length === 0 ? one : { is: "either", of: [one, ...others], say: "object" };
}

const valueIn = (file: Record<string, unknown>, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((at, step) => (isRecord(at) && Object.hasOwn(at, step) ? at[step] : undefined), file);

/** The options that are not said: those of a section, and those within what is said. */
function absentIn(file: Record<string, unknown>, paths: readonly string[]): Step[][] {
  const absent: Step[][] = [];
  const walk = (value: unknown, steps: Step[]): void => {
    if (value === undefined) absent.push(steps);
    else if (isRecord(value))
      for (const shape of shapesAt(steps, false))
        if (shape.is === "object") for (const key of Object.keys(shape.keys)) walk(value[key], [...steps, key]);
  };
  for (const path of paths) if (path.startsWith("opts.")) walk(valueIn(file, path.split(".")), path.split("."));
  return absent.filter((steps) => !/^\d+$/.test(String(steps.at(-1))));
}
