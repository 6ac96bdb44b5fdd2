import Link from "next/link";
import type { NamedMove, Party, TransferLine } from "@/lib/contracts/staff";
import { kindWord } from "../ccg/transfer-words";
import { buttonClass } from "../ui/button";
import { DataTable } from "../ui/data-table";
import { Time } from "../ui/time";
import { type LedgerView, ledgerPath } from "./ledger-path";
import { Doer, MemberLink } from "./member-link";
import { goodsOf, partyName } from "./move-words";

const Side = ({ party }: { party: Party }) =>
  party.is === "member" && party.nick !== null ? <MemberLink nick={party.nick} /> : partyName(party);

/** What moved, a line for each; members are links. */
export function MoveLines({ moves }: { moves: readonly NamedMove[] }) {
  return (
    <ul>
      {moves.map((move) => (
        <li key={`${move.what} ${move.product} ${partyName(move.from)} ${partyName(move.to)}`}>
          <span className="font-medium tabular-nums">{goodsOf(move)}</span> from <Side party={move.from} /> to{" "}
          <Side party={move.to} />
        </li>
      ))}
    </ul>
  );
}

/** Transfers with what they moved from whom to whom; those that can be undone lead to it. */
export function TransferList({ lines, view }: { lines: readonly TransferLine[]; view: LedgerView }) {
  return (
    <DataTable
      caption="Transfers, the latest first"
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "at",
          head: "When",
          className: "phone:hidden align-top",
          cell: ({ at }) => <Time at={at} className="whitespace-nowrap text-ink-3" />,
        },
        {
          key: "what",
          head: "What",
          className: "align-top break-words phone:px-0",
          cell: ({ kind, moves, reason, undone, at, by, id }) => (
            <>
              <span className="font-semibold">{kindWord(kind)}</span>
              {undone && (
                <span className="text-sm text-ink-3">
                  {" "}
                  (undone by <Doer by={undone.by} />)
                </span>
              )}
              <MoveLines moves={moves} />
              {reason && <span className="block text-sm text-ink-2">“{reason}”</span>}
              <span className="block text-sm text-ink-3 tablet:hidden">
                <Time at={at} />, by <Doer by={by} />
              </span>
              <span className="block font-mono text-xs text-ink-3">{id}</span>
            </>
          ),
        },
        { key: "by", head: "By", className: "phone:hidden align-top", cell: ({ by }) => <Doer by={by} /> },
        {
          key: "undo",
          head: "Undo",
          headUnseen: true,
          right: true,
          className: "align-top phone:pr-0 phone:pl-3",
          cell: ({ id, stays, undone, kind }) =>
            !stays &&
            !undone && (
              <Link
                href={ledgerPath({ ...view, undo: id })}
                aria-label={`Undo ${kindWord(kind).toLowerCase()}, number ${id}`}
                className={buttonClass("secondary", true)}
              >
                Undo
              </Link>
            ),
        },
      ]}
    />
  );
}
