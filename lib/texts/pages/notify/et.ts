import { accounts } from "../../accounts/et";
import { notify } from "../../notify/et";

export const texts = { accounts, notify };
