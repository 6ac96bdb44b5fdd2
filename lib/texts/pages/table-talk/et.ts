import { tableTalk } from "../../table-talk/et";

export const texts = { tableTalk };
