import type { HouseGame } from "@/lib/engine/ccg/sets";
import type { TabletopConfig } from "@/lib/engine/ccg/tabletop/config";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import type { GameCommand, Manner } from "@/lib/engine/ccg/tabletop/script/game-script";

/** What the page knows of its game. */
export type TableInfo = {
  readonly name: string;
  readonly game: HouseGame;
  /** How far the game's script is minded. */
  readonly manner: Manner;
  readonly phases: readonly string[];
  readonly width: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Every second seat plays together. */
  readonly teams: boolean;
  /** Bots play it. */
  readonly bots: boolean;
  /** A chess clock, which runs by itself: the time of each, and what happens once it is used up. */
  readonly clock: TabletopConfig["clock"] | null;
  /** What decks have to be legal by, in its name; null: they need not. */
  readonly format: string | null;
  readonly commands: readonly GameCommand[];
  /** The kinds of acts that its script has a rule about. */
  readonly minds: readonly Intent["type"][];
};
