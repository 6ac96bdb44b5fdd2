import { diplomacy } from "../../diplomacy/et";
import { sandbox } from "../../sandbox/et";

export const texts = { diplomacy, sandbox };
