import { marketDoors } from "@/lib/services/doors/market";
import { jsonDoor } from "@/lib/web/json-door";

/** `?game=five-dyes&text=heron&sort=ask&down=0&page=2`: a page of the market's cards with their prices. */
export const GET = jsonDoor(marketDoors.findCards, { query: true, status: { "market/no_such_game": 404 } });
