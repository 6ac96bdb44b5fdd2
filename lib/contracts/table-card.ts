import type { Narration, Seat, UserId } from "../engine/kernel/game";
import type { HouseName } from "../engine/kernel/table/house-name";
import type { WorldName } from "./worlds";

/** A place in a running game that somebody may take over: never who had it. `centres` null: that is told to nobody. */
export type Opening = { seat: Seat; power: string; title: string | null; centres: number | null };

/** Places to take over, what coming in asks for, and how long a phase like the present one lasts; null: for ever. */
export type Openings = {
  places: Opening[];
  asksWord: boolean;
  phaseSpan: { n: number; unit: "minute" | "hour" | "day" } | null;
};

/**
 * Where a game stands, for lists: `say` is a sentence of its world. `openings`: it is played, and lacks players; `stopped`:
 * its clock stands still until somebody acts.
 */
export type Standing = {
  phase: "waiting" | "playing" | "between" | "over";
  say: Narration;
  openings?: Openings;
  stopped?: true;
};

/** A table's line in the lobby. */
export type TableSummary = Standing & {
  v: 2;
  world: WorldName;
  /** What is played; `slug`: its page, if it has one. */
  game: {
    slug: string | null;
    name: string;
    /** What was chosen otherwise than the game is usually played, in words by language of the site. */
    chosen?: Readonly<Record<string, readonly string[]>>;
  };
  seats: { kind: "user" | "bot" | "nobody"; user?: UserId; nick?: string; away?: boolean; shadow?: boolean }[];
  host: { id: UserId; nick: string } | null;
  entry: "open" | "request" | "closed";
  /** Played by correspondence: nobody has to be there. */
  correspondence?: true;
  /** What each stakes on a game, in cents. */
  bet?: number;
  /** Whoever was not asked has to name a word to join. */
  asksWord?: true;
  /** What its host says of it. */
  info?: string;
  /** Nobody named it. */
  houseName?: HouseName;
  /** Nobody is told who sits there. */
  anonymous?: true;
  moveSeconds: number | null;
};

/** A table as lists show it; `waiting`: the seats that everybody can see it wait for, since `movedAt`. */
export type TableCard = TableSummary & {
  id: string;
  name: string;
  public: boolean;
  movedAt: number;
  waiting: number[];
  /** The reader is asked to it, and has not been there yet. */
  invited?: true;
  /** What the reader is there, where the line does not say it: at a seat that nobody is told of, or in an office. */
  own?: "player" | "office";
};
