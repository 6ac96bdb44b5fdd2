import { type LiveTable, liveTable } from "@/lib/live/live-table";
import type { CardGame } from "../../engine/cards/compile";
import type { State } from "../../engine/cards/state";
import type { TemplateInfo, View } from "../../engine/cards/vocabulary";
import type { ViewerClass } from "../../engine/kernel/classes";
import type { Match } from "../../engine/kernel/match";
import { viewFor } from "../../services/tables/show-table";

/** A table of the card games, with its types: what tests look into, which tables themselves never do. */
export type CardTable = Omit<LiveTable, "game" | "full" | "info"> & {
  game: CardGame;
  match: Match<State>;
  info: TemplateInfo;
};

/** The table with this id. Throws if there is none, or it is of another world. */
export async function cardTable(id: string): Promise<CardTable> {
  const table = await liveTable(id);
  if (table?.world.name !== "cards") throw new Error(`There is no card table ${id}.`);
  return table as LiveTable & CardTable;
}

/** What a class sees of it now. */
export const cardView = ({ game, match }: CardTable, viewerClass: ViewerClass): View =>
  viewFor(game, match, viewerClass) as View;
