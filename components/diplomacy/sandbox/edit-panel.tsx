"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useAnnounce } from "@/components/ui/live-region";
import { SegmentedControl } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { Stepper } from "@/components/ui/stepper";
import type { DiplomacyMap, Phase, ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { Position } from "@/lib/engine/diplomacy/position";
import { placeName, powerName } from "../names";
import { changePhase, type Edited, editPosition, moveUnit, TOOLS, type Tool } from "./edit-position";

type Brush = { readonly tool: Tool; readonly power: string };

export type Editor = {
  readonly brush: Brush;
  readonly problem: string | null;
  setBrush(brush: Brush): void;
  /** Uses the brush on a province. */
  use(at: ProvinceId): void;
  move(from: ProvinceId, to: ProvinceId): void;
};

/** Editing a position on the map: what a tap does, and what it did. */
export function useEditor(map: DiplomacyMap, position: Position, change: (position: Position) => void): Editor {
  const { edit: t } = useTexts("sandbox");
  const announce = useAnnounce();
  const [brush, setBrush] = useState<Brush>({ tool: "A", power: "" });
  const [problem, setProblem] = useState<string | null>(null);
  const power = map.powers.some(({ name }) => name === brush.power) ? brush.power : (map.powers[0]?.name ?? "");
  const follow = (edited: Edited, at: ProvinceId) => {
    const name = placeName(map, at);
    const wrong = edited === "unfit" ? t.unfit(name) : edited === "no_centre" ? t.noCentre(name) : null;
    setProblem(wrong);
    announce(wrong ?? t.done(name), wrong !== null);
    if (typeof edited !== "string") change(edited);
  };
  return {
    ...{ brush: { tool: brush.tool, power }, problem, setBrush },
    use: (at) => follow(editPosition(map, position, brush.tool, power, at), at),
    move: (from, to) => follow(moveUnit(map, position, from, to), to),
  };
}

type Props = {
  map: DiplomacyMap;
  rules: ReadonlySet<string>;
  position: Position;
  editor: Editor;
  change(position: Position): void;
};

/** Makes any position: units, centres, the phase. */
export function EditPanel({ map, rules, position, editor, change }: Props) {
  const t = useTexts("sandbox").edit;
  const words = useTexts("diplomacy");
  const { brush, setBrush, problem } = editor;
  const { season, type, year } = position.phase;
  const go = (phase: Phase) => change(changePhase(map, position, phase, rules));
  const phases = map.flow.flatMap((step) => (step.step === "phase" ? [step] : []));
  const labels: Record<Tool, string> = { A: t.army, F: t.fleet, owner: t.owner, erase: t.erase };
  return (
    <div className="flex flex-col gap-4 p-4">
      <p className="text-ink-2">{t.lead}</p>
      <SegmentedControl
        label={t.tool}
        value={brush.tool}
        onChange={(tool) => setBrush({ ...brush, tool: TOOLS.find((one) => one === tool) ?? "A" })}
        options={TOOLS.map((value) => ({ value, label: labels[value] }))}
        className="[&>button]:px-2"
      />
      <Field label={t.power}>
        <Select
          value={brush.power}
          onChange={(power) => setBrush({ ...brush, power })}
          options={map.powers.map(({ name }) => ({ value: name, label: powerName(map, name) }))}
        />
      </Field>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Field label={t.season} className="flex-1">
          <Select
            value={`${season} ${type}`}
            onChange={(value) => {
              const step = phases.find((one) => `${one.season} ${one.type}` === value);
              if (step) go({ season: step.season, type: step.type, year });
            }}
            options={phases.map((step) => ({
              value: `${step.season} ${step.type}`,
              label: `${words.seasons[step.season] ?? step.season}, ${words.phases[step.type] ?? step.type}`,
            }))}
          />
        </Field>
        <Field label={t.year}>
          <Stepper
            label={t.year}
            value={year}
            min={1}
            max={9999}
            onChange={(next) => go({ season, type, year: next })}
          />
        </Field>
      </div>
      <Button
        className="self-start"
        onClick={() => change({ phase: position.phase, units: [], dislodged: [], owners: {} })}
      >
        {t.clear}
      </Button>
    </div>
  );
}
