import { cards } from "../../cards/et";
import { ccg } from "../../ccg/et";
import { table } from "../../table/et";
import { tableTalk } from "../../table-talk/et";
import { tabletop } from "../../tabletop/et";

export const texts = { cards, ccg, tabletop, table, tableTalk };
