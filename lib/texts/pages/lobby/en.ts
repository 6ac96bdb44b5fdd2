import { lobby } from "../../lobby/en";

export const texts = { lobby };
