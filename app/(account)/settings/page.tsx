import type { Metadata } from "next";
import Link from "next/link";
import { AppearanceForm } from "@/components/accounts/appearance-form";
import { LinkedSites } from "@/components/accounts/linked-sites";
import { PasswordForm } from "@/components/accounts/password-form";
import { problemText } from "@/components/accounts/problems";
import { ProfileForm } from "@/components/accounts/profile-form";
import { SignOutEverywhere } from "@/components/accounts/sign-out-everywhere";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { ErrorPanel } from "@/components/ui/empty";
import { offeredProviders } from "@/lib/auth/options";
import { currentSession, requireUser } from "@/lib/auth/session";
import { readAccount } from "@/lib/services/accounts/read-account";
import { signOut } from "../actions";
import { endAllSessions, saveAppearance, savePassword, saveProfile, unlinkSite } from "./actions";

export const metadata: Metadata = { title: "Settings" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SettingsPage({ searchParams }: Props) {
  const user = await requireUser("/settings");
  const [session, account] = await Promise.all([currentSession(), readAccount(user.id)]);
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
        <Panel title="Profile">
          <ProfileForm action={saveProfile} nick={user.nick} profile={account.profile} />
        </Panel>
        {session && (
          <Panel title="Appearance">
            <AppearanceForm action={saveAppearance} appearance={session.preferences} />
          </Panel>
        )}
        {!user.guest && (
          <Panel title="Password">
            <PasswordForm action={savePassword} nick={user.nick} hasPassword={account.hasPassword} />
          </Panel>
        )}
        {!user.guest && (offered.length > 0 || account.linked.length > 0) && (
          <Panel title="Other sites" lead="Sign in here with an account you have there.">
            <LinkedSites unlink={unlinkSite} linked={account.linked} offered={offered} />
          </Panel>
        )}
        <Panel
          title="Sessions"
          lead={
            user.guest
              ? "A guest who signs out cannot come back: keep the account first."
              : "You stay signed in for thirty days after your last visit."
          }
        >
          <div className="flex flex-wrap items-start gap-3">
            <form action={signOut}>
              <button type="submit" className={buttonClass("secondary")}>
                Sign out here
              </button>
            </form>
            {!user.guest && <SignOutEverywhere action={endAllSessions} />}
          </div>
        </Panel>
      </div>
    </Page>
  );
}
