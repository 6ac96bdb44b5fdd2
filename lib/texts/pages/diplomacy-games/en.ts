import { accounts } from "../../accounts/en";
import { diplomacyGames } from "../../diplomacy-games/en";
import { lobby } from "../../lobby/en";

export const texts = { accounts, diplomacyGames, lobby };
