import { MOST_PASSKEY } from "@/lib/contracts/passkey";
import { passkeyDoors } from "@/lib/services/doors/passkeys";
import { jsonDoor } from "@/lib/web/json-door";

/** Adds the passkey that the browser made. */
export const POST = jsonDoor(passkeyDoors.add, { most: MOST_PASSKEY });
