import { noticeDoors } from "@/lib/services/doors/notices";
import { jsonDoor } from "@/lib/web/json-door";

/** This browser shows push messages from now on. */
export const POST = jsonDoor(noticeDoors.addPush);
