import { marketDoors } from "@/lib/services/doors/market";
import { jsonDoor } from "@/lib/web/json-door";

/** Sells or buys a card: the body is a `PlaceOrder`. Sent again with its key, it is answered the same. */
export const POST = jsonDoor(marketDoors.placeOrder);
