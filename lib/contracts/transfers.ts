/**
 * Every reason for which value moves, each declared once: the ledger, the statement, the staff's page and the check of the
 * whole ledger read it here. Its words are in `lib/texts/transfers`, and the compiler asks for them.
 */

/** What a statement can be narrowed to. */
export const STATEMENT_PARTS = ["pay", "shop", "market", "trades", "tables", "cards"] as const;
export type StatementPart = (typeof STATEMENT_PARTS)[number];

export type TransferDeclaration = {
  /** Where it stands in a member's statement; null: under "everything" alone. */
  readonly part: StatementPart | null;
  /** Whether a transfer of the other direction undoes it. Not what left more behind than postings. */
  readonly reversible: boolean;
  /** The number of its answer that equals the cents it moved. */
  readonly coins?: "amount" | "bonus";
  /** The number of its answer that is "0" where it moved nothing; it has postings otherwise, as all others always do. */
  readonly none?: "amount" | "bonus" | "printed";
  /** Moves nothing itself: it asks for something, and what follows are transfers of their own. */
  readonly asks?: true;
  /** Comes to a member but once, or once for each `week` of its memo. */
  readonly once?: true;
  /** The column that a row written with it refers to it by. */
  readonly record?: readonly [
    table: "Purchase" | "Pack" | "SetRegistration" | "Trade" | "DirectTrade" | "Auction" | "DraftEntry" | "SealedEntry",
    column: "transferId" | "openingId" | "enterId" | "cardsId",
  ];
};

const declare = <const T extends Readonly<Record<string, TransferDeclaration>>>(transfers: T): T => transfers;

export const TRANSFERS = declare({
  "pay/start": { part: "pay", reversible: true, coins: "amount", none: "amount", once: true },
  "pay/week": { part: "pay", reversible: true, coins: "amount", once: true },
  "shop/print": { part: null, reversible: false },
  "shop/withdraw": { part: null, reversible: false, none: "printed" },
  "shop/purchase": { part: "shop", reversible: false, record: ["Purchase", "transferId"] },
  "shop/open": { part: "cards", reversible: false, record: ["Pack", "openingId"] },
  "shop/ticket": { part: "shop", reversible: true },
  "set/register": {
    ...{ part: "cards", reversible: false, coins: "bonus", none: "bonus" },
    record: ["SetRegistration", "transferId"],
  },
  "market/order": { part: null, reversible: false, asks: true },
  "market/trade": { part: "market", reversible: true, record: ["Trade", "transferId"] },
  "gift/give": { part: "trades", reversible: true },
  "trade/settle": { part: "trades", reversible: true, record: ["DirectTrade", "transferId"] },
  "auction/act": { part: null, reversible: false, asks: true },
  "auction/sale": { part: "market", reversible: true, record: ["Auction", "transferId"] },
  "stake/begin": { part: "tables", reversible: false },
  "stake/result": { part: "tables", reversible: false },
  "stake/return": { part: "tables", reversible: false },
  "tournament/stake": { part: "tables", reversible: false, none: "amount" },
  "tournament/prizes": { part: "tables", reversible: false },
  "tournament/return": { part: "tables", reversible: false },
  "draft/enter": { part: "shop", reversible: false, record: ["DraftEntry", "enterId"] },
  "draft/cards": { part: "cards", reversible: false, record: ["DraftEntry", "cardsId"] },
  "sealed/enter": { part: "shop", reversible: false, record: ["SealedEntry", "enterId"] },
  "ego/start": { part: "pay", reversible: false, none: "amount" },
  "ego/end": { part: "pay", reversible: false, none: "amount" },
  "staff/grant": { part: "pay", reversible: true, coins: "amount" },
  "ledger/reversal": { part: null, reversible: false },
});
export type TransferKind = keyof typeof TRANSFERS;

/** Whether this is a kind of transfer. */
export const isTransferKind = (kind: string): kind is TransferKind => Object.hasOwn(TRANSFERS, kind);

/** All kinds, in the order in which they are declared. */
export const TRANSFER_KINDS: readonly TransferKind[] = Object.keys(TRANSFERS).filter(isTransferKind);

/** What is declared of a kind; null for one that is none. */
export const transferOf = (kind: string): TransferDeclaration | null => (isTransferKind(kind) ? TRANSFERS[kind] : null);

/** The kinds of which something holds. */
export const kindsWith = (holds: (declaration: TransferDeclaration) => boolean): TransferKind[] =>
  TRANSFER_KINDS.filter((kind) => holds(TRANSFERS[kind]));
