import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { AppearanceForm } from "@/components/accounts/appearance-form";
import { LinkedSites } from "@/components/accounts/linked-sites";
import { NoticeList } from "@/components/accounts/notice-list";
import { PasswordForm } from "@/components/accounts/password-form";
import { problemText } from "@/components/accounts/problems";
import { ProfileForm } from "@/components/accounts/profile-form";
import { SessionList } from "@/components/accounts/session-list";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { ErrorPanel } from "@/components/ui/empty";
import { offeredProviders } from "@/lib/auth/options";
import { signInPath } from "@/lib/auth/safe-next";
import { currentSession } from "@/lib/auth/session";
import { listSessions } from "@/lib/services/accounts/list-sessions";
import { listNotices } from "@/lib/services/accounts/notices";
import { readAccount } from "@/lib/services/accounts/read-account";
import { readSecondFactor } from "@/lib/services/accounts/second-factor";
import { signOut } from "../actions";
import {
  allowLinking,
  endOneSession,
  endOthers,
  markNoticesRead,
  saveAppearance,
  savePassword,
  saveProfile,
  unlinkSite,
} from "./actions";

export const metadata: Metadata = { title: "Settings" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SettingsPage({ searchParams }: Props) {
  const session = await currentSession();
  if (!session) redirect(signInPath("/settings"));
  const user = session.member;
  const [account, factor, sessions, notices] = await Promise.all([
    readAccount(user.id),
    readSecondFactor(user.id),
    listSessions(user.id, session.id),
    listNotices(user.id),
  ]);
  const { problem } = await searchParams;
  const offered = offeredProviders();
  return (
    <Page
      title="Settings"
      lead={user.guest ? `You play as ${user.nick}.` : `You are ${user.nick}.`}
      width="middle"
      verb={
        <Link href={`/u/${user.nick}`} className={buttonClass("secondary")}>
          See your profile
        </Link>
      }
    >
      <div className="flex flex-col gap-4">
        {typeof problem === "string" && <ErrorPanel title={problemText({ code: problem })} />}
        {user.guest && (
          <Panel
            title="Keep this account"
            lead="A guest lives in this browser only. With a nick and a password your seats and games stay yours everywhere."
          >
            <Link href="/sign-up?next=/settings" className={buttonClass("primary")}>
              Choose nick and password
            </Link>
          </Panel>
        )}
        {notices.length > 0 && (
          <Panel id="notices" title="Notices" lead="What happened to your account.">
            <NoticeList notices={notices} markRead={markNoticesRead} />
          </Panel>
        )}
        <Panel title="Profile">
          <ProfileForm action={saveProfile} nick={user.nick} profile={account.profile} />
        </Panel>
        <Panel title="Appearance">
          <AppearanceForm action={saveAppearance} appearance={session.preferences} />
        </Panel>
        {!user.guest && (
          <Panel title="Password">
            <PasswordForm action={savePassword} nick={user.nick} hasPassword={account.hasPassword} />
          </Panel>
        )}
        {!user.guest && (
          <Panel
            title="Second factor"
            lead={
              factor.totp || factor.passkeys.length > 0
                ? "Signing in asks for it after the password."
                : "An authenticator app or a passkey keeps others out even if they know your password. One-time codes help when you forget it."
            }
          >
            <Link href="/settings/second-factor" className={buttonClass("secondary")}>
              {factor.totp || factor.passkeys.length > 0 ? "Change it" : "Set it up"}
            </Link>
          </Panel>
        )}
        {!user.guest && (offered.length > 0 || account.linked.length > 0) && (
          <Panel title="Other sites" lead="Sign in here with an account you have there.">
            <LinkedSites unlink={unlinkSite} allow={allowLinking} linked={account.linked} offered={offered} />
          </Panel>
        )}
        <Panel
          title="Sessions"
          lead={
            user.guest
              ? "A guest who signs out cannot come back: keep the account first."
              : "You stay signed in for thirty days after your last visit, ninety days at the most."
          }
        >
          <div className="flex flex-col gap-4">
            <SessionList sessions={sessions} end={endOneSession} endOthers={endOthers} />
            <form action={signOut} className="border-t border-line pt-4">
              <button type="submit" className={buttonClass("secondary")}>
                Sign out here
              </button>
            </form>
          </div>
        </Panel>
      </div>
    </Page>
  );
}
