import { statement } from "../../statement/en";

export const texts = { statement };
