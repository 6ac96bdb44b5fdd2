import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { MemberLink } from "@/components/staff/member-link";
import { SaidHere } from "@/components/staff/said-here";
import { StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { DataTable } from "@/components/ui/data-table";
import { TextInput } from "@/components/ui/field";
import { requireUser } from "@/lib/auth/session";
import { listStaff } from "@/lib/services/staff/list-staff";
import { role } from "../actions";

export const metadata: Metadata = { title: "Staff members" };

const rolesOf = (admin: boolean, roles: readonly string[]): string =>
  [...(admin ? ["administrator"] : []), ...roles].join(", ");

/** Who has a role, and how one is given or taken. */
export default async function StaffMembers() {
  const staff = await listStaff(await requireUser("/staff/members"));
  if (!staff.ok) notFound();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[1fr_380px]">
      <Panel title="Who has a role">
        <SaidHere>
          <DataTable
            caption="Members with a role"
            rows={staff.value}
            rowKey={({ nick }) => nick}
            columns={[
              {
                key: "nick",
                head: "Member",
                className: "phone:px-0",
                cell: ({ nick, admin, roles }) => (
                  <>
                    <MemberLink nick={nick} />
                    <span className="block text-sm text-ink-3 tablet:hidden">{rolesOf(admin, roles)}</span>
                  </>
                ),
              },
              {
                key: "role",
                head: "Role",
                className: "phone:hidden",
                cell: ({ admin, roles }) => rolesOf(admin, roles),
              },
              {
                key: "act",
                head: "Take the role",
                headUnseen: true,
                right: true,
                className: "phone:px-0",
                cell: ({ nick, roles }) =>
                  roles.includes("salesman") && (
                    <StaffForm
                      action={role}
                      verb="Take the role"
                      busyVerb="Taking…"
                      kind="secondary"
                      hidden={{ nick, role: "salesman", has: "0" }}
                      className="flex flex-col items-end gap-2"
                    />
                  ),
              },
            ]}
          />
        </SaidHere>
      </Panel>
      <Panel title="Name a salesman" lead="The salesman adds, withdraws and reprints products, and gives tickets.">
        <StaffForm action={role} verb="Give the role" busyVerb="Giving…" hidden={{ role: "salesman", has: "1" }}>
          <StaffField name="nick" label="Member">
            <TextInput name="nick" required autoComplete="off" />
          </StaffField>
        </StaffForm>
      </Panel>
    </div>
  );
}
