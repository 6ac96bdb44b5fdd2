import { ui } from "../../ui/et";

export const texts = { ui };
