import { gameOptions } from "../../game-options/en";

export const texts = { gameOptions };
