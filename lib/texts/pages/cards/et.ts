import { cards } from "../../cards/et";

export const texts = { cards };
