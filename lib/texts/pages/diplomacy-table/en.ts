import { diplomacy } from "../../diplomacy/en";
import { diplomacyTable } from "../../diplomacy-table/en";
import { table } from "../../table/en";
import { tableTalk } from "../../table-talk/en";

export const texts = { diplomacy, diplomacyTable, table, tableTalk };
