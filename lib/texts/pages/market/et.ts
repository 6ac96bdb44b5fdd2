import { cards } from "../../cards/et";
import { ccg } from "../../ccg/et";
import { market } from "../../market/et";

export const texts = { cards, ccg, market };
