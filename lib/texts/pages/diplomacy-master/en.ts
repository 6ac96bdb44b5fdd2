import { diplomacy } from "../../diplomacy/en";
import { diplomacyGames } from "../../diplomacy-games/en";
import { diplomacyMaster } from "../../diplomacy-master/en";
import { diplomacyTable } from "../../diplomacy-table/en";
import { diplomacyVariants } from "../../diplomacy-variants/en";
import { table } from "../../table/en";
import { tableTalk } from "../../table-talk/en";

export const texts = {
  diplomacy,
  diplomacyGames,
  diplomacyMaster,
  diplomacyTable,
  table,
  tableTalk,
  diplomacyVariants,
};
