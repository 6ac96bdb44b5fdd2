import { diplomacy } from "../../diplomacy/en";
import { diplomacyMaster } from "../../diplomacy-master/en";
import { diplomacyPress } from "../../diplomacy-press/en";
import { diplomacyTable } from "../../diplomacy-table/en";
import { diplomacyVariants } from "../../diplomacy-variants/en";
import { table } from "../../table/en";
import { tableTalk } from "../../table-talk/en";

export const texts = {
  diplomacy,
  diplomacyMaster,
  diplomacyPress,
  diplomacyTable,
  table,
  tableTalk,
  diplomacyVariants,
};
