import { ui } from "../../ui/en";

export const texts = { ui };
