import { cards } from "../../cards/en";
import { ccg } from "../../ccg/en";
import { market } from "../../market/en";

export const texts = { cards, ccg, market };
