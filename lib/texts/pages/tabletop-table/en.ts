import { cards } from "../../cards/en";
import { ccg } from "../../ccg/en";
import { table } from "../../table/en";
import { tableTalk } from "../../table-talk/en";
import { tabletop } from "../../tabletop/en";

export const texts = { cards, ccg, tabletop, table, tableTalk };
