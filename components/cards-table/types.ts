import type { ReactNode } from "react";
import type {
  ChatLine,
  Connection,
  LogLine,
  RoomSlots,
  SeatPerson,
  SoundLevel,
  TableClock,
} from "@/components/table/types";
import type { Bid, Card, Intent, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Instant, Seat } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";

/** One deal of the score sheet; the lists are by seat. `scores` are points or ranks, null where nothing was scored. */
export type SheetDeal = {
  deal: number;
  /** The winning bid. */
  bid: Bid | null;
  ending: NonNullable<View["ending"]>["reason"];
  scores: (number | null)[];
  /** Running totals after this deal; null where the game only ranks. */
  totals: (number | null)[];
};

export type SheetSeries = { series: number; deals: SheetDeal[] };

/** Oldest series first. */
export type ScoreSheetData = SheetSeries[];

/** What the host does to the table itself. `start`, `end` and `reset` are the host's intents of the game. */
export type HostAction =
  | { type: "start" }
  | { type: "end" }
  | { type: "reset" }
  | { type: "pause" }
  | { type: "unpause" };

/** When the next deal begins by itself, after one has ended. */
export type NextDeal = { at: Instant | null; paused: boolean };

const SPEEDS = ["slow", "normal", "fast", "still"] as const;
/** How fast cards move, and how long a closed trick stays in sight. */
export type Speed = (typeof SPEEDS)[number];

const CARD_SIZES = ["normal", "large"] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** A viewer's own choices, the same at every table. */
export type TablePrefs = {
  faces: "drawn" | "glyph";
  fourColour: boolean;
  sounds: SoundLevel;
  /** A card that is the whole act is played by the first tap. */
  oneTap: boolean;
  /** What leaves no choice is played by itself. */
  playForced: boolean;
  speed: Speed;
  cardSize: CardSize;
};

export const DEFAULT_PREFS: TablePrefs = {
  faces: "drawn",
  fourColour: false,
  sounds: "turn",
  oneTap: false,
  playForced: false,
  speed: "normal",
  cardSize: "normal",
};

/** `ifVersion`: the act was chosen before its turn, and counts only for the view it was chosen on. */
export type ActOptions = { ifVersion?: string };

/** Places that the page fills with parts of its own. */
export type TableSlots = RoomSlots & {
  /** A takeback that waits for consent, over the field. */
  takeback?: ReactNode;
  /** A deal or a series that the host asks to break off. */
  callOff?: ReactNode;
  /** The rules, already rendered: Markdown stays on the server. */
  rules?: ReactNode;
  /** Replaces the action bar: a replay's bar, a spectator's "Sit". */
  foot?: ReactNode;
};

export type TableRoomProps = {
  info: TemplateInfo;
  view: View;
  people: SeatPerson[];
  /** The viewer's seat; null for spectators. */
  you: Seat | null;
  log: LogLine[];
  chat: ChatLine[];
  sheet: ScoreSheetData;
  /** Of the view: changes with every message of the viewer's stream. */
  version: string;
  connection: Connection;
  /** The act in flight, shown as pending until it is acked. */
  pending: Intent | null;
  /** The last act's refusal; the owner clears it with the next act. */
  refusal: Refusal | null;
  clock: TableClock;
  next?: NextDeal | null;
  /** Nobody may act until the host goes on. */
  paused?: boolean;
  /** The table's own name, if it has one beside the game's. */
  name?: string;
  /** A short remark after "Deal 7, trick 3 of 8.", such as a stake. */
  remark?: string | undefined;
  backHref?: string;
  prefs?: TablePrefs;
  /** Why the viewer cannot write; null or absent: it can. */
  chatClosed?: string | null;
  hint?: { cards: Card[]; text: string } | null;
  slots?: TableSlots;
  /** Sends an intent; gives why it was refused, or null. */
  onAct(intent: Intent, options?: ActOptions): Promise<Refusal | null>;
  /** Answers false where the line was not taken: then it is put back to be written anew. */
  onChat(text: string): Promise<boolean>;
  onHost(action: HostAction): void;
  onPrefs?(prefs: TablePrefs): void;
  onHint?(): void;
  onTakeback?(): void;
  onRetry?(): void;
  /** A replay: there is nothing to play, and nobody to wait for. */
  replay?: boolean;
  /** The vacant seats that the viewer may take at once. */
  seatsToTake?: readonly Seat[];
  onSit?(seat: Seat): void;
  /** Opens what there is to know or to do about a seat's occupant. */
  onSeat?(seat: Seat): void;
};
