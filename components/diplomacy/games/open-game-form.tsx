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
import { type Controls, DummiesPart, dummiesOf, type PowerChoice, teamsOf } from "./dummies-part";
import { faultAt, type OpenState } from "./faults";
import { MorphPart } from "./morph-part";
import type { ComingPhase } from "./next-deadlines";
import { Part } from "./part";
import { isRuleOf, RuleChoice, RulesInForce } from "./rule-choice";
import { ChangingGround, type Kind, VariantPart } from "./variant-part";

/** A map to choose, with the phases that its games begin with. */
export type MapChoice = {
  name: string;
  title: string;
  powers: number;
  centres: number;
  goal: number;
  /** One of its centres, for examples. */
  centre: string;
  phases: readonly ComingPhase[];
  /** The powers that somebody joins for. */
  choices: readonly PowerChoice[];
  /** Of a member's map, its text. */
  text?: string;
  /** Written by a member: the house does not answer for it. */
  trial: boolean;
  /** Another map has the same title. */
  alike: boolean;
  /** Its ground changes in the course of play. */
  changes: boolean;
};

/** Rules whose games are played without names, unless their opener says otherwise. */
const NAMELESS = ["NO_PRESS", "BLIND"] as const;

type Props = {
  maps: readonly MapChoice[];
  /** The kind of game that is chosen at first. */
  kind: Kind;
  /** The zone of whoever opens it. */
  zone: string;
  open(before: OpenState, form: FormData): Promise<OpenState>;
};

/** A new game of Diplomacy: who runs it, its map, its rules, its clock, who may come. */
export function OpenGameForm({ maps, kind, zone, open }: Props) {
  const [state, submit, busy] = useActionState(open, { problem: null, faults: [] });
  const { form: t } = useTexts("diplomacyGames");
  const [runBy, setRunBy] = useState("players");
  const [variant, setVariant] = useState<Kind>(kind);
  const [taxes, setTaxes] = useState("");
  const [map, setMap] = useState(maps[0]?.name ?? "");
  const [rules, setRules] = useState<string[]>([]);
  const [gameZone, setGameZone] = useState(zone);
  const [clock, setClock] = useState(USUAL_CLOCK);
  const [listing, setListing] = useState("public");
  const [entry, setEntry] = useState("open");
  /** Null: as the rules suggest. */
  const [named, setNamed] = useState<boolean | null>(null);
  const [name, setName] = useState("");
  const [description, setDescription] = useState("");
  const [word, setWord] = useState("");
  const [morph, setMorph] = useState("");
  const [controls, setControls] = useState<Controls>({});
  const [rotate, setRotate] = useState("BEFORE MOVEMENT");
  const [teams, setTeams] = useState(false);
  const [origin, setOrigin] = useState("");
  const [whatIf, setWhatIf] = useState(true);
  const alone = runBy === "bots";
  const onMap = maps.find((one) => one.name === map);
  const phases = onMap?.phases ?? [];
  const suggests = NAMELESS.find((rule) => rules.includes(rule));
  const anonymous = named === null ? suggests !== undefined : !named;
  const inTurn = !alone && Object.values(controls).includes("turn");
  const dummies = alone ? {} : dummiesOf(onMap?.choices ?? [], controls);
  // As `openGame` has it: nobody waits for the orders of a power that nobody orders for.
  const free = Object.values(dummies).some((control) => control.length === 0);
  const lines = teams && !alone ? teamsOf(onMap?.choices ?? [], controls) : [];
  return (
    <form action={submit} className="flex flex-col gap-8">
      {state.problem && <ErrorPanel title={state.problem} />}
      <input type="hidden" name="runBy" value={runBy} />
      <input type="hidden" name="variant" value={variant} />
      {variant !== "payola" && <input type="hidden" name="taxes" value="" />}
      <input type="hidden" name="map" value={map} />
      <input type="hidden" name="rules" value={rules.join(" ")} />
      <input type="hidden" name="timing" value={alone ? "" : timingOf(clock)} />
      <input type="hidden" name="listing" value={listing} />
      <input type="hidden" name="entry" value={entry} />
      <input type="hidden" name="anonymous" value={anonymous ? "yes" : "no"} />
      <input type="hidden" name="whatIf" value={whatIf || alone ? "yes" : "no"} />
      <input type="hidden" name="dummies" value={JSON.stringify(dummies)} />
      <input type="hidden" name="rotate" value={inTurn ? rotate : ""} />
      <input type="hidden" name="teams" value={lines.join("\n")} />
      {alone && <input type="hidden" name="word" value="" />}
      <Field label={t.name} help={t.nameHelp} optional>
        <TextInput
          name="name"
          maxLength={MOST_NAME}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Part title={t.runBy}>
        <RadioCards
          label={t.runBy}
          options={(["players", "master", "bots"] as const).map((value) => ({ value, ...t.runners[value] }))}
          value={runBy}
          onChange={setRunBy}
        />
      </Part>
      <VariantPart
        {...{ variant, taxes }}
        centre={onMap?.centre ?? ""}
        onChange={(next) => {
          setVariant(next);
          setRules(rules.filter((rule) => isRuleOf(rule, next)));
        }}
        onTaxes={setTaxes}
        refused={faultAt(state, "taxes")}
      />
      <Part title={t.map}>
        <RadioCards
          label={t.map}
          className="tablet:grid-cols-2"
          options={maps.map((one) => ({ value: one.name, label: <MapLabel map={one} /> }))}
          value={map}
          onChange={(next) => {
            setMap(next);
            setControls({});
          }}
        />
        {onMap?.changes && <ChangingGround />}
        <MorphPart
          map={map}
          {...(onMap?.text === undefined ? {} : { mapText: onMap.text })}
          value={morph}
          onChange={setMorph}
          refused={faultAt(state, "morph")}
        />
        {!alone && (
          <DummiesPart
            powers={onMap?.choices ?? []}
            {...{ controls, rotate, teams }}
            onTeams={setTeams}
            onChange={setControls}
            onRotate={setRotate}
            refused={faultAt(state, "dummies")}
          />
        )}
      </Part>
      <Part title={t.rules} lead={t.rulesHelp}>
        <Fault text={faultAt(state, "rules")} />
        <RuleChoice {...{ rules, variant }} onChange={setRules} />
        <RulesInForce variant={variant} rules={free ? [...rules, "CD_DUMMIES"] : rules} />
      </Part>
      {!alone && (
        <>
          <Part title={t.clock}>
            <Fault text={faultAt(state, "zone") ?? faultAt(state, "clock")} />
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
            <Field label={t.word} help={t.wordHelp} error={faultAt(state, "word")} optional className="mt-4">
              <TextInput
                name="word"
                maxLength={40}
                autoComplete="off"
                value={word}
                onChange={(event) => setWord(event.target.value)}
              />
            </Field>
            <Checkbox
              label={t.anonymous}
              help={suggests && t.nameless[suggests]}
              checked={anonymous}
              onChange={(on) => setNamed(!on)}
            />
            <Checkbox label={t.whatIf} help={t.whatIfHelp} checked={whatIf} onChange={setWhatIf} />
          </Part>
        </>
      )}
      {alone && <input type="hidden" name="zone" value={zone} />}
      <Field label={t.origin} help={t.originHelp} optional>
        <TextInput
          name="origin"
          maxLength={400}
          autoComplete="off"
          value={origin}
          onChange={(event) => setOrigin(event.target.value)}
        />
      </Field>
      <Field label={t.description} help={t.descriptionHelp} optional>
        <Textarea
          name="description"
          rows={4}
          maxLength={20_000}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      </Field>
      <Button type="submit" kind="brass" busy={busy}>
        {busy ? t.busy : t.submit}
      </Button>
    </form>
  );
}

/** What is wrong with a part as a whole. */
const Fault = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p role="alert" className="mb-2 text-sm text-danger">
      {text}
    </p>
  );

/** A map to choose: its title, its name where titles are alike, its picture. */
function MapLabel({ map: { name, title, powers, centres, goal, trial, alike } }: { map: MapChoice }) {
  const { form: t } = useTexts("diplomacyGames");
  return (
    <span className="flex gap-3">
      <img
        src={`/diplomacy/maps/${name}/picture`}
        alt=""
        loading="lazy"
        className="h-14 w-17 shrink-0 rounded-xs bg-sunken object-cover"
      />
      <span>
        {title}
        {(alike || trial) && <span className="font-normal text-ink-3"> ({name})</span>}
        <span className="block text-sm font-normal text-ink-2">{t.mapFacts(powers, centres, goal)}</span>
        {trial && <span className="block text-sm font-normal text-warn">{t.trial}</span>}
      </span>
    </span>
  );
}
