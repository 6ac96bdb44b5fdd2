import { accountDoors } from "@/lib/services/doors/accounts";
import { jsonDoor } from "@/lib/web/json-door";

/** Who is called so: what everybody may know of them. */
export const GET = jsonDoor(accountDoors.findPerson, { status: { "account/no_such_person": 404 } });
