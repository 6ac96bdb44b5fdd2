"use client";
import { type ReactNode, useState } from "react";
import { powerName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import { Said } from "@/components/texts/said";
import { Button } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Time } from "@/components/ui/time";
import type { Desk } from "@/lib/contracts/diplomacy-desk";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { StatusFacts } from "@/lib/engine/diplomacy/status/facts";
import { DeskPowers } from "./desk-powers";
import { PowerText } from "./power-text";
import { PreviewPart } from "./preview-part";
import { ProcessPart } from "./process-part";

type Props = {
  desk: Desk;
  map: DiplomacyMap;
  facts: StatusFacts;
  powers: readonly string[];
  live: boolean;
  busy: boolean;
  act(intent: Intent): void;
};

const EXPORTS = ["status", "results", "summary", "json"] as const;
const GATES = ["PHASE", "SKIP", "WAIT"] as const;

/** What a master does from day to day. */
export function GamePart({ desk, map, facts, powers, live, busy, act }: Props) {
  const t = useTexts("diplomacyMaster");
  return (
    <>
      {desk.powers.length > 0 && (
        <Section title={t.powers.title}>
          <DeskPowers {...{ desk, map }} />
        </Section>
      )}
      {live && (
        <Section title={t.preview.title} lead={t.preview.lead}>
          <div className="flex flex-wrap gap-2">
            <Button busy={busy} onClick={() => act({ type: "preview" })}>
              {t.preview.do}
            </Button>
            {desk.phase && (
              <ProcessPart
                missing={desk.missing.map((power) => powerName(map, power))}
                now={{ phase: phaseCode(desk.phase), ...(desk.writes ? { list: desk.writes } : {}) }}
                {...{ busy, act }}
              />
            )}
          </div>
          {desk.preview && <PreviewPart map={map} preview={desk.preview} />}
        </Section>
      )}
      {live && (
        <Section title={t.gate.title} lead={t.gate.lead}>
          <Select
            label={t.gate.title}
            className="max-w-80"
            value={desk.gate}
            options={GATES.map((gate) => ({ value: gate, label: t.gate[gate] }))}
            onChange={(gate) => {
              const chosen = GATES.find((one) => one === gate);
              if (chosen) act({ type: "gate", gate: chosen });
            }}
          />
        </Section>
      )}
      {live && (
        <Section title={t.nudge.title} lead={t.nudge.lead}>
          {desk.nudgeFrom !== null && (
            <p>
              <Said parts={t.nudge.from(<Time key="from" at={desk.nudgeFrom} />)} />
            </p>
          )}
          <div>
            <Button
              busy={busy}
              reason={!desk.reminds ? t.nudge.nobody : desk.nudgeFrom === null ? null : t.nudge.soon}
              onClick={() => act({ type: "nudge" })}
            >
              {t.nudge.do}
            </Button>
          </div>
        </Section>
      )}
      <WordPart word={facts.private} busy={busy} set={(word) => act({ type: "private", word })} />
      {powers.length > 0 && (
        <Section title={t.message.title} lead={t.message.lead}>
          <PowerText
            {...{ map, powers, busy, label: t.message.label, verb: t.message.set }}
            texts={Object.fromEntries(powers.map((name) => [name, (facts.powers[name]?.msg ?? []).join("\n")]))}
            set={(power, text) =>
              act({ type: "messages", power, lines: text.split("\n").flatMap((line) => line.trim() || []) })
            }
          />
        </Section>
      )}
      <Section title={t.exports.title}>
        <p className="flex flex-wrap gap-x-5">
          {EXPORTS.map((what) => (
            <a
              key={what}
              href={`/api/diplomacy/${desk.id}/export/${what}`}
              download
              className="flex min-h-11 items-center underline underline-offset-4"
            >
              {t.exports[what]}
            </a>
          ))}
        </p>
      </Section>
    </>
  );
}

/** A part of the desk under its heading. */
export const Section = ({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) => (
  <section className="flex flex-col gap-2">
    <h2 className="font-semibold">{title}</h2>
    {lead && <p className="max-w-prose text-ink-2">{lead}</p>}
    {children}
  </section>
);

function WordPart({ word, busy, set }: { word: string | null; busy: boolean; set(word: string | null): void }) {
  const { word: t } = useTexts("diplomacyMaster");
  const [typed, setTyped] = useState(word ?? "");
  return (
    <Section title={t.title} lead={t.lead}>
      <Field label={t.label} className="max-w-80">
        <TextInput value={typed} maxLength={40} onChange={(event) => setTyped(event.target.value.replace(/\s/g, ""))} />
      </Field>
      <div>
        <Button busy={busy} onClick={() => set(typed === "" ? null : typed)}>
          {t.set}
        </Button>
      </div>
    </Section>
  );
}
