import { Link } from "@/components/ui/link";
import type { NamedMove, Party, TransferLine } from "@/lib/contracts/staff";
import type { StaffBooksTexts } from "@/lib/texts/staff-books/en";
import type { TransfersTexts } from "@/lib/texts/transfers/en";
import { transferName } from "@/lib/texts/transfers/say-transfer";
import { Said } from "../texts/said";
import { buttonClass } from "../ui/button";
import { DataTable } from "../ui/data-table";
import { Time } from "../ui/time";
import { type LedgerView, ledgerPath } from "./ledger-path";
import { Doer, MemberLink } from "./member-link";
import { goodsOf, partyName } from "./move-words";

const Side = ({ party, t }: { party: Party; t: StaffBooksTexts }) =>
  party.is === "member" && party.nick !== null ? <MemberLink nick={party.nick} /> : partyName(party, t);

/** What moved, a line for each; members are links. */
export function MoveLines({ moves, t }: { moves: readonly NamedMove[]; t: StaffBooksTexts }) {
  return (
    <ul>
      {moves.map((move) => (
        <li key={`${move.what} ${move.product} ${partyName(move.from, t)} ${partyName(move.to, t)}`}>
          <Said
            parts={t.move(
              <span className="font-medium tabular-nums">{goodsOf(move, t)}</span>,
              <Side party={move.from} t={t} />,
              <Side party={move.to} t={t} />,
            )}
          />
        </li>
      ))}
    </ul>
  );
}

type Props = { lines: readonly TransferLine[]; view: LedgerView; t: StaffBooksTexts; names: TransfersTexts };

/** Transfers with what they moved from whom to whom; those that can be undone lead to it. */
export function TransferList({ lines, view, t, names }: Props) {
  const words = t.transfers;
  return (
    <DataTable
      caption={words.caption}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "at",
          head: words.when,
          className: "phone:hidden align-top",
          cell: ({ at }) => <Time at={at} className="whitespace-nowrap text-ink-3" />,
        },
        {
          key: "what",
          head: words.what,
          className: "align-top break-words phone:px-0",
          cell: ({ kind, moves, reason, undone, at, by, id }) => (
            <>
              <span className="font-semibold">{transferName(kind, names)}</span>
              {undone && (
                <span className="text-sm text-ink-3">
                  {" "}
                  <Said parts={words.undoneBy(<Doer by={undone.by} house={t.house} />)} />
                </span>
              )}
              <MoveLines moves={moves} t={t} />
              {reason && <span className="block text-sm text-ink-2">{t.quoted(reason)}</span>}
              <span className="block text-sm text-ink-3 tablet:hidden">
                <Said parts={words.at(<Time at={at} />, <Doer by={by} house={t.house} />)} />
              </span>
              <span className="block font-mono text-xs text-ink-3">{id}</span>
            </>
          ),
        },
        {
          key: "by",
          head: words.by,
          className: "phone:hidden align-top",
          cell: ({ by }) => <Doer by={by} house={t.house} />,
        },
        {
          key: "undo",
          head: words.undo,
          headUnseen: true,
          right: true,
          className: "align-top phone:pr-0 phone:pl-3",
          cell: ({ id, stays, undone, kind }) =>
            !stays &&
            !undone && (
              <Link
                href={ledgerPath({ ...view, undo: id })}
                aria-label={words.undoOf(transferName(kind, names), id)}
                className={buttonClass("secondary", true)}
              >
                {words.undo}
              </Link>
            ),
        },
      ]}
    />
  );
}
