"use client";
import { useState } from "react";
import { powerName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useLater } from "@/components/ui/use-later";
import type { Desk } from "@/lib/contracts/diplomacy-desk";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { expandRules } from "@/lib/engine/diplomacy/rules/expand";
import { English } from "./desk-refusal";
import { Section } from "./game-part";
import { type Led, ledByLines, ledByMap, linesWithTeams, teamChanges, withLead } from "./teams-chosen";

/** The reader of map files comes when the page stands. */
const loadReader = () => import("@/lib/engine/diplomacy/maps");

/** Whoever plays for nobody else. */
const ALONE = "";

type Props = {
  desk: Desk;
  map: DiplomacyMap;
  busy: boolean;
  /** `was`: the lines that were in force as these were put together. */
  setLines(lines: string[], was: readonly string[]): void;
};

/** Who is in which team: chosen power by power, with what it changes shown before it does. */
export function TeamsPart({ desk, map, busy, setLines }: Props) {
  const { teams: t, settings } = useTexts("diplomacyMaster");
  const { morph } = desk.config;
  const now = ledByLines(morph);
  const fixed = ledByMap(map, morph);
  const [draft, setDraft] = useState<Led | null>(null);
  const led = draft ?? now;
  const nameOf = (power: string): string => powerName(map, power);
  const powers = desk.powers.filter(({ name, kind }) => kind !== "unplayed" && fixed[name] === undefined);
  // Who has no units of their own may lead, where the lines say so: they stay a choice.
  const leads = [...new Set([...powers.map(({ name }) => name), ...Object.values(now)])];
  const isDummy = (name: string) => desk.powers.some((power) => power.name === name && power.kind === "dummy");
  const mayLead = (name: string, power: string): boolean =>
    name !== power && led[name] === undefined && (!isDummy(name) || Object.values(now).includes(name));
  const changed = teamChanges(
    now,
    led,
    powers.map(({ name }) => name),
  );
  const lines = linesWithTeams(morph, led, leads);
  return (
    <Section title={t.title} lead={t.lead}>
      {Object.entries(fixed).map(([power, by]) => (
        <p key={power}>{t.ofMap(nameOf(power), nameOf(by))}</p>
      ))}
      <fieldset aria-label={t.title} className="grid gap-3 tablet:grid-cols-2">
        {powers.map(({ name }) => (
          <Field key={name} label={nameOf(name)} className="max-w-80">
            <Select
              value={led[name] ?? ALONE}
              options={[
                { value: ALONE, label: t.alone },
                ...leads
                  .filter((lead) => mayLead(lead, name) || led[name] === lead)
                  .map((lead) => ({ value: lead, label: t.led(nameOf(lead)) })),
              ]}
              onChange={(lead) => setDraft(withLead(led, name, lead === ALONE ? null : lead))}
            />
          </Field>
        ))}
      </fieldset>
      {changed.length > 0 && <TeamsPreview {...{ desk, map, lines, changed }} teams={Object.keys(led).length > 0} />}
      <div className="flex flex-wrap gap-2">
        <Button
          busy={busy}
          reason={changed.length === 0 ? settings.unchanged : null}
          onClick={() => setLines(lines, morph)}
        >
          {t.set}
        </Button>
        {changed.length > 0 && <Button onClick={() => setDraft(null)}>{t.back}</Button>}
      </div>
    </Section>
  );
}

type PreviewProps = Pick<Props, "desk" | "map"> & {
  lines: readonly string[];
  changed: ReturnType<typeof teamChanges>;
  /** Whether anybody plays for somebody. */
  teams: boolean;
};

/** What other teams would change, the lines that would stand, and what the map's reader has against them. */
function TeamsPreview({ desk, map, lines, changed, teams }: PreviewProps) {
  const { teams: t } = useTexts("diplomacyMaster");
  const { master } = useTexts("diplomacyTable");
  const reader = useLater(loadReader);
  const { config, settings } = desk;
  const problems = reader?.morphMap(config.map, lines, config.mapText).problems ?? [];
  const together = expandRules(settings.rules, config.variant).rules.has("TEAM_VICTORY");
  return (
    <div role="status" className="flex flex-col gap-2 rounded-sm border border-line bg-sunken px-4 py-3">
      <p className="font-medium">{t.does}</p>
      <ul className="list-disc pl-5">
        {changed.map(({ power, lead }) => (
          <li key={power}>
            {lead === null
              ? t.leaves(powerName(map, power), master.revive)
              : t.joins(powerName(map, power), powerName(map, lead))}
          </li>
        ))}
        {teams && <li>{together ? t.together : t.apart}</li>}
      </ul>
      <p className="text-sm text-ink-2">{lines.length > 0 ? t.lines : t.noLines}</p>
      {lines.length > 0 && <pre className="overflow-x-auto text-sm">{lines.join("\n")}</pre>}
      {problems.map(({ line, message }) => (
        <p key={`${line} ${message}`} className="text-danger">
          <English>{message}</English>
        </p>
      ))}
    </div>
  );
}
