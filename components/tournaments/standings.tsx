"use client";
import { useTexts } from "@/components/texts/context";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import type { EntrantLine, TournamentView } from "@/lib/contracts/tournament-words";
import { formatMoney } from "@/lib/engine/kernel/money";

const SHOWN_OF_HASH = 8;

const number = (points: number): string => String(Math.round(points * 100) / 100);

/** Who stands where, with what decides it; before it begins, who has entered. */
export function Standings({ tournament }: { tournament: TournamentView }) {
  const { room: t } = useTexts("tournaments");
  const { standings, byCentres, style, state, cardGame, prizeList } = tournament;
  const begun = state === "running" || state === "over";
  const columns: Column<EntrantLine>[] = [
    ...(begun ? [{ key: "place", head: t.place, right: true, cell: (row: EntrantLine) => row.place }] : []),
    {
      key: "player",
      head: t.player,
      cell: ({ nick, left }) => (
        <>
          <Link href={`/u/${encodeURIComponent(nick)}`} className="font-medium underline-offset-4 hover:underline">
            {nick}
          </Link>
          {left && <span className="ml-2 text-sm text-ink-3">{t.hasLeft}</span>}
        </>
      ),
    },
    ...(begun && style === "swiss"
      ? [
          { key: "points", head: t.points, right: true, cell: (row: EntrantLine) => <b>{number(row.points)}</b> },
          {
            key: "opponents",
            head: t.opponents,
            right: true,
            cell: (row: EntrantLine) => `${Math.round(row.opponents * 1000) / 10} %`,
          },
        ]
      : []),
    ...(begun ? [{ key: "wins", head: t.wins, right: true, cell: (row: EntrantLine) => row.wins }] : []),
    ...(begun && byCentres
      ? [{ key: "centres", head: t.centres, right: true, cell: (row: EntrantLine) => row.held }]
      : []),
    ...(state === "over" && prizeList.length > 0
      ? [
          {
            key: "prize",
            head: t.prize,
            right: true,
            cell: (row: EntrantLine) => (row.prize > 0 ? formatMoney(row.prize) : ""),
          },
        ]
      : []),
    ...(cardGame === null
      ? []
      : [
          {
            key: "deck",
            head: t.deckHash,
            cell: ({ deckHash, deckName }: EntrantLine) => (
              <span title={deckHash ?? ""} className="text-sm text-ink-3">
                {deckName ?? <code>{deckHash?.slice(0, SHOWN_OF_HASH)}</code>}
              </span>
            ),
          },
        ]),
  ];
  return (
    <DataTable
      caption={begun ? t.standings : t.entrants}
      columns={columns}
      rows={standings}
      rowKey={(row) => row.nick}
      empty={<Empty>{t.nobody}</Empty>}
    />
  );
}
