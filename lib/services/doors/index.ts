import { accountDoors } from "./accounts";
import { auctionDoors } from "./auctions";
import { collectionDoors } from "./collection";
import { deckDoors } from "./decks";
import { diplomacyDoors } from "./diplomacy";
import { draftDoors } from "./drafts";
import { egoDoors } from "./egos";
import { formatDoors } from "./formats";
import { marketDoors } from "./market";
import { noticeDoors } from "./notices";
import { passkeyDoors } from "./passkeys";
import { sealedDoors } from "./sealed";
import { settingsDoors } from "./settings";
import { shopDoors } from "./shop";
import { staffDoors } from "./staff";
import { tableDoors } from "./tables";
import { tabletopDoors } from "./tabletop";
import { templateDoors } from "./templates";
import { tournamentDoors } from "./tournaments";
import { tradeDoors } from "./trades";
import { wishDoors } from "./wishes";

/** Every door that forms and routes are mounted on, by the name of its room's constant: for the printed table. */
export const DOORS = {
  accountDoors,
  settingsDoors,
  noticeDoors,
  passkeyDoors,
  tableDoors,
  tabletopDoors,
  draftDoors,
  egoDoors,
  sealedDoors,
  diplomacyDoors,
  templateDoors,
  shopDoors,
  collectionDoors,
  wishDoors,
  marketDoors,
  tradeDoors,
  auctionDoors,
  tournamentDoors,
  deckDoors,
  formatDoors,
  staffDoors,
} as const;
