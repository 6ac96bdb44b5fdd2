import { diplomacy } from "../../diplomacy/et";
import { diplomacyMaster } from "../../diplomacy-master/et";
import { diplomacyPress } from "../../diplomacy-press/et";
import { diplomacyTable } from "../../diplomacy-table/et";
import { diplomacyVariants } from "../../diplomacy-variants/et";
import { table } from "../../table/et";
import { tableTalk } from "../../table-talk/et";

export const texts = {
  diplomacy,
  diplomacyMaster,
  diplomacyPress,
  diplomacyTable,
  table,
  tableTalk,
  diplomacyVariants,
};
