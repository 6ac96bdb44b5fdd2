import { cards } from "../../cards/et";
import { ui } from "../../ui/et";

export const texts = { cards, ui };
