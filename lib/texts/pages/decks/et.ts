import { cards } from "../../cards/et";
import { ccg } from "../../ccg/et";
import { collection } from "../../collection/et";
import { decks } from "../../decks/et";
import { formats } from "../../formats/et";

export const texts = { cards, ccg, collection, decks, formats };
