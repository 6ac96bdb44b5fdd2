import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { jsonDoor } from "@/lib/web/json-door";

/** What masters did at a game, for its players. */
export const GET = jsonDoor(diplomacyDoors.acts, { status: { "diplomacy/unknown": 404, "acts/not_yours": 403 } });
