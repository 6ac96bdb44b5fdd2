import { Link } from "@/components/ui/link";
import type { StatementFilter } from "@/lib/contracts/statement";
import { STATEMENT_PARTS, type StatementPart } from "@/lib/contracts/transfers";
import type { StatementTexts } from "@/lib/texts/statement/en";
import { Button, buttonClass } from "../ui/button";
import { Field, TextInput } from "../ui/field";

const PARTS: readonly (StatementPart | undefined)[] = [undefined, ...STATEMENT_PARTS];

type Props = { filter: StatementFilter; t: StatementTexts["filters"] };

/** The address of a statement with these filters. */
export function statementPath(filter: StatementFilter, base = "/statement"): string {
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return query.size > 0 ? `${base}?${query}` : base;
}

/** What the statement shows: a part, and days. Works without scripts. */
export function StatementFilters({ filter, t }: Props) {
  const { from, to, part } = filter;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <nav aria-label={t.title} className="flex flex-wrap gap-1.5">
        {PARTS.map((one) => (
          <Link
            key={one ?? "all"}
            href={statementPath({ from, to, part: one })}
            aria-current={one === part ? "page" : undefined}
            className={buttonClass(one === part ? "primary" : "secondary", true)}
          >
            {t[one ?? "all"]}
          </Link>
        ))}
      </nav>
      <form action="/statement" className="flex flex-wrap items-end gap-2">
        {part && <input type="hidden" name="part" value={part} />}
        <Field label={t.from}>
          <TextInput type="date" name="from" defaultValue={from} className="w-40" />
        </Field>
        <Field label={t.to}>
          <TextInput type="date" name="to" defaultValue={to} className="w-40" />
        </Field>
        <Button type="submit">{t.show}</Button>
      </form>
    </div>
  );
}
