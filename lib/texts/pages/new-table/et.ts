import { table } from "../../table/et";

export const texts = { table };
