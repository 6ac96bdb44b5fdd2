import { accounts } from "../../accounts/et";
import { signIn } from "../../sign-in/et";

export const texts = { accounts, signIn };
