import { shopDoors } from "@/lib/services/doors/shop";
import { jsonDoor } from "@/lib/web/json-door";

/** Opens a pack that one holds. Asked again, it answers the same cards. */
export const POST = jsonDoor(shopDoors.openPack, { status: { "shop/no_such_pack": 404 } });
