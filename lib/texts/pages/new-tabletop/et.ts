import { tabletop } from "../../tabletop/et";

export const texts = { tabletop };
