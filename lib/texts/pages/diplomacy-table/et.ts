import { diplomacy } from "../../diplomacy/et";
import { diplomacyTable } from "../../diplomacy-table/et";
import { table } from "../../table/et";
import { tableTalk } from "../../table-talk/et";

export const texts = { diplomacy, diplomacyTable, table, tableTalk };
