import { accounts } from "../../accounts/et";
import { lobby } from "../../lobby/et";
import { tableTalk } from "../../table-talk/et";

export const texts = { accounts, lobby, tableTalk };
