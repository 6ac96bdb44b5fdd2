import type { z } from "zod";
import type { Refusal } from "../engine/kernel/result";
import { storableText } from "./storable";

/** What a form's action answers: nothing yet, done, or what to mend; `values` bring back what was typed. */
export type FormState = {
  done?: string;
  problem?: Refusal;
  /** Field → code of what is wrong with it. */
  fields?: Record<string, string>;
  values?: Record<string, string>;
};

export const NO_FORM_STATE: FormState = {};

/** Field → the first code that a schema raised for it. */
export function fieldProblems(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".")] ??= issue.message;
  return fields;
}

/**
 * The texts of a form by their fields, without what no text may hold; files are left out. What is no form has none: an
 * action is called with whatever a client sends.
 */
export const textsOf = (form: unknown): Record<string, string> =>
  form instanceof FormData
    ? Object.fromEntries(
        [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, storableText(value)]] : [])),
      )
    : {};

/** One text of a form; "" where there is none. */
export function textOf(form: unknown, name: string): string {
  const value = form instanceof FormData ? form.get(name) : null;
  return typeof value === "string" ? storableText(value) : "";
}

/** A refusal as a form shows it: the data of `form/fields` is a code for each field. */
export function refusedForm(problem: Refusal): FormState {
  if (problem.code !== "form/fields") return { problem };
  const fields = Object.entries(problem.data ?? {}).flatMap(([name, code]) =>
    typeof code === "string" ? [[name, code]] : [],
  );
  return { problem: { code: "form/fields" }, fields: Object.fromEntries(fields) };
}
