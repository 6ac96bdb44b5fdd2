"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { RARITIES, rarityRank } from "@/lib/engine/ccg/art/look";
import { formatMoney } from "@/lib/engine/kernel/money";
import { DataTable } from "../ui/data-table";
import { SegmentedControl } from "../ui/segmented";
import { RarityMark } from "./card-face";

export type OddsRow = {
  readonly number: number;
  readonly name: string;
  readonly href: string;
  readonly set: string;
  readonly rarity: string;
  readonly foil: boolean;
  /** Copies in a pack, on average. */
  readonly expected: number;
  /** Share of packs with at least one. */
  readonly chance: number;
  /** In cents. */
  readonly worth: number;
  /** What it was last traded for, in cents; null: it never was. */
  readonly last: number | null;
};
type RarityRow = { readonly code: string; readonly foil: boolean; readonly expected: number; readonly worth: number };

/** Four columns have room on a phone. */
const NARROW = "phone:px-1.5";

/** The odds of a product by rarity, as bars, and of every card with what it is worth and was last traded for, as a table that sorts. */
export function OddsTable({ rows, rarities }: { rows: readonly OddsRow[]; rarities: readonly RarityRow[] }) {
  const { odds: t } = useTexts("shop");
  const { rarity: wordOf } = useTexts("ccg");
  const [view, setView] = useState("rarities");
  const [sort, setSort] = useState({ key: "chance", down: false });
  const most = Math.max(...rarities.map(({ expected }) => expected), 0.01);
  const by: Record<string, (a: OddsRow, b: OddsRow) => number> = {
    name: (a, b) => a.name.localeCompare(b.name),
    rarity: (a, b) => rarityRank(a.rarity) - rarityRank(b.rarity) || Number(b.foil) - Number(a.foil),
    chance: (a, b) => a.chance - b.chance,
    worth: (a, b) => a.worth - b.worth,
    last: (a, b) => (a.last ?? -1) - (b.last ?? -1),
  };
  const sorted = [...rows].sort((a, b) => (by[sort.key]?.(a, b) ?? 0) * (sort.down ? -1 : 1) || a.number - b.number);
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label={t.of}
        options={[
          { value: "rarities", label: t.rarities },
          { value: "cards", label: t.cards(rows.length) },
        ]}
        value={view}
        onChange={setView}
        className="self-start"
      />
      {view === "rarities" ? (
        <DataTable
          caption={t.byRarity}
          rows={[...rarities].sort(
            (a, b) => rarityRank(a.code) - rarityRank(b.code) || Number(b.foil) - Number(a.foil),
          )}
          rowKey={({ code, foil }) => `${code} ${foil}`}
          columns={[
            {
              key: "rarity",
              head: t.rarity,
              cell: ({ code, foil }) => {
                const rarity = RARITIES[code];
                return (
                  <span className="flex items-center gap-2">
                    {rarity && <RarityMark rarity={rarity} className="size-4" />}
                    {wordOf(code, foil)}
                  </span>
                );
              },
            },
            {
              key: "bar",
              head: t.share,
              headUnseen: true,
              className: "w-2/5 phone:hidden",
              cell: ({ expected }) => (
                <span className="block h-3 rounded-full bg-sunken">
                  <span
                    className="block h-3 rounded-full bg-primary"
                    style={{ width: `${Math.max(1.5, (100 * expected) / most)}%` }}
                  />
                </span>
              ),
            },
            { key: "expected", head: t.inPack, right: true, cell: ({ expected }) => t.expected(expected, 3) },
            {
              key: "worth",
              head: t.worth,
              right: true,
              cell: ({ worth }) => formatMoney(Math.round(worth)),
            },
          ]}
        />
      ) : (
        <DataTable
          caption={t.byCard}
          rows={sorted}
          rowKey={({ number }) => String(number)}
          sort={sort}
          onSort={(key) => setSort({ key, down: sort.key === key ? !sort.down : false })}
          columns={[
            {
              key: "name",
              head: t.card,
              className: NARROW,
              sortable: true,
              cell: ({ name, href }) => (
                <Link href={href} className="underline-offset-4 hover:underline">
                  {name}
                </Link>
              ),
            },
            {
              key: "rarity",
              head: t.rarity,
              className: NARROW,
              sortable: true,
              cell: ({ rarity, foil }) => wordOf(rarity, foil),
            },
            {
              key: "chance",
              head: t.packsWith,
              className: NARROW,
              right: true,
              sortable: true,
              cell: ({ chance }) => t.chance(chance),
            },
            {
              key: "expected",
              head: t.onAverage,
              right: true,
              className: "phone:hidden",
              cell: ({ expected }) => t.expected(expected, 4),
            },
            {
              key: "worth",
              head: t.worth,
              className: NARROW,
              right: true,
              sortable: true,
              cell: ({ worth, last }) => (
                <>
                  {formatMoney(worth)}
                  {last !== null && (
                    <span className="hidden text-xs text-ink-3 phone:block">{t.lastShort(formatMoney(last))}</span>
                  )}
                </>
              ),
            },
            {
              key: "last",
              head: t.last,
              right: true,
              sortable: true,
              className: "phone:hidden",
              cell: ({ last }) => (last === null ? <span className="text-ink-3">–</span> : formatMoney(last)),
            },
          ]}
        />
      )}
    </div>
  );
}
