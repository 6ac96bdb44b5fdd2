import type { Transaction } from "@/lib/db/client";
import { type PressLetter, partyKey, readPartyKey } from "@/lib/engine/diplomacy/game/press-letter";
import type { LiveTable } from "@/lib/live/live-table";
import type { Copy } from "./copies";
import { ALL_PRIVATE, diplomacyAt, EVERYBODY, holdersOfCopies, usersAt, usersOfParty } from "./press-reader";
import type { PressRow } from "./show-press";

type Sent = { letter: PressLetter; copies: readonly Copy[]; row: Omit<PressRow, "text">; author: string };

/**
 * Puts into the outbox that somebody was written to, in the transaction that stores the letter. It names whom the letter
 * shows as its sender, and the letter: what it says is read when a mail is made, by whoever may still read it then.
 */
export async function writeNews(
  tx: Transaction,
  table: LiveTable,
  { letter, copies, row, author }: Sent,
): Promise<void> {
  const at = diplomacyAt(table);
  if (!at) return;
  const { settings } = table.match.table;
  const users = new Set(
    copies.flatMap(({ party }) => {
      // Letters to everybody reach the master by their own copy, if at all.
      if (party === EVERYBODY) return usersAt(table).filter((user) => !isMaster(table, user));
      if (party === ALL_PRIVATE) return holdersOfCopies(table);
      const one = readPartyKey(party);
      return one && party !== partyKey(letter.from) ? usersOfParty(table, at.state, one) : [];
    }),
  );
  users.delete(author);
  if (users.size === 0) return;
  const shown = row.shownFrom?.startsWith("p:") ? row.shownFrom.slice(2) : "";
  const data = {
    ...{ table: settings.name, letter: row.id, power: shown, master: row.shownFrom === "m" },
    ...(settings.houseName ? { house: JSON.stringify(settings.houseName) } : {}),
  };
  await tx.outbox.create({
    data: {
      ...{ key: `press/${row.id}`, kind: "press", users: [...users], data, tableId: table.id },
      ...{ tester: table.world.tester?.(table.game) ?? null, at: row.at },
    },
  });
}

const isMaster = ({ match }: LiveTable, user: string): boolean =>
  match.table.offices.some((held) => held.user === user && held.office === "master");
