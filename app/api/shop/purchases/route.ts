import { shopDoors } from "@/lib/services/doors/shop";
import { jsonDoor } from "@/lib/web/json-door";

/** Buys packs: the body is a `BuyPacks`. Sent again with its key, it buys nothing more and is answered the same. */
export const POST = jsonDoor(shopDoors.buyPacks);
