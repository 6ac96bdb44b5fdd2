import { spoof } from "../../spoof/en";
import { table } from "../../table/en";
import { tableTalk } from "../../table-talk/en";

export const texts = { spoof, table, tableTalk };
