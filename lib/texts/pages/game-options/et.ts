import { gameOptions } from "../../game-options/et";

export const texts = { gameOptions };
