import { accountDoors } from "./accounts";
import { collectionDoors } from "./collection";
import { diplomacyDoors } from "./diplomacy";
import { marketDoors } from "./market";
import { noticeDoors } from "./notices";
import { passkeyDoors } from "./passkeys";
import { settingsDoors } from "./settings";
import { shopDoors } from "./shop";
import { staffDoors } from "./staff";
import { tableDoors } from "./tables";
import { templateDoors } from "./templates";
import { wishDoors } from "./wishes";

/** Every door that forms and routes are mounted on, by the name of its room's constant: for the printed table. */
export const DOORS = {
  accountDoors,
  settingsDoors,
  noticeDoors,
  passkeyDoors,
  tableDoors,
  diplomacyDoors,
  templateDoors,
  shopDoors,
  collectionDoors,
  wishDoors,
  marketDoors,
  staffDoors,
} as const;
