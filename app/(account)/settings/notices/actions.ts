"use server";
import { currentLanguage } from "@/lib/auth/language";
import { textsOf } from "@/lib/contracts/form";
import { noticeDoors } from "@/lib/services/doors/notices";
import { messagesOf } from "@/lib/texts/messages-of";
import { formDoor } from "@/lib/web/form-door";

const words = async () => messagesOf("notify", await currentLanguage());
const here = ["/settings/notices"];

export const saveSettings = formDoor(noticeDoors.saveSettings, {
  changes: here,
  read(form) {
    const texts = textsOf(form);
    const isOn = (name: string) => texts[name] !== undefined;
    return {
      ...{ quietFrom: "22:00", quietTo: "08:00", digestHour: "18", ...texts },
      on: form.getAll("on").filter((value) => typeof value === "string"),
      ...{ quiet: isOn("quiet"), urgentInQuiet: isOn("urgentInQuiet"), digest: isOn("digest") },
      pressText: isOn("pressText"),
    };
  },
  done: async () => (await words()).what.done,
});

export const addAddress = formDoor(noticeDoors.addAddress, {
  ...{ changes: here, keeps: ["address"] },
  done: async () => (await words()).mail.added,
});

export const sendLinkAgain = formDoor(noticeDoors.sendLinkAgain, {
  changes: here,
  done: async () => (await words()).mail.againSent,
});

export const makeMain = formDoor(noticeDoors.makeMain, {
  changes: here,
  done: async () => (await words()).mail.madeMain,
});

export const removeAddress = formDoor(noticeDoors.removeAddress, {
  changes: here,
  done: async () => (await words()).mail.removed,
});

export const chooseTableAddress = formDoor(noticeDoors.chooseTableAddress, {
  changes: here,
  done: async () => (await words()).games.done,
});

export const removePush = formDoor(noticeDoors.removePush, {
  changes: here,
  done: async () => (await words()).push.offDone,
});
