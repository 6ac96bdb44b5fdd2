/** What the ledger's page shows: whose transfers, of which kind, older than which; and which one is to be undone. */
export type LedgerView = {
  readonly member?: string | undefined;
  readonly kind?: string | undefined;
  readonly before?: string | undefined;
  readonly undo?: string | undefined;
};

/** The address of the ledger's page with this view; it begins where one looks. */
export function ledgerPath(view: LedgerView): string {
  const query = new URLSearchParams(
    Object.entries(view).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const place = view.undo !== undefined ? "#undo" : query.size > 0 ? "#transfers" : "";
  return `/staff/ledger${query.size > 0 ? `?${query}` : ""}${place}`;
}
