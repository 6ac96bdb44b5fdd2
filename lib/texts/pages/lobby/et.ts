import { lobby } from "../../lobby/et";
import { tableTalk } from "../../table-talk/et";

export const texts = { lobby, tableTalk };
