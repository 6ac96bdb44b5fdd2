import { lobby } from "../../lobby/et";
import { table } from "../../table/et";

export const texts = { lobby, table };
