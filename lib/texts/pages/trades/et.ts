import { trades } from "../../trades/et";

export const texts = { trades };
