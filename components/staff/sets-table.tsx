import type { SetShare } from "@/lib/contracts/staff";
import type { StaffTexts } from "@/lib/texts/staff/en";
import { DataTable } from "../ui/data-table";
import { lineLook, percentOf } from "./set-lines";

const told = (share: number | null | undefined): string => (typeof share === "number" ? percentOf(share) : "–");

/** How complete each set was at first and is now, with the look of its line in the plot. */
export const SetsTable = ({ sets, t }: { sets: readonly SetShare[]; t: StaffTexts["economy"]["sets"] }) => (
  <DataTable
    caption={t.title}
    rows={sets}
    rowKey={({ code }) => code}
    columns={[
      {
        key: "set",
        head: t.set,
        cell: ({ name, code }) => (
          <span className="flex items-center gap-3">
            <svg aria-hidden="true" viewBox="0 0 28 4" className="w-7 shrink-0">
              <line
                x1="0"
                x2="28"
                y1="2"
                y2="2"
                strokeWidth="3"
                {...lineLook(sets.findIndex((one) => one.code === code))}
              />
            </svg>
            {name}
          </span>
        ),
      },
      {
        key: "first",
        head: t.first,
        right: true,
        cell: ({ shares }) => told(shares.find((share) => share !== null)),
      },
      { key: "now", head: t.now, right: true, cell: ({ shares }) => told(shares.at(-1)) },
    ]}
  />
);
