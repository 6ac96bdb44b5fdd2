import { accounts } from "../../accounts/et";
import { diplomacyClock } from "../../diplomacy-clock/et";

export const texts = { accounts, diplomacyClock };
