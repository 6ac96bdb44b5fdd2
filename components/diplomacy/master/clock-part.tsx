"use client";
import { useState } from "react";
import { SetDeadline } from "@/components/diplomacy/clock/set-deadline";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import { Section } from "./game-part";

type Props = {
  zone: string | null;
  /** In ms; null: none stands. */
  deadlineAt: number | null;
  delay: number;
  busy: boolean;
  act(intent: Intent): void;
};

/** The deadline of this phase, and checks that are sat out (DELAY). */
export function ClockPart({ zone, deadlineAt, delay, busy, act }: Props) {
  const { delay: t } = useTexts("diplomacyMaster");
  const [typed, setTyped] = useState(String(delay));
  const checks = /^\d{1,2}$/.test(typed) && Number(typed) <= 72 ? Number(typed) : null;
  return (
    <Section title={t.title} lead={t.lead}>
      <div className="max-w-80">
        <SetDeadline
          {...{ zone, busy }}
          standing={deadlineAt}
          onSet={(deadline) => act({ type: "set_deadline", deadline })}
        />
      </div>
      <Field label={t.label} help={checks === null ? undefined : t.minutes(checks * 20)} className="max-w-80">
        <TextInput inputMode="numeric" value={typed} maxLength={2} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <div>
        <Button
          dense
          busy={busy}
          reason={checks === null ? t.label : null}
          onClick={() => checks !== null && act({ type: "delay", checks })}
        >
          {t.set}
        </Button>
      </div>
    </Section>
  );
}
