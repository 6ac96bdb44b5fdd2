import { notices } from "../../notices/en";

export const texts = { notices };
