import { diplomacy } from "../../diplomacy/et";
import { diplomacyMaps } from "../../diplomacy-maps/et";

export const texts = { diplomacy, diplomacyMaps };
