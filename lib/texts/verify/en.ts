import { speechOf } from "../speech";

const { plural } = speechOf("en");

/** Who had a part in the chance, and what a check of it says then. */
export type Verdicts = Record<"own" | "players" | "house" | "pack" | "file", { head: string; reason: string }>;

const FREE = "Nobody, not even the house, could have chosen these cards.";
const SEALED = "These are the cards that were sealed.";

/** The parts of a proof, by their names in the file. */
const PARTS: Readonly<Record<string, string>> = {
  v: "The version (v)",
  table: "The table’s number (table)",
  anchor: "The anchor",
  epoch: "The number of the deal (epoch)",
  seq: "The place in the table’s log (seq)",
  commitment: "The commitment",
  serverSeed: "The opened seed (serverSeed)",
  shares: "The players' shares (shares)",
  deck: "The deck",
  result: "The list of cards (result)",
  pack: "The pack’s number (pack)",
  contentsHash: "The hash of the print sheets (contentsHash)",
  contents: "The description of the print sheets (contents)",
};
const partName = (part: string): string => PARTS[part] ?? `The part “${part}”`;

/** "Was it fair?": the check of shuffles and packs. */
export const verify = {
  title: "Was it fair?",
  lead: "Nobody can choose the cards here, not even the house: it seals its part of the chance before the table opens, and every player’s browser adds a part of its own. Check it yourself.",
  noTable: "There is no such table.",
  noDeal: "There is no such deal here.",
  sealed: "Past hands stay hidden in this game. Its shuffles can be checked once the host has closed the table.",
  noPack: "This pack is still closed, or there is none with this number. It can be checked once it is open.",
  download: "Download the proof",
  handNow: "Your hand now",
  dealsOf: (table: string): string => `Deals of ${table}`,
  noDeals: "No deal has ended here yet. Each can be checked once it has.",
  deal: (series: number, deal: number): string => `Series ${series}, deal ${deal}`,
  someDeal: "The deal",
  dealSealed: (series: number, deal: number): string =>
    `Series ${series}, deal ${deal}: sealed until the table is closed`,
  anchor: "Published before anybody sat down:",
  anchorOf: (anchor: string): string => `anchor ${anchor}`,
  packOf: (product: string): string => `A pack of ${product}`,
  cardNumber: (number: number | string): string => `card ${number}`,

  /** For whoever asks how it works before there is anything to check. */
  how: {
    title: "How chance is sealed",
    packs: [
      "Before you pay for a pack, the house fixes a secret for it and shows you its seal: a hash that fits this secret and no other.",
      "Your browser adds a share of its own, which the house did not know when it made the seal. You can write your own.",
      "Secret and share together decide which cards are drawn from the print sheets, whose hash is shown as well.",
      "When the pack is opened, the secret is shown. It must fit the seal, and secret and share must give your cards: “Verify this pack” checks both.",
    ],
    tables:
      "At a table it is the same with every shuffle: the house’s part is sealed before anybody sits down, each player’s browser adds a share, and the part is opened after the deal.",
    packsTitle: "Packs",
    tablesTitle: "Tables",
  },

  given: {
    title: "Check a proof that you were given",
    lead: "Every deal that is over and every pack that is open has a proof. It is behind “Fair shuffle, proven” at a table, and behind “Verify this pack” after a pack was opened: “Download the proof” saves it as a file there, for you or for somebody whom you send it to.",
    choose: "Choose the file…",
    paste: "Or paste what is in it",
    here: "It is checked here in your browser; nothing is sent.",
    check: "Check",
    missing: "Choose a file, or paste what is in it.",
    tooLarge: "This file is too large to be a proof of a deal or a pack.",
  },

  problem: {
    noJson: "This is not JSON. Paste the whole file that you were given.",
    noProof: "This is not a proof of a deal or a pack. Paste the whole file that you were given.",
    noKind:
      "The file does not say whether it proves a deal or a pack (kind). Paste the whole file that you were given.",
    wrong: (part: string): string =>
      `${partName(part)} is not written as in a proof. Paste the file as you were given it, unchanged.`,
    lost: (part: string): string => `${partName(part)} is missing. Paste the whole file that you were given.`,
  },

  verdict: {
    own: {
      head: FREE,
      reason:
        "The house sealed its part of the shuffle before your table opened. Your browser added a part of its own after that. This was checked in your browser just now.",
    },
    players: {
      head: FREE,
      reason:
        "The house sealed its part of the shuffle before the table opened, and each player’s browser added a part of its own after that. This was checked in your browser just now.",
    },
    house: {
      head: SEALED,
      reason:
        "No player added a part to this shuffle. The house sealed it before the deal and has not changed it since.",
    },
    pack: {
      head: FREE,
      reason:
        "The house sealed its part of the draw before you paid, and your browser added a part of its own. This was checked in your browser just now.",
    },
    file: {
      head: SEALED,
      reason:
        "Everything in this file fits together. That it was sealed beforehand you know if its anchor, or its commitment, is the one that you were shown before the cards.",
    },
  } as Verdicts,
  failed: {
    deal: "This deal is not the one that was sealed.",
    pack: "This pack is not the one that was sealed.",
    draft: "These packs are not the ones that were sealed.",
  },
  failedWhy:
    "What the proof says and what was sealed do not fit together. The steps below show where. If the file is as you were given it, show it to the staff.",
  yourCards: "Your cards in this deal",
  cards: "Cards",

  all: "Every step of the check, and the proof",
  proof: "Proof",
  proofHelp: "The file of a deal or of a pack, as JSON. It is checked here in your browser; nothing is sent.",
  holds: "holds",
  fails: "fails",
  /** One step of a check each. */
  steps: {
    seed: (times: number): string =>
      `Hashing the opened seed ${times === 1 ? "once" : `${times} times`} gives the anchor published when the table was opened.`,
    key: (shares: number): string =>
      `The key of the deal comes from that seed and ${shares === 1 ? "the share" : `the ${shares} shares`} of the players.`,
    shuffle: "Shuffling the deck with that key gives the cards as they were dealt.",
    commitment: "The salted cards give the commitment that was published with the deal.",
    noted_commitment: "The commitment is the one that was noted before paying.",
    noted_sheets: "The print sheets are those that were noted before paying.",
    secret: "Hashing the opened secret gives the pack’s commitment.",
    sheets: "The print sheets have the hash that is part of the key.",
    draw: "Drawing from those sheets with the key of secret, sheets and the buyer’s share gives the cards of the pack.",
  },
  noCard: "no card",
  differ: (wrong: number, of: number): string =>
    plural(wrong, {
      one: "One card differs: the mark shows where.",
      other: `${wrong} of ${of} cards differ: the mark shows where.`,
    }),
  place: (place: number, drawn: string, said: string): string =>
    `place ${place}: drawn was ${drawn}, the proof says ${said}`,

  hand: {
    held: "These cards lay in the deck for you from the moment the deal began: nobody has changed them since.",
    later: (count: number): string =>
      count === 1
        ? "One more card was in another hand or on the table first. It can be checked when the deal is over: its place in the deck would tell whose it was."
        : `${count} more cards were in another hand or on the table first. They can be checked when the deal is over: their places in the deck would tell whose they were.`,
    changed: "At least one of these cards is not the one that was sealed when the deal began. Tell the staff.",
    how: "How each card was checked",
    card: (card: string, place: number, holds: boolean): string =>
      `${card}, place ${place} of the deck: ${holds ? "as sealed" : "not as sealed"}`,
    seal: (root: string): string => `Seal ${root}`,
  },
};

export type VerifyTexts = typeof verify;
