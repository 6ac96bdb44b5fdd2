import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { jsonDoor } from "@/lib/web/json-door";

/** Letters of a thread or of the archive, as whoever asks may see them. */
export const GET = jsonDoor(diplomacyDoors.press, { status: { "press/no_game": 404 }, query: true });
