import { statement } from "../../statement/et";

export const texts = { statement };
