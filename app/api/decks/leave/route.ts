import { deckDoors } from "@/lib/services/doors/decks";
import { jsonDoor } from "@/lib/web/json-door";

/** Keeps what a deck is as one leaves it. */
export const POST = jsonDoor(deckDoors.keepVersion);
