import { accounts } from "../../accounts/en";
import { signIn } from "../../sign-in/en";

export const texts = { accounts, signIn };
