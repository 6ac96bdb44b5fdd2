"use server";
import { currentLanguage } from "@/lib/auth/language";
import { settingsDoors } from "@/lib/services/doors/settings";
import { messagesOf } from "@/lib/texts/messages-of";
import { formDoor } from "@/lib/web/form-door";

const words = async () => messagesOf("secondFactor", await currentLanguage());

/** Whether there is a second factor shows on other pages too. */
const changes = ["/"];

export const setUpTotp = formDoor(settingsDoors.beginTotp, { changes });

export const finishTotp = formDoor(settingsDoors.confirmTotp, {
  changes,
  done: async () => (await words()).app.finished,
});

export const removeTotp = formDoor(settingsDoors.removeTotp, {
  changes,
  done: async () => (await words()).app.removed,
});

/** Only lets the page go on: the passkey itself is made by the browser. */
export const allowPasskey = formDoor(settingsDoors.allowPasskey, { changes });

export const removePasskey = formDoor(settingsDoors.removePasskey, {
  changes,
  done: async () => (await words()).passkeys.removed,
});

/** The codes are in the answer, once. */
export const makeCodes = formDoor(settingsDoors.makeCodes, {
  changes,
  done: async (codes) => ({
    done: (await words()).codes.done,
    values: { codes: codes.join("\n") },
  }),
});
