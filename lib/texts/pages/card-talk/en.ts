import { tableTalk } from "../../cards-table/table.en";
import { cardsTalk } from "../../cards-talk/en";

export const texts = { tableTalk, cardsTalk };
