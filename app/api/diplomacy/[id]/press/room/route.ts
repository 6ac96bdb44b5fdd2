import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { jsonDoor } from "@/lib/web/json-door";

/** As whom whoever asks may write, and their threads. */
export const GET = jsonDoor(diplomacyDoors.pressRoom, { status: { "press/no_game": 404 } });
