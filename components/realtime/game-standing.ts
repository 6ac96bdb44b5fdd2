import type { GameIntent } from "./requests";

/** What the shared parts of a table know of its game, whichever world it is of. */
export type GameStanding = {
  /** Nothing is being played: before the first deal or round, between two, after the last. */
  idle: boolean;
  /** The game is over; what may come is a rematch. */
  over: boolean;
  /** It is played once at its table: no rematch comes. */
  once?: boolean;
  /** No bot knows how to play it. */
  botless?: boolean;
  /** Played by correspondence: whoever runs the table seats bots, and nobody else. */
  correspondence?: boolean;
  /** In play its own clock sees to whoever is late: nobody but a master removes players, or stops it. */
  keepsTime?: boolean;
  /** The game that follows is played with what one brings to it: with the same, unless one asks for something else. */
  brings?: { choose(): void };
  /** Where another game of this kind is opened; absent: in the lobby. */
  another?: string;
  /** Whoever comes in has to name a word. */
  asksWord?: boolean;
};

/** Something that the host may do with the game, for the table's menu. */
export type HostAct = {
  /** The menu's line. */
  label: string;
  intent: GameIntent;
  /** Asked first, since it cannot be undone. */
  ask?: { title: string; text: string; verb: string };
};
