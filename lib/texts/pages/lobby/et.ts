import { lobby } from "../../lobby/et";

export const texts = { lobby };
