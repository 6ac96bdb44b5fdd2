import { passkeyDoors } from "@/lib/services/doors/passkeys";
import { jsonDoor } from "@/lib/web/json-door";

/** What the browser needs to make a passkey. */
export const POST = jsonDoor(passkeyDoors.offer);
