import type { Device } from "../../contracts/account-words";

/** What the sentences of notices are made of; what a kind does not tell is empty. */
export type NoticeFacts = {
  table: string;
  /** Who asks or invites; null: nobody says. */
  nick: string | null;
  /** To what somebody is invited: null: a seat. */
  office: string | null;
  powers: readonly string[];
  power: string;
  season: string;
  year: number;
  phase: string;
  weeks: number;
  /** A time on the reader's clocks, and on the game's where they differ; empty: none is told. */
  until: string;
  /** A game that ended is shared by those who are named. */
  shared: boolean;
  /** Whoever reads it lost their power by it. */
  yours: boolean;
  /** Beside results: there is a statement of one's money; so many lines of one's lists did not count; the ground changed under so many of one's units. */
  statement: boolean;
  lines: number;
  ground: number;
  device: Device;
  address: string;
  /** The master of a game wrote it. */
  byMaster: boolean;
  byStaff: boolean;
  /** By a code that was sent to their mail address. */
  byMail: boolean;
  product: string;
  reason: string;
  /** A card that was traded, how many, what they came to in cents, and whether one sold them. */
  card: string;
  count: number;
  sum: number;
  sold: boolean;
  /** How many cards and packs somebody gave, and their note. */
  cards: number;
  packs: number;
  note: string;
  /** A tournament or a deck, the round, the place that somebody came to, how a match was decided, or why it was called off. */
  name: string;
  round: number;
  place: number;
  how: string;
  /** A map of Diplomacy, by its name. */
  map: string;
};
