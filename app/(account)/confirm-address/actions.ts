"use server";
import { currentLanguage } from "@/lib/auth/language";
import { noticeDoors } from "@/lib/services/doors/notices";
import { messagesOf } from "@/lib/texts/messages-of";
import { formDoor } from "@/lib/web/form-door";

export const confirmAddress = formDoor(noticeDoors.confirmAddress, {
  done: async () => messagesOf("notify", await currentLanguage()).confirm.done,
});
