"use server";
import { currentLanguage } from "@/lib/auth/language";
import { diplomacyDoors } from "@/lib/services/doors/diplomacy";
import { messagesOf } from "@/lib/texts/messages-of";
import { tableNameIn } from "@/lib/texts/table-name";
import { formDoor } from "@/lib/web/form-door";

const words = async () => messagesOf("diplomacyClock", await currentLanguage());
const here = ["/settings/away"];

export const enterAbsence = formDoor(diplomacyDoors.enterAbsence, {
  changes: here,
  keeps: "all",
  async done({ told, refused }) {
    const language = await currentLanguage();
    const { absences: t } = messagesOf("diplomacyClock", language);
    const shell = messagesOf("shell", language);
    if (refused.length === 0) return t.added(told);
    const games = refused.map(({ table, code }) => `${tableNameIn(shell, table)}: ${t.why(code)}`);
    return [t.added(told), t.notTold, ...games].join("\n");
  },
});

export const removeAbsence = formDoor(diplomacyDoors.removeAbsence, {
  changes: here,
  done: async () => (await words()).absences.removed,
});

export const renewCalendar = formDoor(diplomacyDoors.renewCalendar, {
  changes: here,
  read: () => ({}),
  done: async () => (await words()).calendar.made,
});

export const stopCalendar = formDoor(diplomacyDoors.stopCalendar, {
  changes: here,
  read: () => ({}),
  done: async () => (await words()).calendar.stopped,
});
