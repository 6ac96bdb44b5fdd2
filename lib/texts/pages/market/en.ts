import { ccg } from "../../ccg/en";
import { market } from "../../market/en";

export const texts = { ccg, market };
