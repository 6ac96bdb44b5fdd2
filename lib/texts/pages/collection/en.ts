import { cards } from "../../cards/en";
import { ccg } from "../../ccg/en";
import { collection } from "../../collection/en";
import { query } from "../../query/en";

export const texts = { cards, ccg, collection, query };
