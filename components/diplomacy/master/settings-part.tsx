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

/** What the form holds; `clock` null: TIMING is written by hand. */
type Draft = {
  rules: string[];
  clock: ReturnType<typeof clockOf>;
  byHand: string;
  zone: string;
  description: string;
  origin: string;
};

const draftOf = ({ rules, timing, zone, description, origin }: Settings): Draft => ({
  ...{ rules, clock: clockOf(timing), byHand: timing.join("\n") },
  ...{ zone: zone ?? "UTC", description, origin: origin ?? "" },
});

/** A draft that began with `was`, where `now` holds by now: what was not changed in it follows. */
const caughtUp = (draft: Draft, was: Draft, now: Draft): Draft => ({
  rules: same(draft.rules, was.rules) ? now.rules : draft.rules,
  clock: same(draft.clock, was.clock) ? now.clock : draft.clock,
  byHand: draft.byHand === was.byHand ? now.byHand : draft.byHand,
  zone: draft.zone === was.zone ? now.zone : draft.zone,
  description: draft.description === was.description ? now.description : draft.description,
  origin: draft.origin === was.origin ? now.origin : draft.origin,
});

/** Rules, deadlines, zone, description and the name's origin of a game that is played; what a change does is shown before it is saved. */
export function SettingsPart({ desk, map, busy, set }: Props) {
  const { form: t } = useTexts("diplomacyGames");
  const { variant = "standard" } = desk.config;
  const { settings: say } = useTexts("diplomacyMaster");
  const { settings: old, deadlineAt, phase } = desk;
  const [base, setBase] = useState(old);
  const [draft, setDraft] = useState(() => draftOf(old));
  // What another tab has saved meanwhile is taken up, but for what was changed here: that stays as it was typed.
  if (!same(base, old)) {
    setBase(old);
    setDraft(caughtUp(draft, draftOf(base), draftOf(old)));
  }
  const { rules, clock, byHand, zone, description, origin } = draft;
  const type = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
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
        <ZoneField label={t.zone} help={t.zoneHelp} zone={zone} onChange={(next) => type({ zone: next })} />
        <Checkbox
          label={say.byHand}
          help={say.byHandHelp}
          checked={clock === null}
          onChange={(on) => {
            if (on) type({ clock: null, byHand: timing.join("\n") });
            else type({ clock: clockOf(linesOf(byHand)) ?? USUAL_CLOCK });
          }}
        />
        {clock ? (
          <ClockBuilder clock={clock} onChange={(next) => type({ clock: next })} {...coming} />
        ) : (
          <>
            <Field label={t.line}>
              <Textarea
                rows={3}
                className="font-mono"
                spellCheck={false}
                value={byHand}
                onChange={(event) => type({ byHand: event.target.value })}
              />
            </Field>
            <NextFive line={byHand} {...coming} />
          </>
        )}
        <AwayList absences={desk.absences} />
      </Section>
      <Section title={t.rules}>
        <RuleChoice {...{ rules, variant }} onChange={(next) => type({ rules: next })} />
        <RulesInForce {...{ rules, variant }} />
      </Section>
      <Field label={t.origin} help={t.originHelp} optional>
        <Textarea
          rows={2}
          maxLength={20_000}
          value={origin}
          onChange={(event) => type({ origin: event.target.value })}
        />
      </Field>
      <Field label={t.description} help={t.descriptionHelp} optional>
        <Textarea
          rows={4}
          maxLength={20_000}
          value={description}
          onChange={(event) => type({ description: event.target.value })}
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
