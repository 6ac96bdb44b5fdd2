import { z } from "zod";
import { type Actor, canAdminister } from "@/lib/auth/policy";
import { nickKey } from "@/lib/contracts/account-words";
import type { FoundTransfer, Party, TransferLine } from "@/lib/contracts/staff";
import { storableText } from "@/lib/contracts/storable";
import { TRANSFER_KINDS } from "@/lib/contracts/transfers";
import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { accountOf, MEMBER_ACCOUNTS } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { productNames } from "../catalogue/product-names";
import { whyNotReversible } from "../ledger/reverse-transfer";
import { findMissing } from "./find-missing";
import { movesOf, type Side } from "./transfer-moves";

const text = (most: number) =>
  z.string().transform(storableText).pipe(z.string().trim().min(1).max(most)).optional().catch(undefined);

/** What the ledger's page shows of the transfers, as its address has it; what is not valid is left out. */
export const TransferFilter = z.object({
  /** A nick: what took from this member or gave to it. */
  member: text(60),
  kind: z.enum(TRANSFER_KINDS).optional().catch(undefined),
  /** Only transfers older than the one of this number. */
  before: text(40),
  /** The number of one that is to be undone. */
  undo: text(40),
});
export type TransferFilter = z.infer<typeof TransferFilter>;

type Row = {
  id: string;
  kind: string;
  at: Date;
  by: string | null;
  reason: string | null;
  undoneAt: Date | null;
  undoneBy: string | null;
  postings: { account: string; asset: string; amount: number }[];
};
type Wanted = { ids?: readonly string[]; accounts?: readonly string[]; kind?: string; before?: string; most: number };

/** Transfers with all that one reads of them, the latest first. For services that have authorised. */
export async function findTransfers({ ids, accounts, kind, before, most }: Wanted): Promise<TransferLine[]> {
  const { rows } = await pool().query<Row>(
    `WITH page AS (
       SELECT * FROM "Transfer" t
       WHERE ($1::text[] IS NULL OR t.id = ANY($1))
         ${accounts ? `AND t.id IN (SELECT "transferId" FROM "Posting" WHERE "accountId" = ANY($5))` : ""}
         AND ($2::text IS NULL OR t.kind = $2)
         AND ($3::text IS NULL OR (t.at, t.id) < (SELECT at, id FROM "Transfer" WHERE id = $3))
       ORDER BY t.at DESC, t.id DESC LIMIT $4
     )
     SELECT t.id, t.kind, t.at, COALESCE(u.nick, t.memo ->> 'by') AS by, t.memo ->> 'reason' AS reason,
            r.at AS "undoneAt", COALESCE(ru.nick, r.memo ->> 'by') AS "undoneBy",
            COALESCE((SELECT json_agg(json_build_object('account', p."accountId", 'asset', p.asset, 'amount', p.amount) ORDER BY p.id)
                      FROM "Posting" p WHERE p."transferId" = t.id), '[]') AS postings
     FROM page t LEFT JOIN "User" u ON u.id = t."actorId"
     LEFT JOIN "Transfer" r ON r."reversesId" = t.id LEFT JOIN "User" ru ON ru.id = r."actorId"
     ORDER BY t.at DESC, t.id DESC`,
    [ids ?? null, kind ?? null, before ?? null, most, ...(accounts ? [accounts] : [])],
  );
  const found = rows.map((row) => ({ ...row, moves: movesOf(row.postings) }));
  const sides = found.flatMap(({ moves }) => moves.flatMap(({ from, to }) => [from, to]));
  const members = [...new Set(sides.flatMap((side) => (side.is === "member" ? [side.id] : [])))];
  const [users, products] = await Promise.all([
    prisma().user.findMany({ where: { id: { in: members } }, select: { id: true, nick: true } }),
    productNames(),
  ]);
  const nicks = new Map(users.map(({ id, nick }) => [id, nick]));
  const party = (side: Side): Party =>
    side.is === "member" ? { is: "member", nick: nicks.get(side.id) ?? null } : side;
  return found.map(({ id, kind, at, by, reason, undoneAt, undoneBy, moves }) => ({
    ...{ id, kind, at: at.getTime(), by, reason },
    moves: moves.map(({ what, count, of, from, to }) => ({
      ...{ what, count, from: party(from), to: party(to) },
      product: products[of] ?? null,
    })),
    undone: undoneAt && { at: undoneAt.getTime(), by: undoneBy },
    stays: whyNotReversible(kind),
  }));
}

export type TransferPage = {
  readonly lines: readonly TransferLine[];
  /** The `before` of what follows. */
  readonly older: string | null;
};

/** The transfers of the ledger, a page of them. Refuses `staff/not_allowed` and `staff/no_such_member`. */
export async function listTransfers(
  actor: Actor,
  { member, kind, before }: Omit<TransferFilter, "undo">,
  most = 30,
): Promise<Result<TransferPage, Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const user = member ? await prisma().user.findUnique({ where: { nickKey: nickKey(member) } }) : null;
  if (member && !user) return refuse("staff/no_such_member", { nick: member });
  const found = await findTransfers({
    ...(user ? { accounts: MEMBER_ACCOUNTS.map((account) => accountOf(account, user.id)) } : {}),
    ...(kind ? { kind } : {}),
    ...(before ? { before } : {}),
    most: most + 1,
  });
  const lines = found.slice(0, most);
  return ok({ lines, older: found.length > most ? (lines.at(-1)?.id ?? null) : null });
}

/** One transfer by its number, and what keeps it from being undone. Refuses `staff/not_allowed` and `ledger/no_such_transfer`. */
export async function readTransfer(actor: Actor, id: string): Promise<Result<FoundTransfer, Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const [line] = await findTransfers({ ids: [id], most: 1 });
  if (!line) return refuse("ledger/no_such_transfer");
  return ok({ ...line, missing: line.undone || line.stays ? [] : await findMissing(id) });
}
