import { spoof } from "../../spoof/et";
import { table } from "../../table/et";
import { tableTalk } from "../../table-talk/et";

export const texts = { spoof, table, tableTalk };
