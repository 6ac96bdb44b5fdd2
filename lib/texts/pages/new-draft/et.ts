import { draft } from "../../draft/et";

export const texts = { draft };
