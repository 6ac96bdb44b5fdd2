import { shopDoors } from "@/lib/services/doors/shop";
import { jsonDoor } from "@/lib/web/json-door";

/** The commitments of one's next packs. */
export const GET = jsonDoor(shopDoors.showOffer);
