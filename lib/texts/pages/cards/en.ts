import { cards } from "../../cards/en";

export const texts = { cards };
