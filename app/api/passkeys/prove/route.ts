import { MOST_PASSKEY } from "@/lib/contracts/passkey";
import { passkeyDoors } from "@/lib/services/doors/passkeys";
import { jsonDoor } from "@/lib/web/json-door";
import { startsSession } from "@/lib/web/starts-session";

/** A passkey shows that it is still the member. */
export const POST = jsonDoor(passkeyDoors.prove, { most: MOST_PASSKEY, done: startsSession });
