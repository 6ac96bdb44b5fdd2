import Link from "next/link";
import type { StatementFilter } from "@/lib/contracts/statement";
import type { StatementPart } from "@/lib/contracts/transfers";
import { Button, buttonClass } from "../ui/button";
import { Field, TextInput } from "../ui/field";

const PARTS: readonly { part: StatementPart | undefined; label: string }[] = [
  { part: undefined, label: "All" },
  { part: "pay", label: "Pay and gifts" },
  { part: "shop", label: "Shop" },
  { part: "cards", label: "Cards" },
];

/** The address of a statement with these filters. */
export function statementPath(filter: StatementFilter, base = "/statement"): string {
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return query.size > 0 ? `${base}?${query}` : base;
}

/** What the statement shows: a part, and days. Works without scripts. */
export function StatementFilters({ filter }: { filter: StatementFilter }) {
  const { from, to, part } = filter;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <nav aria-label="Parts of the statement" className="flex flex-wrap gap-1.5">
        {PARTS.map((one) => (
          <Link
            key={one.label}
            href={statementPath({ from, to, part: one.part })}
            aria-current={one.part === part ? "page" : undefined}
            className={buttonClass(one.part === part ? "primary" : "secondary", true)}
          >
            {one.label}
          </Link>
        ))}
      </nav>
      <form action="/statement" className="flex flex-wrap items-end gap-2">
        {part && <input type="hidden" name="part" value={part} />}
        <Field label="From">
          <TextInput type="date" name="from" defaultValue={from} className="w-40" />
        </Field>
        <Field label="To">
          <TextInput type="date" name="to" defaultValue={to} className="w-40" />
        </Field>
        <Button type="submit">Show</Button>
      </form>
    </div>
  );
}
