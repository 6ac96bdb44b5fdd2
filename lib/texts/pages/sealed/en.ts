import { cards } from "../../cards/en";
import { ccg } from "../../ccg/en";
import { sealed } from "../../sealed/en";

export const texts = { cards, ccg, sealed };
