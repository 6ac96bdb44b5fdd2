import { cards } from "../../cards/en";
import { ui } from "../../ui/en";

export const texts = { cards, ui };
