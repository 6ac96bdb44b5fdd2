import { z } from "zod";
import { NoticeSettingsForm } from "@/lib/contracts/notices";
import { PushForm } from "@/lib/contracts/push";
import { ok } from "@/lib/engine/kernel/result";
import { addAddress, confirmAddress, makeMain, removeAddress, sendLinkAgain } from "../notices/addresses";
import { readNotices } from "../notices/inbox";
import { saveNoticeSettings } from "../notices/notice-settings";
import { addPush, removePush } from "../notices/push-subscriptions";
import { stopMails } from "../notices/stop-mails";
import { chooseTableAddress } from "../notices/table-addresses";
import { door } from "./door";

const codes = {
  signIn: "account/session_ended",
  notAllowed: "account/guest_only_upgrades",
  malformed: "form/fields",
  slower: "account/wait",
} as const;
const own = { who: "signed_in", limit: "settings", codes } as const;

const ofMember = { who: "member", limit: "settings", codes } as const;
/** What changes where a member's mails go asks again whether it is they. */
const proven = { ...ofMember, proof: true } as const;
const mailing = { ...proven, counts: ["mailMember", "mailPlace", "mailTarget"] } as const;
const link = { who: "anybody", limit: "mailLink", codes: { ...codes, malformed: "notices/link_dead" } } as const;
const id = z.string().min(1).max(40);
const token = z.object({ token: z.string().max(200) });

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
  addAddress: door({
    ...{ ...mailing, name: "notices/add-address", input: z.object({ address: z.string().max(400) }) },
    run: ({ member, address }, input) => addAddress(member, input, address),
  }),
  sendLinkAgain: door({
    ...{ ...mailing, name: "notices/send-link-again", input: z.object({ address: id }) },
    run: ({ member, address }, input) => sendLinkAgain(member, input, address),
  }),
  makeMain: door({
    ...{ ...proven, name: "notices/make-main", input: z.object({ address: id }) },
    run: ({ member }, input) => makeMain(member, input),
  }),
  removeAddress: door({
    ...{ ...proven, name: "notices/remove-address", input: z.object({ address: id }) },
    run: ({ member, address }, input) => removeAddress(member, input, address),
  }),
  chooseTableAddress: door({
    ...{ ...ofMember, name: "notices/choose-table-address", input: z.object({ table: id, address: id }) },
    run: ({ member }, input) => chooseTableAddress(member, input),
  }),
  /** By the link of a mail: whoever reads that mail may, signed in or not. */
  confirmAddress: door({
    ...{ ...link, name: "notices/confirm-address", input: token },
    run: (_, input) => confirmAddress(input),
  }),
  stopMails: door({
    ...{ ...link, name: "notices/stop-mails", input: token },
    run: (_, input) => stopMails(input),
  }),
  addPush: door({
    ...({ who: "member", limit: "settings", name: "notices/add-push" } as const),
    codes: { ...codes, malformed: "notices/push_unknown" },
    input: PushForm,
    run: ({ session, deviceId }, input) => addPush(session, input, deviceId),
  }),
  removePush: door({
    ...{ ...ofMember, name: "notices/remove-push", input: z.object({ push: id }) },
    run: async ({ member }, input) => ok(await removePush(member, input)),
  }),
};
