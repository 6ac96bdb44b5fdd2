import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { Doer, MemberLink } from "@/components/staff/member-link";
import { SaidHere } from "@/components/staff/said-here";
import { StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { DataTable } from "@/components/ui/data-table";
import { Empty } from "@/components/ui/empty";
import { TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Time } from "@/components/ui/time";
import { requireUser } from "@/lib/auth/session";
import { BAN_SPANS } from "@/lib/contracts/staff";
import { isSecondFactorDemanded } from "@/lib/services/staff/demand-second-factor";
import { listBans } from "@/lib/services/staff/list-bans";
import { listStaff } from "@/lib/services/staff/list-staff";
import { ban, recovery, role, secondFactorDemand, signOutEverywhere, unban } from "../actions";

export const metadata: Metadata = { title: "Staff members" };

type Props = { searchParams: Promise<{ nick?: string | string[] }> };

const rolesOf = (admin: boolean, roles: readonly string[]): string =>
  [...(admin ? ["administrator"] : []), ...roles].join(", ");

/** Who has a role, and how one is given or taken. */
export default async function StaffMembers({ searchParams }: Props) {
  const actor = await requireUser("/staff/members");
  const [staff, bans, demanded] = await Promise.all([listStaff(actor), listBans(actor), isSecondFactorDemanded()]);
  if (!staff.ok || !bans.ok) notFound();
  const { nick = "" } = await searchParams;
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
      <Panel title="Who is banned" lead="They are signed out everywhere, and bots play on in their seats.">
        <SaidHere>
          <DataTable
            caption="Members who are banned"
            rows={bans.value}
            rowKey={(ban) => ban.nick}
            empty={<Empty>Nobody is.</Empty>}
            columns={[
              {
                key: "nick",
                head: "Who, and why",
                className: "break-words phone:px-0",
                cell: ({ nick, reason, by, at, until }) => (
                  <>
                    <span className="font-medium">{nick}</span>
                    <span className="block text-sm text-ink-2">“{reason}”</span>
                    <span className="block text-sm text-ink-3">
                      By <Doer by={by} />, <Time at={at} show="date" />,{" "}
                      {until === null ? (
                        "for good"
                      ) : (
                        <>
                          until <Time at={until} />
                        </>
                      )}
                    </span>
                  </>
                ),
              },
              {
                key: "act",
                head: "Lift the ban",
                headUnseen: true,
                right: true,
                className: "phone:px-0",
                cell: ({ nick }) => (
                  <StaffForm
                    action={unban}
                    verb="Lift the ban"
                    busyVerb="Lifting…"
                    kind="secondary"
                    hidden={{ nick }}
                    className="flex flex-col items-end gap-2"
                  />
                ),
              },
            ]}
          />
        </SaidHere>
      </Panel>
      <Panel
        title="Ban somebody"
        lead="At once: signed out everywhere, away from every table, their published games off the shelf."
      >
        <StaffForm action={ban} verb="Ban them" busyVerb="Banning…" kind="danger" sure="Yes, ban them">
          <StaffField name="nick" label="Nick">
            <TextInput name="nick" required autoComplete="off" defaultValue={typeof nick === "string" ? nick : ""} />
          </StaffField>
          <StaffField name="reason" label="Reason" help="For the audit log.">
            <TextInput name="reason" required maxLength={200} autoComplete="off" />
          </StaffField>
          <StaffField name="days" label="For how long">
            <Select
              name="days"
              options={BAN_SPANS.map((days) => ({ value: String(days), label: SPANS[days] }))}
              defaultValue="7"
            />
          </StaffField>
        </StaffForm>
      </Panel>
      <Panel title="Second factor of the staff">
        <SaidHere>
          <p className="mb-3">
            {demanded
              ? "Staff need a second factor: whoever has none keeps none of the powers until one is set up."
              : "Staff may do without a second factor."}
          </p>
          <StaffForm
            key={String(demanded)}
            action={secondFactorDemand}
            verb={demanded ? "Demand it no more" : "Demand a second factor"}
            busyVerb="Saving…"
            kind="secondary"
            hidden={{ demanded: demanded ? "0" : "1" }}
          />
        </SaidHere>
      </Panel>
      <Panel
        title="Open somebody's account again"
        lead="For a member who lost the password. The code opens the account once; second factors are removed by it."
      >
        <StaffForm action={recovery} verb="Make a code" busyVerb="Making it…">
          <StaffField name="nick" label="Member">
            <TextInput name="nick" required autoComplete="off" />
          </StaffField>
        </StaffForm>
      </Panel>
      <Panel title="Sign somebody out" lead="Of all their devices, for a lost phone. They may sign in again.">
        <StaffForm action={signOutEverywhere} verb="Sign them out" busyVerb="Signing out…" kind="secondary">
          <StaffField name="nick" label="Nick">
            <TextInput name="nick" required autoComplete="off" />
          </StaffField>
        </StaffForm>
      </Panel>
    </div>
  );
}

const SPANS: Readonly<Record<(typeof BAN_SPANS)[number], string>> = {
  1: "A day",
  7: "A week",
  30: "30 days",
  365: "A year",
  0: "For good",
};
