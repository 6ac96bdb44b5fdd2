import { tabletopDoors } from "@/lib/services/doors/tabletop";
import { jsonDoor } from "@/lib/web/json-door";

/** How a tabletop's game that is over lay after a step, as the reader saw it then. */
export const GET = jsonDoor(tabletopDoors.replayStep, {
  status: { "table/unknown": 404, "tabletop/not_over": 404 },
});
