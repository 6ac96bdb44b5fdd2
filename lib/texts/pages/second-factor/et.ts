import { accounts } from "../../accounts/et";
import { secondFactor } from "../../second-factor/et";

export const texts = { accounts, secondFactor };
