import { cardsName, numberName } from "@/components/cards/card-names";
import { asNumber } from "@/components/table/json-read";
import { type Named, nameOf } from "@/components/table/people";
import type { LogEntry } from "@/lib/contracts/live";
import { isAct } from "./acting";
import { asCards } from "./card-data";

/** What somebody did, as a thing that can be taken back: "the queen of hearts", "the bid of 60". */
function actName({ say: { code, data } }: LogEntry): string {
  switch (code) {
    case "cards/played":
      return cardsName(asCards(data.cards) ?? []);
    case "cards/played_hidden":
      return "the card played face down";
    case "cards/bid":
      return `the bid of ${asNumber(data.number) ?? "nothing"}`;
    case "cards/bid_pass":
    case "cards/passed":
      return "the pass";
    case "cards/retreated":
      return "the retreat";
    case "cards/given":
      return "the cards given away";
    case "cards/sold":
      return "the sale of the talon";
    case "cards/redeal":
      return "the call for new cards";
    default:
      return "the look at the cards";
  }
}

const isCard = ({ say: { code } }: LogEntry): boolean => code === "cards/played" || code === "cards/played_hidden";

/**
 * What a takeback would undo: "Mira asks to take back the queen of hearts and the three cards played after it." The
 * entries are those of the log since before the move.
 */
export function takebackText(entries: readonly LogEntry[], by: number, people: readonly Named[]): string {
  const actor = nameOf(people, by) === "You" ? "You ask" : `${nameOf(people, by)} asks`;
  const [first, ...after] = entries.filter(({ say }) => isAct(say.code));
  if (!first) return `${actor} to take back the last move.`;
  const thing = after.every(isCard) ? "card" : "move";
  const count = after.length === 1 ? `the ${thing}` : `the ${numberName(after.length)} ${thing}s`;
  const rest = after.length === 0 ? "" : ` and ${count} ${thing === "card" ? "played" : "made"} after it`;
  return `${actor} to take back ${actName(first)}${rest}.`;
}
