import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Page } from "@/components/shell/page";
import { StaffForm } from "@/components/staff/staff-form";
import { StaffTabs } from "@/components/staff/staff-tabs";
import { TextsOfStaff } from "@/components/texts/doors/staff";
import { buttonClass } from "@/components/ui/button";
import { ErrorPanel } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { canAdminister, canSeeStaffPage } from "@/lib/auth/policy";
import { currentSession } from "@/lib/auth/session";
import { readStopped } from "@/lib/services/diplomacy/clock/judging";
import { readAlarm } from "@/lib/services/staff/read-ledger-state";
import { messagesOf } from "@/lib/texts/messages-of";
import { judgeAgain } from "./actions";

/**
 * The staff's rooms. Whoever has nothing to do there does not learn that they exist. Whoever is signed out each page
 * sends to sign in and back to itself.
 */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const session = await currentSession();
  if (!session) return children;
  if (session.withheld) return <SecondFactorFirst />;
  const { member } = session;
  if (!canSeeStaffPage(member)) notFound();
  const [alarm, stopped] = await Promise.all([readAlarm(), readStopped()]);
  const language = await currentLanguage();
  const { title, lead, alarm: t } = messagesOf("staff", language);
  const clock = messagesOf("diplomacyClock", language);
  return (
    <TextsOfStaff language={language}>
      <Page title={title} lead={lead}>
        {alarm === "unsound" && (
          <div className="mb-4">
            <ErrorPanel title={t.unsound}>
              {t.unsoundText} {canAdminister(member) ? t.unsoundDo : t.tell}
            </ErrorPanel>
          </div>
        )}
        {alarm === "unchecked" && (
          <p role="status" className="mb-4 rounded-md bg-warn-soft px-4 py-3">
            {t.unchecked} {canAdminister(member) ? t.uncheckedDo : t.tell}
          </p>
        )}
        {stopped && (
          <div className="mb-4">
            <ErrorPanel title={clock.stopped.title}>
              <p className="mb-3">{clock.stopped.do}</p>
              {canAdminister(member) ? (
                <StaffForm action={judgeAgain} verb={clock.stopped.verb} busyVerb={clock.stopped.busy} />
              ) : (
                clock.stopped.tell
              )}
            </ErrorPanel>
          </div>
        )}
        <StaffTabs all={canAdminister(member)} />
        {children}
      </Page>
    </TextsOfStaff>
  );
}

/** What staff see who need a second factor and have none. */
async function SecondFactorFirst() {
  const language = await currentLanguage();
  const { factorFirst: t } = messagesOf("staff", language);
  return (
    <Page title={t.title} lead={t.lead} width="narrow">
      <Link href="/settings/second-factor" className={buttonClass("primary")}>
        {t.verb}
      </Link>
    </Page>
  );
}
