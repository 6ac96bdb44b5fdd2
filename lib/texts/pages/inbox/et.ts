import { notices } from "../../notices/et";

export const texts = { notices };
