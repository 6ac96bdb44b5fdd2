import { tableTalk } from "../../table-talk/en";

export const texts = { tableTalk };
