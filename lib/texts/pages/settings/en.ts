import { accounts } from "../../accounts/en";
import { settings } from "../../settings/en";

export const texts = { accounts, settings };
