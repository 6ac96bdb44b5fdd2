"use client";
import { useState } from "react";
import { ZoneField } from "@/components/accounts/zone-field";
import { AwayList } from "@/components/diplomacy/clock/away-list";
import { ClockBuilder, clockOf, NextFive, timingOf, USUAL_CLOCK } from "@/components/diplomacy/games/clock-builder";
import { linesOf } from "@/components/diplomacy/games/faults";
import { RuleChoice, RulesInForce } from "@/components/diplomacy/games/rule-choice";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, Textarea } from "@/components/ui/field";
import type { Desk } from "@/lib/contracts/diplomacy-desk";
import type { Settings } from "@/lib/engine/diplomacy/game/config";
import { phasesFrom } from "@/lib/engine/diplomacy/map/flow";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { Section } from "./game-part";
import { WhatChanges } from "./what-changes";

type Props = {
  desk: Desk;
  map: DiplomacyMap;
  busy: boolean;
  /** `was`: what the changed ones were so far. */
  set(change: Partial<Settings>, was: Partial<Settings>): void;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Rules, deadlines, zone, description and the name's origin of a game that is played; what a change does is shown before it is saved. */
export function SettingsPart({ desk, map, busy, set }: Props) {
  const { form: t } = useTexts("diplomacyGames");
  const { variant = "standard" } = desk.config;
  const { settings: say } = useTexts("diplomacyMaster");
  const { settings: old, deadlineAt, phase } = desk;
  const [rules, setRules] = useState<string[]>(old.rules);
  const [clock, setClock] = useState(() => clockOf(old.timing));
  const [byHand, setByHand] = useState(old.timing.join("\n"));
  const [zone, setZone] = useState(old.zone ?? "UTC");
  const [description, setDescription] = useState(old.description);
  const [origin, setOrigin] = useState(old.origin ?? "");
  const timing = clock ? [timingOf(clock)] : linesOf(byHand);
  // What is said otherwise but comes to the same is no change.
  const kept = clock !== null && same(clock, clockOf(old.timing));
  const next: Settings = {
    rules,
    timing: kept ? old.timing : timing,
    zone: zone === "UTC" && old.zone === null ? null : zone,
    description,
    ...(origin === (old.origin ?? "") ? {} : { origin }),
  };
  const change = Object.fromEntries(
    Object.entries(next).filter(([key, value]) => !same(value, old[key as keyof Settings])),
  ) as Partial<Settings>;
  const phases = phasesFrom(map, phase ?? map.begin, 5);
  const coming = { phases, rules, zone, standing: phase === null ? undefined : deadlineAt, absences: desk.absences };
  return (
    <div className="flex flex-col gap-6">
      <Section title={t.clock} lead={say.clockLead}>
        <ZoneField label={t.zone} help={t.zoneHelp} zone={zone} onChange={setZone} />
        <Checkbox
          label={say.byHand}
          help={say.byHandHelp}
          checked={clock === null}
          onChange={(on) => {
            if (on) setByHand(timing.join("\n"));
            setClock(on ? null : (clockOf(linesOf(byHand)) ?? USUAL_CLOCK));
          }}
        />
        {clock ? (
          <ClockBuilder clock={clock} onChange={setClock} {...coming} />
        ) : (
          <>
            <Field label={t.line}>
              <Textarea
                rows={3}
                className="font-mono"
                spellCheck={false}
                value={byHand}
                onChange={(event) => setByHand(event.target.value)}
              />
            </Field>
            <NextFive line={byHand} {...coming} />
          </>
        )}
        <AwayList absences={desk.absences} />
      </Section>
      <Section title={t.rules}>
        <RuleChoice {...{ rules, variant }} onChange={setRules} />
        <RulesInForce {...{ rules, variant }} />
      </Section>
      <Field label={t.origin} help={t.originHelp} optional>
        <Textarea rows={2} maxLength={20_000} value={origin} onChange={(event) => setOrigin(event.target.value)} />
      </Field>
      <Field label={t.description} help={t.descriptionHelp} optional>
        <Textarea
          rows={4}
          maxLength={20_000}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      </Field>
      <WhatChanges {...{ desk, change }} />
      <div>
        <Button
          kind="primary"
          busy={busy}
          reason={Object.keys(change).length > 0 ? null : say.unchanged}
          onClick={() =>
            set(change, Object.fromEntries(Object.keys(change).map((key) => [key, old[key as keyof Settings]])))
          }
        >
          {say.save}
        </Button>
      </div>
    </div>
  );
}
