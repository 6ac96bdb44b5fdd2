import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { StaffForm } from "@/components/staff/staff-form";
import { DataTable } from "@/components/ui/data-table";
import { Field, TextInput } from "@/components/ui/field";
import { currentUser } from "@/lib/auth/session";
import { listStaff } from "@/lib/services/staff/list-staff";
import { role } from "../actions";

export const metadata: Metadata = { title: "Staff members" };

/** Who has a role, and how one is given or taken. */
export default async function StaffMembers() {
  const staff = await listStaff(await currentUser());
  if (!staff.ok) notFound();
  return (
    <div className="grid items-start gap-5 desk:grid-cols-[1fr_380px]">
      <Panel title="Who has a role">
        <DataTable
          caption="Members with a role"
          rows={staff.value}
          rowKey={({ nick }) => nick}
          columns={[
            {
              key: "nick",
              head: "Member",
              cell: ({ nick }) => (
                <Link href={`/u/${nick}`} className="underline underline-offset-4">
                  {nick}
                </Link>
              ),
            },
            {
              key: "role",
              head: "Role",
              cell: ({ admin, roles }) => [...(admin ? ["administrator"] : []), ...roles].join(", "),
            },
            {
              key: "act",
              head: "",
              right: true,
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
      </Panel>
      <Panel title="Name a salesman" lead="The salesman adds, withdraws and reprints products, and gives tickets.">
        <StaffForm action={role} verb="Give the role" busyVerb="Giving…" hidden={{ role: "salesman", has: "1" }}>
          <Field label="Member">
            <TextInput name="nick" required autoComplete="off" />
          </Field>
        </StaffForm>
      </Panel>
    </div>
  );
}
