import { draft } from "../../draft/en";

export const texts = { draft };
