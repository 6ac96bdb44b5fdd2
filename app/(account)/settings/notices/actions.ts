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
    };
  },
  done: async () => (await words()).what.done,
});
