import Papa from "papaparse";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { currentSession } from "@/lib/auth/session";
import { StatementFilter } from "@/lib/contracts/statement";
import { productNames } from "@/lib/services/catalogue/product-names";
import { setNames } from "@/lib/services/catalogue/set-names";
import { readStatement } from "@/lib/services/ledger/read-statement";
import { messagesOf } from "@/lib/texts/messages-of";
import { sayItems, sayTransfer } from "@/lib/texts/transfers/say-transfer";

const MOST = 100_000;
/** By this spreadsheets know that letters are UTF-8. */
const MARK = "\uFEFF";
/** In dollars, as a number: what looks like a formula is escaped only in texts. */
const sum = (cents: number): number => Number((cents / 100).toFixed(2));

/** One's statement as CSV, with the filters of its page, in the reader's language. */
export async function GET(request: Request): Promise<Response> {
  const session = await currentSession();
  const language = await currentLanguage();
  if (!session || !canCollect(session.member))
    return new Response(messagesOf("statement", language).signInFirst, { status: 401 });
  const filter = StatementFilter.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [lines, products, sets] = await Promise.all([
    readStatement(session.member, filter, { zone: session.preferences.zone, most: MOST }),
    productNames(),
    setNames(),
  ]);
  const transfers = messagesOf("transfers", language);
  const rows = lines.map((line) => ({
    when: new Date(line.at).toISOString(),
    what: sayTransfer(line, { products, sets }, transfers),
    items: sayItems(line.items, transfers),
    amount: sum(line.coins),
    purse: line.balance === null ? "" : sum(line.balance),
    transfer: line.id,
  }));
  const { columns } = messagesOf("statement", language);
  const names = ["when", "what", "items", "amount", "purse", "transfer"] as const;
  // A text that a spreadsheet would take for a formula is kept from being one.
  const csv = Papa.unparse(
    { fields: names.map((name) => columns[name]), data: rows.map((row) => names.map((name) => row[name])) },
    { escapeFormulae: true },
  );
  return new Response(MARK + csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="guildhall-statement.csv"',
      "Cache-Control": "no-store",
    },
  });
}
