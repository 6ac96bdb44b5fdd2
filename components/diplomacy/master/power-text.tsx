"use client";
import { useState } from "react";
import { powerName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field, Textarea } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";

type Props = {
  map: DiplomacyMap;
  powers: readonly PowerName[];
  /** What stands there for each now. */
  texts: Readonly<Record<PowerName, string>>;
  label: string;
  verb: string;
  kind?: "primary" | "secondary";
  /** In the letters of files. */
  mono?: boolean;
  busy: boolean;
  set(power: PowerName, text: string): void;
};

/** A text of one power, chosen from all: its orders, what its player is told. */
export function PowerText({ map, powers, texts, label, verb, kind = "secondary", mono = false, busy, set }: Props) {
  const { message: t } = useTexts("diplomacyMaster");
  const [power, setPower] = useState(powers[0] ?? "");
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? texts[power] ?? "";
  return (
    <>
      <Field label={t.power} className="max-w-60">
        <Select
          value={power}
          options={powers.map((name) => ({ value: name, label: powerName(map, name) }))}
          onChange={(next) => {
            setPower(next);
            setTyped(null);
          }}
        />
      </Field>
      <Field label={label}>
        <Textarea
          rows={mono ? 8 : 3}
          maxLength={mono ? 20_000 : 4_000}
          className={mono ? "font-mono" : ""}
          spellCheck={!mono}
          value={text}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div>
        <Button kind={kind} busy={busy} onClick={() => set(power, text)}>
          {verb}
        </Button>
      </div>
    </>
  );
}
