import { accounts } from "../../accounts/en";
import { secondFactor } from "../../second-factor/en";

export const texts = { accounts, secondFactor };
