import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { jsonDoor } from "@/lib/web/json-door";

/** The phases of a game, as whoever asks saw them; `?mark=` of an earlier answer: those since. */
export const GET = jsonDoor(diplomacyDoors.history, { query: true, status: { "diplomacy/unknown": 404 } });
