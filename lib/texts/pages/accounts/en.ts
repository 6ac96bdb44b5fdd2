import { accounts } from "../../accounts/en";

export const texts = { accounts };
