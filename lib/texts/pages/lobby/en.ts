import { accounts } from "../../accounts/en";
import { lobby } from "../../lobby/en";
import { tableTalk } from "../../table-talk/en";

export const texts = { accounts, lobby, tableTalk };
