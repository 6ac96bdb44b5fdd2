"use client";
import { useActionState, useState } from "react";
import { ZoneField } from "@/components/accounts/zone-field";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorPanel } from "@/components/ui/empty";
import { Field, Textarea, TextInput } from "@/components/ui/field";
import { RadioCards } from "@/components/ui/radio-cards";
import { SegmentedControl } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { MOST_NAME } from "@/lib/engine/kernel/table/house-name";
import { ClockBuilder, timingOf, USUAL_CLOCK } from "./clock-builder";
import type { ComingPhase } from "./next-deadlines";
import { RuleChoice } from "./rule-choice";

/** A map to choose, with the phases that its games begin with. */
export type MapChoice = {
  name: string;
  title: string;
  powers: number;
  centres: number;
  goal: number;
  phases: readonly ComingPhase[];
};

type Props = {
  maps: readonly MapChoice[];
  /** The zone of whoever opens it. */
  zone: string;
  open(before: { problem: string | null }, form: FormData): Promise<{ problem: string | null }>;
};

/** A new game of Diplomacy: who runs it, its map, its rules, its clock, who may come. */
export function OpenGameForm({ maps, zone, open }: Props) {
  const [state, submit, busy] = useActionState(open, { problem: null });
  const { form: t } = useTexts("diplomacyGames");
  const [runBy, setRunBy] = useState("players");
  const [map, setMap] = useState(maps[0]?.name ?? "");
  const [rules, setRules] = useState<string[]>([]);
  const [gameZone, setGameZone] = useState(zone);
  const [clock, setClock] = useState(USUAL_CLOCK);
  const [listing, setListing] = useState("public");
  const [entry, setEntry] = useState("open");
  const [anonymous, setAnonymous] = useState(false);
  const alone = runBy === "bots";
  const phases = maps.find(({ name }) => name === map)?.phases ?? [];
  return (
    <form action={submit} className="flex flex-col gap-8">
      {state.problem && <ErrorPanel title={state.problem} />}
      <input type="hidden" name="runBy" value={runBy} />
      <input type="hidden" name="map" value={map} />
      <input type="hidden" name="rules" value={rules.join(" ")} />
      <input type="hidden" name="timing" value={alone ? "" : timingOf(clock)} />
      <input type="hidden" name="listing" value={listing} />
      <input type="hidden" name="entry" value={entry} />
      <input type="hidden" name="anonymous" value={anonymous ? "yes" : "no"} />
      <Field label={t.name} help={t.nameHelp} optional>
        <TextInput name="name" maxLength={MOST_NAME} autoComplete="off" />
      </Field>
      <Part title={t.runBy}>
        <RadioCards
          label={t.runBy}
          options={(["players", "master", "bots"] as const).map((value) => ({ value, ...t.runners[value] }))}
          value={runBy}
          onChange={setRunBy}
        />
      </Part>
      <Part title={t.map}>
        <RadioCards
          label={t.map}
          className="tablet:grid-cols-2"
          options={maps.map(({ name, title, powers, centres, goal }) => ({
            value: name,
            label: title,
            help: t.mapFacts(powers, centres, goal),
          }))}
          value={map}
          onChange={setMap}
        />
      </Part>
      <Part title={t.rules} lead={t.rulesHelp}>
        <RuleChoice rules={rules} onChange={setRules} />
      </Part>
      {!alone && (
        <>
          <Part title={t.clock}>
            <ZoneField label={t.zone} help={t.zoneHelp} zone={zone} onChange={setGameZone} />
            <div className="h-4" />
            <ClockBuilder {...{ clock, phases, rules }} zone={gameZone} onChange={setClock} />
          </Part>
          <Part title={t.find}>
            <SegmentedControl
              label={t.find}
              options={[
                { value: "public", label: t.finders.public },
                { value: "link", label: t.finders.link },
              ]}
              value={listing}
              onChange={setListing}
            />
            <Field label={t.entry} className="mt-4">
              <Select
                options={(["open", "request", "closed"] as const).map((value) => ({ value, label: t.entries[value] }))}
                value={entry}
                onChange={setEntry}
              />
            </Field>
            <Checkbox label={t.anonymous} checked={anonymous} onChange={setAnonymous} />
          </Part>
        </>
      )}
      {alone && <input type="hidden" name="zone" value={zone} />}
      <Field label={t.description} optional>
        <Textarea name="description" rows={4} maxLength={20_000} />
      </Field>
      <Button type="submit" kind="brass" busy={busy}>
        {busy ? t.busy : t.submit}
      </Button>
    </form>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="display-xl">{title}</h2>
      {lead && <p className="mt-1 max-w-prose text-sm text-ink-2">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
