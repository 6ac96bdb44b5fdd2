import { diplomacy } from "../../diplomacy/en";
import { diplomacyMaster } from "../../diplomacy-master/en";

export const texts = { diplomacy, diplomacyMaster };
