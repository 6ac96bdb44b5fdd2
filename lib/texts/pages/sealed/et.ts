import { cards } from "../../cards/et";
import { ccg } from "../../ccg/et";
import { sealed } from "../../sealed/et";

export const texts = { cards, ccg, sealed };
