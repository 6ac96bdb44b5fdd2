import { table } from "../../table/en";

export const texts = { table };
