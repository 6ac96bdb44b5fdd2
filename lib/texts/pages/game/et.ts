import { accounts } from "../../accounts/et";
import { games } from "../../games/et";
import { lobby } from "../../lobby/et";
import { tableTalk } from "../../table-talk/et";

export const texts = { accounts, games, lobby, tableTalk };
