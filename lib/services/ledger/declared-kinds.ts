import { kindsWith, TRANSFER_KINDS, transferOf } from "@/lib/contracts/transfers";

/** The kinds of transfers that are declared so, as a list in SQL. */
export const kindsAsList = (isSo: Parameters<typeof kindsWith>[0]): string =>
  kindsWith(isSo)
    .map((kind) => `'${kind}'`)
    .join(", ");

/** Each kind of transfer with the number of its answer that is declared so, as rows in SQL; `t`: the transfer. */
export const answersOf = (field: "coins" | "none"): string =>
  kindsWith((declared) => declared[field] !== undefined)
    .map((kind) => `('${kind}', t.answer ->> '${transferOf(kind)?.[field]}')`)
    .join(", ");

/** Each kind that leaves a row behind, where there is none, as conditions in SQL; `t`: the transfer. */
export const RECORDED = TRANSFER_KINDS.flatMap((kind) => {
  const record = transferOf(kind)?.record;
  if (!record) return [];
  const [table, column] = record;
  return [`t.kind = '${kind}' AND NOT EXISTS (SELECT FROM "${table}" r WHERE r."${column}" = t.id)`];
});
