import { auctions } from "../../auctions/et";
import { cards } from "../../cards/et";
import { trades } from "../../trades/et";

export const texts = { auctions, cards, trades };
