import { Link } from "@/components/ui/link";
import type { StaffBooksTexts } from "@/lib/texts/staff-books/en";
import type { TransfersTexts } from "@/lib/texts/transfers/en";
import { transferName } from "@/lib/texts/transfers/say-transfer";
import { Button, buttonClass } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { Select } from "../ui/select";
import { type LedgerView, ledgerPath } from "./ledger-path";

type Props = {
  view: LedgerView;
  kinds: readonly string[];
  /** What is wrong with the member looked for. */
  problem?: string | undefined;
  t: StaffBooksTexts["transfers"];
  names: TransfersTexts;
};

/** Whose transfers are shown, and of which kind. */
export function TransferFilters({ view: { member, kind }, kinds, problem, t, names }: Props) {
  const all = [{ value: "all", label: t.allKinds }];
  return (
    <form action="/staff/ledger#transfers" className="mb-4 flex flex-wrap items-start gap-3">
      <Field label={t.member} error={problem} className="phone:w-full">
        <TextInput name="member" defaultValue={member} autoComplete="off" className="tablet:w-44 desk:w-56" />
      </Field>
      <Field label={t.kind} className="phone:w-full">
        <Select
          name="kind"
          options={[...all, ...kinds.map((value) => ({ value, label: transferName(value, names) }))]}
          defaultValue={kind ?? "all"}
          className="tablet:w-44 desk:w-56"
        />
      </Field>
      <div className="flex gap-2 tablet:pt-6.75">
        <Button type="submit" kind="secondary">
          {t.show}
        </Button>
        {(member || kind) && (
          <Link href={`${ledgerPath({})}#transfers`} className={buttonClass("ghost")}>
            {t.showAll}
          </Link>
        )}
      </div>
    </form>
  );
}
