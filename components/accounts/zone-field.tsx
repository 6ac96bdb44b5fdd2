"use client";
import { useState } from "react";
import { Field, TextInput } from "../ui/field";

type Props = { zone: string; error?: string | undefined /** What the zone is for. */; help?: string };

/** A time zone by its IANA name, with the names that the browser knows to choose from. */
export function ZoneField({ zone, error, help = "Times are shown in it." }: Props) {
  const [names, setNames] = useState<string[]>([]);
  return (
    <Field label="Time zone" help={help} error={error}>
      <TextInput
        name="zone"
        list="zones"
        defaultValue={zone}
        spellCheck={false}
        autoComplete="off"
        onFocus={() => setNames(["UTC", ...Intl.supportedValuesOf("timeZone")])}
      />
      <datalist id="zones">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Field>
  );
}
