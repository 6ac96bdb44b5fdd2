import { trades } from "../../trades/en";

export const texts = { trades };
