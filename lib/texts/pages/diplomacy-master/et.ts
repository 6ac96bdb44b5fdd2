import { diplomacy } from "../../diplomacy/et";
import { diplomacyGames } from "../../diplomacy-games/et";
import { diplomacyMaster } from "../../diplomacy-master/et";
import { diplomacyTable } from "../../diplomacy-table/et";
import { diplomacyVariants } from "../../diplomacy-variants/et";
import { table } from "../../table/et";
import { tableTalk } from "../../table-talk/et";

export const texts = {
  diplomacy,
  diplomacyGames,
  diplomacyMaster,
  diplomacyTable,
  table,
  tableTalk,
  diplomacyVariants,
};
