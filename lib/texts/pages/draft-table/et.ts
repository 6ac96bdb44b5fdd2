import { ccg } from "../../ccg/et";
import { decks } from "../../decks/et";
import { draft } from "../../draft/et";
import { table } from "../../table/et";
import { tableTalk } from "../../table-talk/et";

export const texts = { ccg, decks, draft, table, tableTalk };
