import { cards } from "../../cards/en";
import { ccg } from "../../ccg/en";
import { packs } from "../../packs/en";
import { shop } from "../../shop/en";

export const texts = { cards, ccg, packs, shop };
