import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { Page } from "@/components/shell/page";
import { StaffTabs } from "@/components/staff/staff-tabs";
import { ErrorPanel } from "@/components/ui/empty";
import { canAdminister, canSeeStaffPage } from "@/lib/auth/policy";
import { requireUser } from "@/lib/auth/session";
import { readAlarm } from "@/lib/services/staff/read-ledger-state";

/** The staff's rooms. Whoever has nothing to do there does not learn that they exist. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const member = await requireUser("/staff");
  if (!canSeeStaffPage(member)) notFound();
  const alarm = canAdminister(member) ? await readAlarm() : null;
  return (
    <Page title="Staff" lead="What keeps the club's world running. Every act here is written down.">
      {alarm === "unsound" && (
        <div className="mb-4">
          <ErrorPanel title="The ledger is not sound.">
            The last check found something that does not add up. Nothing is lost that was posted: look under Ledger, and
            close the shop if findings grow.
          </ErrorPanel>
        </div>
      )}
      {alarm === "unchecked" && (
        <p role="status" className="mb-4 rounded-md bg-warn-soft px-4 py-3">
          The ledger has not been checked for more than three hours: its job does not run. Check it by hand under
          Ledger.
        </p>
      )}
      <StaffTabs all={canAdminister(member)} />
      {children}
    </Page>
  );
}
