import { tournaments } from "../../tournaments/et";

export const texts = { tournaments };
