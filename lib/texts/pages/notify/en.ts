import { accounts } from "../../accounts/en";
import { notify } from "../../notify/en";

export const texts = { accounts, notify };
