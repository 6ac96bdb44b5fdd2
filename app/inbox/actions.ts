"use server";
import { textsOf } from "@/lib/contracts/form";
import { noticeDoors } from "@/lib/services/doors/notices";
import { formDoor } from "@/lib/web/form-door";

/** One notice, or all where none is named. How many wait stands on every page. */
export const markRead = formDoor(noticeDoors.read, {
  changes: ["/"],
  read: (form) => ({ id: textsOf(form).id ?? null }),
});
