import { cards } from "../../cards/en";
import { verify } from "../../verify/en";

export const texts = { cards, verify };
