"use client";
import { type ComponentProps, createContext, useContext } from "react";
import { ZoneField } from "../accounts/zone-field";
import { useTexts } from "../texts/context";
import { Field } from "../ui/field";
import { fieldWords } from "./staff-words";

/** Field → code of what is wrong with it, for the fields of one form. */
export const FieldProblems = createContext<Readonly<Record<string, string>>>({});

function useProblem(name: string): string | undefined {
  const t = useTexts("staffForms");
  const problems = useContext(FieldProblems);
  // Of a field that holds several things the problem is of one of them: "files.2.file".
  const [, code] = Object.entries(problems).find(([field]) => field === name || field.startsWith(`${name}.`)) ?? [];
  return code === undefined ? undefined : fieldWords(name, code, t);
}

/** A field of a staff's form that shows what its action found wrong with it. `name`: as the schema calls it. */
export function StaffField({ name, ...field }: { name: string } & Omit<ComponentProps<typeof Field>, "error">) {
  return <Field {...field} error={useProblem(name)} />;
}

/** The time zone of the club. */
export function ClubZoneField({ zone }: { zone: string }) {
  const t = useTexts("staffForms");
  return <ZoneField label={t.zone} help={t.zoneHelp} zone={zone} error={useProblem("timeZone")} />;
}
