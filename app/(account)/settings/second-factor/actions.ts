"use server";
import { settingsDoors } from "@/lib/services/doors/settings";
import { formDoor } from "@/lib/web/form-door";

/** Whether there is a second factor shows on other pages too. */
const changes = ["/"];

export const setUpTotp = formDoor(settingsDoors.beginTotp, { changes });

export const finishTotp = formDoor(settingsDoors.confirmTotp, {
  changes,
  done: () => "From now on signing in asks for a code of your app.",
});

export const removeTotp = formDoor(settingsDoors.removeTotp, {
  changes,
  done: () => "The authenticator app is removed.",
});

/** Only lets the page go on: the passkey itself is made by the browser. */
export const allowPasskey = formDoor(settingsDoors.allowPasskey, { changes, done: () => "Go on." });

export const removePasskey = formDoor(settingsDoors.removePasskey, {
  changes,
  done: () => "The passkey is removed.",
});

/** The codes are in the answer, once. */
export const makeCodes = formDoor(settingsDoors.makeCodes, {
  changes,
  done: (codes) => ({
    done: "Write these down or print them: they are not shown again.",
    values: { codes: codes.join("\n") },
  }),
});
