import type { TableTexts } from "@/lib/texts/table/en";

type Option = { value: string; label: string };

/** Who may join a table, as the host chooses. */
export const entryOptions = ({ entries }: TableTexts["settings"]): Option[] => [
  { value: "open", label: entries.open },
  { value: "request", label: entries.request },
  { value: "closed", label: entries.closed },
];

/** Seconds for a move; 0: no limit. */
export const paceOptions = (t: TableTexts["settings"]): Option[] => [
  { value: "0", label: t.noLimit },
  { value: "20", label: t.seconds(20) },
  { value: "45", label: t.seconds(45) },
  { value: "90", label: t.seconds(90) },
  { value: "300", label: t.minutes(5) },
  { value: "86400", label: t.days(1) },
];
