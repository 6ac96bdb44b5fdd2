import { shell } from "../../shell/en";
import { ui } from "../../ui/en";

export const texts = { ui, shell };
