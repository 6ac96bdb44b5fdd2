import { diplomacy } from "../../diplomacy/en";
import { diplomacyMaps } from "../../diplomacy-maps/en";

export const texts = { diplomacy, diplomacyMaps };
