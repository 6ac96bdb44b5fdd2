"use client";
import { useEffect, useState } from "react";
import { TextInput } from "../ui/field";
import { StaffField } from "./staff-field";

type Props = {
  /** As the schema calls it: what is sent is the moment in ms, or nothing. */
  name: string;
  label: string;
  help: string;
  /** What it is filled with, in ms. */
  at?: number | null;
};

/** A moment as the control takes it, of the clock of whoever reads. */
const typedAs = (at: number): string => {
  const here = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16);
};

/** A day and an hour of the clock of whoever types it, or none. */
export function MomentField({ name, label, help, at = null }: Props) {
  const [typed, setTyped] = useState<string | null>(at === null ? "" : null);
  // The server does not know whose clock it is.
  useEffect(() => setTyped(at === null ? "" : typedAs(at)), [at]);
  const untouched = at !== null && (typed === null || typed === typedAs(at));
  const moment = untouched ? at : typed ? new Date(typed).getTime() : "";
  return (
    <StaffField name={name} label={label} help={help}>
      <TextInput type="datetime-local" value={typed ?? ""} onChange={(event) => setTyped(event.target.value)} />
      <input type="hidden" name={name} value={moment} />
    </StaffField>
  );
}
