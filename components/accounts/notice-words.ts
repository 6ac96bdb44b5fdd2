import type { NoticeKind } from "@/lib/contracts/account-words";

/** The sentence of a notice. */
export function noticeText(kind: NoticeKind, { device = "", address = "", by = "" }: Record<string, string>): string {
  switch (kind) {
    case "new_device":
      return `Signed in from a new device: ${device}, from ${address}. If that was not you, sign that device out and change your password.`;
    case "password_changed":
      return `Your password was changed, from ${address}. All other devices were signed out.`;
    case "totp_added":
      return `An authenticator app was added, from ${address}.`;
    case "totp_removed":
      return `The authenticator app was removed, from ${address}.`;
    case "passkey_added":
      return `A passkey was added, from ${address}.`;
    case "passkey_removed":
      return `A passkey was removed, from ${address}.`;
    case "codes_made":
      return `New one-time codes were made, from ${address}. The old ones are worth nothing any more.`;
    case "code_used":
      return `One of your one-time codes was used to sign in, from ${address}.`;
    case "recovery_made":
      return "An administrator made a code to open your account again. If you did not ask for it, tell the staff.";
    case "recovered":
      return by === "staff"
        ? `Your account was opened again with a code of an administrator, from ${address}. The password is new, and second factors were removed.`
        : `Your account was opened again with one of your one-time codes, from ${address}. The password is new.`;
  }
}
