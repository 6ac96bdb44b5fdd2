import { deckDoors } from "@/lib/services/doors/decks";
import { jsonDoor } from "@/lib/web/json-door";

/** Saves what was done to a deck; also as its page is left, when no action is sent any more. */
export const POST = jsonDoor(deckDoors.saveDeck, { most: 200_000 });
