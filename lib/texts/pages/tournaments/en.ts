import { tournaments } from "../../tournaments/en";

export const texts = { tournaments };
