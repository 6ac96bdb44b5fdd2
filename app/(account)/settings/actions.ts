"use server";
import { startSession } from "@/lib/auth/session";
import { type FormState, textOf, textsOf } from "@/lib/contracts/form";
import { settingsDoors } from "@/lib/services/doors/settings";
import { formDoor } from "@/lib/web/form-door";

/** The name, the face and the looks are on every page. */
const everywhere = ["/"];
const here = ["/settings"];

export const saveProfile = formDoor(settingsDoors.saveProfile, {
  changes: everywhere,
  keeps: "all",
  done: () => "Your profile is saved.",
});

export const saveAppearance = formDoor(settingsDoors.saveAppearance, {
  changes: everywhere,
  read(form) {
    const texts = textsOf(form);
    return { ...texts, fourColours: texts.fourColours !== undefined };
  },
  done: () => "Saved.",
});

const password = {
  read: (form: FormData) => ({ current: "", ...textsOf(form) }),
  async done(signedIn: Parameters<typeof startSession>[0]) {
    await startSession(signedIn);
    return "The password is changed. Other devices are signed out.";
  },
};
const changePassword = formDoor(settingsDoors.changePassword, password);
const setFirstPassword = formDoor(settingsDoors.setFirstPassword, password);

/** Where there is a present password it is asked for in any case; where there is none, another proof. */
export async function savePassword(before: FormState, form: FormData): Promise<FormState> {
  return (textOf(form, "current") === "" ? setFirstPassword : changePassword)(before, form);
}

/** Whether another site may be linked now: asked before its page is opened, and again when it answers. */
export const allowLinking = formDoor(settingsDoors.allowLinking, { done: () => "Go on." });

/** Ends one of the member's own sessions; ids of others' do nothing. */
export const endOneSession = formDoor(settingsDoors.endSession, {
  changes: here,
  done: () => "That device is signed out.",
});

export const endOthers = formDoor(settingsDoors.endOtherSessions, {
  changes: here,
  done: (ended) => (ended === 1 ? "One other device is signed out." : `${ended} other devices are signed out.`),
});

export const markNoticesRead = formDoor(settingsDoors.readNotices, { changes: everywhere });

export const unlinkSite = formDoor(settingsDoors.unlinkSite, { changes: here, done: () => "Unlinked." });
