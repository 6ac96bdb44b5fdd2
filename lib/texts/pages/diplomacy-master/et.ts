import { diplomacy } from "../../diplomacy/et";
import { diplomacyMaster } from "../../diplomacy-master/et";

export const texts = { diplomacy, diplomacyMaster };
