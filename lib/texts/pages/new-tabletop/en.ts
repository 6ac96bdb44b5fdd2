import { tabletop } from "../../tabletop/en";

export const texts = { tabletop };
