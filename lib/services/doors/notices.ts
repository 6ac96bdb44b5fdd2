import { z } from "zod";
import { NoticeSettingsForm } from "@/lib/contracts/notices";
import { ok } from "@/lib/engine/kernel/result";
import { readNotices } from "../notices/inbox";
import { saveNoticeSettings } from "../notices/notice-settings";
import { door } from "./door";

const codes = {
  signIn: "account/session_ended",
  notAllowed: "account/guest_only_upgrades",
  malformed: "form/fields",
  slower: "account/wait",
} as const;
const own = { who: "signed_in", limit: "settings", codes } as const;

/** How somebody is told, and what they do with what they were told. */
export const noticeDoors = {
  /** One notice, or all. */
  read: door({
    ...{ ...own, name: "notices/read", input: z.object({ id: z.string().max(40).nullable().default(null) }) },
    run: async ({ member }, { id }) => ok(await readNotices(member, id)),
  }),
  saveSettings: door({
    ...{ ...own, name: "notices/save-settings", input: NoticeSettingsForm },
    run: async ({ member }, settings) => ok(await saveNoticeSettings(member, settings)),
  }),
};
