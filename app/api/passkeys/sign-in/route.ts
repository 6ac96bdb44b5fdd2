import { MOST_PASSKEY } from "@/lib/contracts/passkey";
import { passkeyDoors } from "@/lib/services/doors/passkeys";
import { jsonDoor } from "@/lib/web/json-door";
import { startsSession } from "@/lib/web/starts-session";

/** A passkey as the second factor: the session that the password has prepared becomes a full one. */
export const POST = jsonDoor(passkeyDoors.signIn, { most: MOST_PASSKEY, done: startsSession });
