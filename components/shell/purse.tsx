import Link from "next/link";
import { formatMoney } from "@/lib/engine/kernel/money";

/** What one has, on every page; leads to where it came from and went. */
export function Purse({ cents }: { cents: number }) {
  return (
    <Link
      href="/statement"
      aria-label={`Purse: ${formatMoney(cents)}. Statement`}
      className="flex min-h-11 items-center gap-2 rounded-sm bg-brass-soft px-3 font-semibold tabular-nums hover:shadow-1 desk:min-h-9"
    >
      <span aria-hidden="true" className="size-3.5 rounded-full border-2 border-brass bg-brass-bright" />
      {formatMoney(cents)}
    </Link>
  );
}
