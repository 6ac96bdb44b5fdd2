"use client";
import { useTexts } from "@/components/texts/context";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

/** A power as the form names it. */
export type PowerChoice = { readonly name: string; readonly title: string };

/** Who orders for a power: whoever joins; nobody; all players in turn; or whoever plays the power named. */
export type Controls = Readonly<Record<string, "nobody" | "turn" | (string & {})>>;

/** When powers that are ordered for in turn pass on, as ROTATE says it. */
const ROTATIONS = ["BEFORE MOVEMENT", "CONTROL"] as const;

/** DUMMY and CONTROL as a configuration has them. A power with a player is absent. */
export function dummiesOf(powers: readonly PowerChoice[], controls: Controls): Record<string, string[]> {
  const played = powers.filter(({ name }) => controls[name] === undefined).map(({ name }) => name);
  const chosen = powers.flatMap(({ name }): [string, string[]][] => {
    const by = controls[name];
    if (by === undefined) return [];
    return [[name, by === "turn" ? played : played.includes(by) ? [by] : []]];
  });
  return Object.fromEntries(chosen);
}

/**
 * Powers that one player orders for, as teams: lines of TEAMS, each led by who plays. The others are dummies as
 * `dummiesOf` has them.
 */
export function teamsOf(powers: readonly PowerChoice[], controls: Controls): string[] {
  const isLed = (name: string, leader: string): boolean => controls[name] === leader && controls[leader] === undefined;
  return powers.flatMap(({ name: leader }) => {
    const led = powers.filter(({ name }) => isLed(name, leader)).map(({ name }) => name);
    return led.length > 0 ? [`TEAMS ${[leader, ...led].join("-")}`] : [];
  });
}

type Props = {
  powers: readonly PowerChoice[];
  controls: Controls;
  onChange(controls: Controls): void;
  rotate: string;
  onRotate(rotate: string): void;
  /** Whether those whom one player orders for count and win together. */
  teams: boolean;
  onTeams(on: boolean): void;
  refused: string | undefined;
};

/** Powers that nobody joins for: missing players, and teams under one hand. */
export function DummiesPart({ powers, controls, onChange, rotate, onRotate, teams, onTeams, refused }: Props) {
  const { form: t } = useTexts("diplomacyGames");
  const inTurn = Object.values(controls).includes("turn");
  const hasTeams = teamsOf(powers, controls).length > 0;
  const set = (name: string, by: string) => {
    const { [name]: _before, ...others } = controls;
    onChange(by === "player" ? others : { ...others, [name]: by });
  };
  return (
    <details className="mt-3 rounded-sm border border-line px-4 py-2.5" open={refused !== undefined || undefined}>
      <summary className="min-h-8 cursor-pointer font-medium">{t.controlled}</summary>
      <p className="mt-1 max-w-prose text-sm text-ink-2">{t.controlledHelp}</p>
      {refused && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {refused}
        </p>
      )}
      <div className="mt-3 grid max-h-96 gap-3 overflow-y-auto tablet:grid-cols-2">
        {powers.map(({ name, title }) => (
          <Field key={name} label={title}>
            <Select
              options={[
                ...(["player", "nobody", "turn"] as const).map((value) => ({ value, label: t.controllers[value] })),
                ...powers
                  .filter((other) => other.name !== name && controls[other.name] === undefined)
                  .map((other) => ({ value: other.name, label: t.controlledBy(other.title) })),
              ]}
              value={controls[name] ?? "player"}
              onChange={(by) => set(name, by)}
            />
          </Field>
        ))}
      </div>
      {hasTeams && <Checkbox label={t.teams} help={t.teamsHelp} checked={teams} onChange={onTeams} />}
      {inTurn && (
        <Field label={t.rotate} className="mt-3">
          <Select
            options={ROTATIONS.map((value) => ({ value, label: t.rotations[value] }))}
            value={rotate}
            onChange={onRotate}
          />
        </Field>
      )}
    </details>
  );
}
