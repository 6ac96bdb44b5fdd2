import { ccg } from "../../ccg/et";
import { market } from "../../market/et";

export const texts = { ccg, market };
