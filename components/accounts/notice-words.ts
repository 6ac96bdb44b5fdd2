import type { NoticeKind } from "@/lib/contracts/account-words";

/** The sentence of a notice. */
export function noticeText(kind: NoticeKind, { device = "", address = "" }: Record<string, string>): string {
  switch (kind) {
    case "new_device":
      return `Signed in from a new device: ${device}, from ${address}. If that was not you, sign that device out and change your password.`;
    case "password_changed":
      return `Your password was changed, from ${address}. All other devices were signed out.`;
  }
}
