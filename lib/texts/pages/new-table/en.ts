import { lobby } from "../../lobby/en";
import { table } from "../../table/en";

export const texts = { lobby, table };
