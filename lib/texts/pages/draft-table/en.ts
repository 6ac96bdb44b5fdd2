import { ccg } from "../../ccg/en";
import { decks } from "../../decks/en";
import { draft } from "../../draft/en";
import { table } from "../../table/en";
import { tableTalk } from "../../table-talk/en";

export const texts = { ccg, decks, draft, table, tableTalk };
