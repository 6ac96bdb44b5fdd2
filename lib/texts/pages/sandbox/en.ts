import { diplomacy } from "../../diplomacy/en";
import { sandbox } from "../../sandbox/en";

export const texts = { diplomacy, sandbox };
