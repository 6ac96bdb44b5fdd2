import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { jsonDoor } from "@/lib/web/json-door";

/** The phases of a game, as whoever asks saw them. */
export const GET = jsonDoor(diplomacyDoors.history, { status: { "diplomacy/unknown": 404 } });
