import { lobby } from "../../lobby/en";
import { tableTalk } from "../../table-talk/en";

export const texts = { lobby, tableTalk };
