import { cards } from "../../cards/et";
import { ccg } from "../../ccg/et";
import { packs } from "../../packs/et";
import { shop } from "../../shop/et";

export const texts = { cards, ccg, packs, shop };
