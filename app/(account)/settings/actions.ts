"use server";
import { currentLanguage, languageFor } from "@/lib/auth/language";
import { startSession } from "@/lib/auth/session";
import { type FormState, textOf, textsOf } from "@/lib/contracts/form";
import { settingsDoors } from "@/lib/services/doors/settings";
import { messagesOf } from "@/lib/texts/messages-of";
import { formDoor } from "@/lib/web/form-door";

const words = async () => messagesOf("settings", await currentLanguage());

/** The name, the face and the looks are on every page. */
const everywhere = ["/"];
const here = ["/settings"];

export const saveProfile = formDoor(settingsDoors.saveProfile, {
  changes: everywhere,
  keeps: "all",
  // The page comes back in the language that was chosen in it.
  done: async (_, __, form) => messagesOf("settings", await languageFor(textOf(form, "locale"))).profile.done,
});

export const saveAppearance = formDoor(settingsDoors.saveAppearance, {
  changes: everywhere,
  read(form) {
    const texts = textsOf(form);
    return { ...texts, fourColours: texts.fourColours !== undefined };
  },
  done: async () => (await words()).appearance.done,
});

const password = {
  read: (form: FormData) => ({ current: "", ...textsOf(form) }),
  async done(signedIn: Parameters<typeof startSession>[0]) {
    await startSession(signedIn);
    return (await words()).password.done;
  },
};
const changePassword = formDoor(settingsDoors.changePassword, password);
const setFirstPassword = formDoor(settingsDoors.setFirstPassword, password);

/** Where there is a present password it is asked for in any case; where there is none, another proof. */
export async function savePassword(before: FormState, form: FormData): Promise<FormState> {
  return (textOf(form, "current") === "" ? setFirstPassword : changePassword)(before, form);
}

/** Whether another site may be linked now: asked before its page is opened, and again when it answers. */
export const allowLinking = formDoor(settingsDoors.allowLinking);

/** Ends one of the member's own sessions; ids of others' do nothing. */
export const endOneSession = formDoor(settingsDoors.endSession, {
  changes: here,
  done: async () => (await words()).sessions.ended,
});

export const endOthers = formDoor(settingsDoors.endOtherSessions, {
  changes: here,
  done: async (ended) => (await words()).sessions.othersEnded(ended),
});

export const unlinkSite = formDoor(settingsDoors.unlinkSite, {
  changes: here,
  done: async () => (await words()).sites.unlinked,
});
