import Link from "next/link";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Page } from "@/components/shell/page";
import { StaffTabs } from "@/components/staff/staff-tabs";
import { buttonClass } from "@/components/ui/button";
import { ErrorPanel } from "@/components/ui/empty";
import { canAdminister, canSeeStaffPage } from "@/lib/auth/policy";
import { currentSession } from "@/lib/auth/session";
import { readAlarm } from "@/lib/services/staff/read-ledger-state";

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
  const alarm = await readAlarm();
  return (
    <Page title="Staff" lead="What keeps the club running. Everything done here is written down.">
      {alarm === "unsound" && (
        <div className="mb-4">
          <ErrorPanel title="The ledger is not sound.">
            The last check found something that does not add up. Nothing is lost that was posted.{" "}
            {canAdminister(member)
              ? "Look under Ledger, and withdraw products if findings grow."
              : "Tell an administrator."}
          </ErrorPanel>
        </div>
      )}
      {alarm === "unchecked" && (
        <p role="status" className="mb-4 rounded-md bg-warn-soft px-4 py-3">
          The ledger was not checked in the last three hours: its job does not run.{" "}
          {canAdminister(member) ? "Check it by hand under Ledger." : "Tell an administrator."}
        </p>
      )}
      <StaffTabs all={canAdminister(member)} />
      {children}
    </Page>
  );
}

/** What staff see who need a second factor and have none. */
function SecondFactorFirst() {
  return (
    <Page
      title="Set up a second factor first"
      lead="This club asks it of its staff. Until you have one, you are a member like all others."
      width="narrow"
    >
      <Link href="/settings/second-factor" className={buttonClass("primary")}>
        Set it up
      </Link>
    </Page>
  );
}
