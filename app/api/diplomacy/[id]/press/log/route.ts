import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { jsonDoor } from "@/lib/web/json-door";

/** The archive of letters as text. */
export const GET = jsonDoor(diplomacyDoors.pressLog, { status: { "press/no_game": 404 }, file: "press.txt" });
