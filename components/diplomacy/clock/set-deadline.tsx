"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Said } from "@/components/texts/said";
import { Button } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { Time } from "@/components/ui/time";
import { useLater } from "@/components/ui/use-later";

type Props = {
  zone: string | null;
  /** The deadline that stands, in ms; null: none does. */
  standing: number | null;
  busy: boolean;
  onSet(deadline: string): void;
};

/** What a time comes to takes a calendar. */
const loadClocks = () => import("@/lib/engine/diplomacy/calendar/deadline");

/** Another deadline, typed on the clock of the game's zone; what it comes to on the reader's is shown before it is set. */
export function SetDeadline({ zone, standing, busy, onSet }: Props) {
  const { master: t, refusals } = useTexts("diplomacyTable");
  const [typed, setTyped] = useState("");
  const clocks = useLater(loadClocks);
  const digits = typed.replace(/\D/g, "");
  const moment = digits.length === 12 ? clocks?.onClocks(digits, zone) : null;
  const gap = moment?.shown === "never";
  return (
    <section>
      <Field label={t.deadline} help={t.deadlineHelp(zone ?? "UTC")} error={gap ? refusals["deadline/gap"] : undefined}>
        <TextInput type="datetime-local" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {moment && !gap && (
        <p role="status" className="mt-1 text-sm text-ink-2">
          <Said parts={t.deadlineIs(<Time key="at" at={moment.at} zone={zone ?? "UTC"} />)} />
          {moment.shown === "twice" && ` ${t.deadlineTwice}`}
          {standing !== null && moment.at < standing && <span className="text-warn"> {t.deadlineSooner}</span>}
        </p>
      )}
      <Button
        dense
        className="mt-2"
        busy={busy}
        reason={digits.length !== 12 ? t.deadlineEmpty : gap ? (refusals["deadline/gap"] ?? "") : null}
        onClick={() => onSet(digits)}
      >
        {t.setDeadline}
      </Button>
    </section>
  );
}
