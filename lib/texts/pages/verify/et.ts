import { cards } from "../../cards/et";
import { verify } from "../../verify/et";

export const texts = { cards, verify };
