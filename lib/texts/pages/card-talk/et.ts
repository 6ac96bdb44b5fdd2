import { tableTalk } from "../../cards-table/table-talk.et";
import { cardsTalk } from "../../cards-talk/et";

export const texts = { tableTalk, cardsTalk };
