import { tableTalk } from "../../cards-table/table-talk.en";
import { cardsTalk } from "../../cards-talk/en";

export const texts = { tableTalk, cardsTalk };
