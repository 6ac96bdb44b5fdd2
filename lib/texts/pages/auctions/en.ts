import { auctions } from "../../auctions/en";
import { cards } from "../../cards/en";
import { trades } from "../../trades/en";

export const texts = { auctions, cards, trades };
