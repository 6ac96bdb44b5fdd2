"use client";
import { useState } from "react";
import { isTimeZone } from "@/lib/contracts/account";
import { Field, TextInput } from "../ui/field";
import { Suggestions } from "../ui/suggestions";

type Props = {
  label: string;
  /** What the zone is for. */
  help: string;
  zone: string;
  error?: string | undefined;
  /** Told of each name that the browser knows as a zone. */
  onChange?(zone: string): void;
};

/** A time zone by its IANA name, with the names that the browser knows to choose from. */
export function ZoneField({ label, help, zone, error, onChange }: Props) {
  const [names, setNames] = useState<string[]>([]);
  return (
    <Field label={label} help={help} error={error}>
      <TextInput
        name="zone"
        list="zones"
        defaultValue={zone}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target: { value } }) => isTimeZone(value) && onChange?.(value)}
        onFocus={() => setNames(["UTC", ...Intl.supportedValuesOf("timeZone")])}
      />
      <Suggestions id="zones" of={names} />
    </Field>
  );
}
