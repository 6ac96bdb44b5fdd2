import { shell } from "../../shell/et";
import { ui } from "../../ui/et";

export const texts = { ui, shell };
