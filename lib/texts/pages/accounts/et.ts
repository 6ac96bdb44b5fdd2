import { accounts } from "../../accounts/et";

export const texts = { accounts };
