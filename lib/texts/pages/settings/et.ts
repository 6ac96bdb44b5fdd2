import { accounts } from "../../accounts/et";
import { settings } from "../../settings/et";

export const texts = { accounts, settings };
