/** The parts of the form to which a refusal may belong. */
export type FaultyField = "rules" | "clock" | "zone" | "dummies" | "morph" | "taxes" | "word";

/** What the form is answered: a sentence at its head, and what is wrong at which field. */
export type OpenState = {
  readonly problem: string | null;
  readonly faults: readonly { readonly field: FaultyField; readonly text: string }[];
};

/** What is wrong at one field, as it is shown there; undefined: nothing. */
export const faultAt = ({ faults }: OpenState, field: FaultyField): string | undefined =>
  faults
    .filter((fault) => fault.field === field)
    .map(({ text }) => text)
    .join(" · ") || undefined;

/** Lines of a text, each without the blanks at its end; an empty text has none. */
export const linesOf = (text: string): string[] => (text.trim() === "" ? [] : text.trimEnd().split(/\r?\n/));
