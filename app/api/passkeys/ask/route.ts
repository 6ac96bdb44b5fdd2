import { passkeyDoors } from "@/lib/services/doors/passkeys";
import { jsonDoor } from "@/lib/web/json-door";

/** What the browser needs to use a passkey. */
export const POST = jsonDoor(passkeyDoors.ask);
