import { cards } from "../../cards/en";
import { ccg } from "../../ccg/en";
import { collection } from "../../collection/en";
import { decks } from "../../decks/en";
import { formats } from "../../formats/en";

export const texts = { cards, ccg, collection, decks, formats };
