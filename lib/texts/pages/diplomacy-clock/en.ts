import { accounts } from "../../accounts/en";
import { diplomacyClock } from "../../diplomacy-clock/en";

export const texts = { accounts, diplomacyClock };
