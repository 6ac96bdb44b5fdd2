import { accounts } from "../../accounts/en";
import { diplomacyGames } from "../../diplomacy-games/en";
import { diplomacyVariants } from "../../diplomacy-variants/en";
import { lobby } from "../../lobby/en";

export const texts = { accounts, diplomacyGames, lobby, diplomacyVariants };
