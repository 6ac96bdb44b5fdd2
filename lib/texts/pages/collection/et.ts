import { cards } from "../../cards/et";
import { ccg } from "../../ccg/et";
import { collection } from "../../collection/et";
import { query } from "../../query/et";

export const texts = { cards, ccg, collection, query };
