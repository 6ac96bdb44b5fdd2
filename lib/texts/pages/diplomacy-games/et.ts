import { accounts } from "../../accounts/et";
import { diplomacyGames } from "../../diplomacy-games/et";
import { diplomacyVariants } from "../../diplomacy-variants/et";
import { lobby } from "../../lobby/et";

export const texts = { accounts, diplomacyGames, lobby, diplomacyVariants };
