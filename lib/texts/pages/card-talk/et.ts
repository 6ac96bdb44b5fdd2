import { tableTalk } from "../../cards-table/table.et";
import { cardsTalk } from "../../cards-talk/et";

export const texts = { tableTalk, cardsTalk };
