import { indexNames } from "@/lib/engine/ccg/cards/names";
import type { LiveTable } from "@/lib/live/live-table";
import type { TabletopInfo } from "@/lib/worlds/tabletop";
import { listGames, readGame } from "../catalogue/games";

/** The number of a card between two signs, which stand nowhere else in the line. */
const ONE_PAIR = /^[^#]*#(\d{1,9})#[^#]*$/;

/**
 * A line of talk with a card by its name where its number was typed as `#n#`: a card of the game that is played at the
 * tabletop where it is said, and elsewhere of the house's first card game. A number that no card has stays as it is.
 */
export async function nameCards(text: string, table: LiveTable | null): Promise<string> {
  const number = ONE_PAIR.exec(text)?.[1];
  if (number === undefined) return text;
  const game =
    table?.world.name === "tabletop" ? await readGame((table.info as TabletopInfo).game) : (await listGames())[0];
  const card = game?.database.byNumber.get(Number(number));
  return game && card && !card.hidden
    ? text.replace(`#${number}#`, () => indexNames(game.database).canonical(card))
    : text;
}
