import { asNumber } from "@/components/table/json-read";
import { tidy } from "@/components/table/people";
import type { LogEntry } from "@/lib/contracts/live";
import type { TakenBack } from "@/lib/texts/cards-talk/en";
import type { Catalogues } from "@/lib/texts/catalogues";
import type { Who } from "@/lib/texts/who";
import { isAct } from "./acting";
import { asCards } from "./card-data";

/** What somebody did, as a thing that can be taken back. */
function takenBack({ say: { code, data } }: LogEntry): TakenBack {
  switch (code) {
    case "cards/played":
    case "cards/attacked":
    case "cards/thrown_in":
    case "cards/beaten":
      return { is: "cards", cards: asCards(data.cards) ?? [] };
    case "cards/played_hidden":
      return { is: "hidden" };
    case "cards/bid":
      return { is: "bid", number: asNumber(data.number) };
    case "cards/trump_made":
      return { is: "bid", number: null };
    case "cards/laid_away":
      return { is: "gifts" };
    case "cards/bid_pass":
    case "cards/passed":
    case "cards/stopped":
      return { is: "pass" };
    case "cards/retreated":
    case "cards/takes":
      return { is: "retreat" };
    case "cards/drew_instead":
    case "cards/took_top":
      return { is: "draw" };
    case "cards/swapped":
      return { is: "swap" };
    case "cards/closed":
      return { is: "close" };
    case "cards/given":
      return { is: "gifts" };
    case "cards/sold":
      return { is: "sale" };
    case "cards/redeal":
      return { is: "redeal" };
    default:
      return { is: "look" };
  }
}

const isCard = ({ say: { code } }: LogEntry): boolean =>
  ["cards/played", "cards/played_hidden", "cards/attacked", "cards/thrown_in", "cards/beaten"].includes(code);

/**
 * What a takeback would undo: "Mira asks to take back the queen of hearts and the three cards played after it." The
 * entries are those of the log since before the move.
 */
export function takebackText(entries: readonly LogEntry[], by: Who, { takeback: t }: Catalogues["cardsTalk"]): string {
  const [first, ...after] = entries.filter(({ say }) => isAct(say.code));
  if (!first) return tidy(t.last(by));
  return tidy(t.of(by, takenBack(first), { count: after.length, cards: after.every(isCard) }));
}
