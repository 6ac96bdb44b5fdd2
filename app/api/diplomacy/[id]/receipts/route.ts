import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { jsonDoor } from "@/lib/web/json-door";

/** That one's own orders of this phase are held, with a hash of each set. */
export const GET = jsonDoor(diplomacyDoors.receipts, { status: { "diplomacy/unknown": 404 } });
