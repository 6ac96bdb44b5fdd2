/** What a viewer has of a card, wants and asks: the columns of their collection. */
export type OwnRow = {
  readonly have: number;
  /** So many of its foil, where it is a plain card. */
  readonly foils: number;
  /** So many of them are registered, and so many came since one last looked. */
  readonly bound: number;
  readonly fresh: number;
  readonly deck: number;
  /** Tags and a note of one's own. */
  readonly tags: readonly string[];
  readonly note: string;
  readonly sell: number;
  readonly want: number;
  readonly seller: string;
  /**
   * In dollars: the lowest offer, one's own, the highest bid, the last trade; null: there is none. And what the house says it
   * is worth.
   */
  readonly price: number | null;
  readonly myprice: number | null;
  readonly bid: number | null;
  readonly last: number | null;
  readonly worth: number;
};

/** Rows of a viewer by card number; what is absent is 0 or "". */
export type OwnRows = (card: number) => Partial<OwnRow> | undefined;
