"use client";
import { useState } from "react";
import { Field, TextInput } from "../ui/field";

type Props = {
  label: string;
  /** What the zone is for. */
  help: string;
  zone: string;
  error?: string | undefined;
};

/** A time zone by its IANA name, with the names that the browser knows to choose from. */
export function ZoneField({ label, help, zone, error }: Props) {
  const [names, setNames] = useState<string[]>([]);
  return (
    <Field label={label} help={help} error={error}>
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
