import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AppearanceForm } from "@/components/accounts/appearance-form";
import { LinkedSites } from "@/components/accounts/linked-sites";
import { PasswordForm } from "@/components/accounts/password-form";
import { problemText } from "@/components/accounts/problems";
import { ProfileForm } from "@/components/accounts/profile-form";
import { SessionList } from "@/components/accounts/session-list";
import { Page, Panel } from "@/components/shell/page";
import { SignOutForm } from "@/components/shell/sign-out-form";
import { TextsOfSettings } from "@/components/texts/doors/settings";
import { buttonClass } from "@/components/ui/button";
import { ErrorPanel } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { offeredProviders } from "@/lib/auth/options";
import { signInPath } from "@/lib/auth/safe-next";
import { currentSession } from "@/lib/auth/session";
import { listSessions } from "@/lib/services/accounts/list-sessions";
import { readAccount } from "@/lib/services/accounts/read-account";
import { readSecondFactor } from "@/lib/services/accounts/second-factor";
import { messagesOf } from "@/lib/texts/messages-of";
import { signOut } from "../actions";
import {
  allowLinking,
  endOneSession,
  endOthers,
  saveAppearance,
  savePassword,
  saveProfile,
  unlinkSite,
} from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("settings", await currentLanguage()).title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SettingsPage({ searchParams }: Props) {
  const session = await currentSession();
  if (!session) redirect(signInPath("/settings"));
  const user = session.member;
  const [account, factor, sessions] = await Promise.all([
    readAccount(user),
    readSecondFactor(user),
    listSessions(session),
  ]);
  const { problem } = await searchParams;
  const offered = offeredProviders();
  const language = await currentLanguage();
  const [t, away] = [messagesOf("settings", language), messagesOf("diplomacyClock", language)];
  const hasFactor = factor.totp || factor.passkeys.length > 0;
  return (
    <TextsOfSettings language={language}>
      <Page
        title={t.title}
        lead={t.lead(user.nick, user.guest)}
        width="middle"
        verb={
          <Link href={`/u/${user.nick}`} className={buttonClass("secondary")}>
            {t.seeProfile}
          </Link>
        }
      >
        <div className="flex flex-col gap-4">
          {typeof problem === "string" && (
            <ErrorPanel title={problemText({ code: problem }, messagesOf("accounts", language))} />
          )}
          {user.guest && (
            <Panel title={t.keep.title} lead={t.keep.lead}>
              <Link href="/sign-up?next=/settings" className={buttonClass("primary")}>
                {t.keep.verb}
              </Link>
            </Panel>
          )}
          <Panel title={t.profile.title}>
            <ProfileForm action={saveProfile} nick={user.nick} profile={account.profile} />
          </Panel>
          <Panel title={t.appearance.title}>
            <AppearanceForm action={saveAppearance} appearance={session.preferences} />
          </Panel>
          <Panel title={t.notices.title} lead={t.notices.lead}>
            <Link href="/settings/notices" className={buttonClass("secondary")}>
              {t.notices.verb}
            </Link>
          </Panel>
          {!user.guest && (
            <Panel title={away.title} lead={away.lead}>
              <Link href="/settings/away" className={buttonClass("secondary")}>
                {away.title}
              </Link>
            </Panel>
          )}
          {!user.guest && (
            <Panel title={t.password.title}>
              <PasswordForm action={savePassword} nick={user.nick} hasPassword={account.hasPassword} />
            </Panel>
          )}
          {!user.guest && (
            <Panel title={t.factor.title} lead={hasFactor ? t.factor.on : t.factor.off}>
              <Link href="/settings/second-factor" className={buttonClass("secondary")}>
                {hasFactor ? t.factor.change : t.factor.setUp}
              </Link>
            </Panel>
          )}
          {!user.guest && (offered.length > 0 || account.linked.length > 0) && (
            <Panel title={t.sites.title} lead={t.sites.lead}>
              <LinkedSites unlink={unlinkSite} allow={allowLinking} linked={account.linked} offered={offered} />
            </Panel>
          )}
          <Panel title={t.sessions.title} lead={user.guest ? t.sessions.guestLead : t.sessions.lead}>
            <div className="flex flex-col gap-4">
              <SessionList sessions={sessions} end={endOneSession} endOthers={endOthers} />
              <SignOutForm member={user.id} signOut={signOut} className="border-t border-line pt-4">
                <button type="submit" className={buttonClass("secondary")}>
                  {t.sessions.endHere}
                </button>
              </SignOutForm>
            </div>
          </Panel>
        </div>
      </Page>
    </TextsOfSettings>
  );
}
