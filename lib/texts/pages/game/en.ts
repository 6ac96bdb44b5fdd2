import { accounts } from "../../accounts/en";
import { games } from "../../games/en";
import { lobby } from "../../lobby/en";
import { tableTalk } from "../../table-talk/en";

export const texts = { accounts, games, lobby, tableTalk };
