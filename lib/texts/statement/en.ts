/** One's statement: what came to the purse and left it. */
export const statement = {
  title: "Statement",
  keepAccount: "Keep this account",
  guest: "Guests have no purse. Choose a nick and a password, and yours is opened with its starting money.",
  /** `aside`: what of it is set aside for bids; null: nothing is. */
  lead: (money: string, aside: string | null, zone: string): string =>
    `In your purse: ${money}${aside === null ? "" : `, of which ${aside} are set aside for your bids`}. Days follow the time zone ${zone}.`,
  download: "Download as CSV",
  /** Heads of the columns of that file. */
  columns: {
    when: "when",
    what: "what",
    items: "items",
    amount: "amount",
    purse: "purse",
    transfer: "transfer",
  },
  signInFirst: "Sign in first.",
  overTime: "Your purse over time",

  filters: {
    title: "Parts of the statement",
    all: "All",
    pay: "Pay and gifts",
    shop: "Shop",
    market: "Market",
    trades: "Gifts and trades",
    tables: "Games",
    cards: "Cards",
    from: "From",
    to: "To",
    show: "Show",
  },
  lines: {
    /** Links under a trade. */
    card: "the card",
    caption: "What came to your purse and binder, and what left them, the latest first",
    when: "When",
    what: "What",
    amount: "Amount",
    purse: "Purse",
    older: "Older lines",
    showAll: "Show all",
    none: "Nothing of this kind has happened yet.",
    noneThen: "Nothing happened in these days.",
    noDays: "These days end before they begin: there are none.",
  },
  plot: {
    purse: "Purse",
    empty: "The purse over time.",
    inWords: (from: string, first: string, to: string, last: string): string =>
      `The purse from ${from}, ${first}, to ${to}, ${last}.`,
  },
};

export type StatementTexts = typeof statement;
