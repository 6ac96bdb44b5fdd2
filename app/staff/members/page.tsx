import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { MemberDirectory } from "@/components/staff/member-directory";
import { Doer, MemberLink } from "@/components/staff/member-link";
import { SaidHere } from "@/components/staff/said-here";
import { StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { Said } from "@/components/texts/said";
import { DataTable } from "@/components/ui/data-table";
import { Empty } from "@/components/ui/empty";
import { TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Suggestions } from "@/components/ui/suggestions";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { BAN_SPANS, MembersWanted } from "@/lib/contracts/staff";
import { isSecondFactorDemanded } from "@/lib/services/staff/demand-second-factor";
import { listBans } from "@/lib/services/staff/list-bans";
import { listMembers } from "@/lib/services/staff/list-members";
import { listStaff } from "@/lib/services/staff/list-staff";
import { messagesOf } from "@/lib/texts/messages-of";
import type { StaffTexts } from "@/lib/texts/staff/en";
import { ban, prizes, recovery, role, secondFactorDemand, signOutEverywhere, unban } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("staff", await currentLanguage()).members.title };
}

type Props = { searchParams: Promise<{ nick?: string | string[]; words?: string; after?: string }> };

const rolesOf = (admin: boolean, roles: readonly string[], { role }: StaffTexts): string =>
  [...(admin ? ["administrator"] : []), ...roles].map(role).join(", ");

/** Who has a role, and how one is given or taken. */
export default async function StaffMembers({ searchParams }: Props) {
  const actor = await requireUser("/staff/members");
  const language = await currentLanguage();
  const staff = messagesOf("staff", language);
  const t = staff.members;
  const { house, quoted } = messagesOf("staffBooks", language);
  const { nick = "", words, after = null } = await searchParams;
  const wanted = MembersWanted.parse({ words, after });
  const [keepers, bans, demanded, members] = await Promise.all([
    listStaff(actor),
    listBans(actor),
    isSecondFactorDemanded(),
    listMembers(actor, wanted),
  ]);
  if (!keepers.ok || !bans.ok || !members.ok) notFound();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[1fr_380px]">
      <div className="desk:col-span-2">
        <MemberDirectory page={members.value} wanted={wanted} texts={staff} />
      </div>
      {/* Nicks to choose from wherever one is asked for. */}
      <Suggestions id="nicks" of={members.value.members.map(({ nick }) => nick)} />
      <Panel title={t.roles}>
        <SaidHere>
          <DataTable
            caption={t.rolesCaption}
            rows={keepers.value}
            rowKey={({ nick }) => nick}
            columns={[
              {
                key: "nick",
                head: t.member,
                className: "phone:px-0",
                cell: ({ nick, admin, roles }) => (
                  <>
                    <MemberLink nick={nick} />
                    <span className="block text-sm text-ink-3 tablet:hidden">{rolesOf(admin, roles, staff)}</span>
                  </>
                ),
              },
              {
                key: "role",
                head: t.role,
                className: "phone:hidden",
                cell: ({ admin, roles }) => rolesOf(admin, roles, staff),
              },
              {
                key: "act",
                head: t.take,
                headUnseen: true,
                right: true,
                className: "phone:px-0",
                cell: ({ nick, roles }) =>
                  roles.includes("salesman") && (
                    <StaffForm
                      action={role}
                      verb={t.take}
                      label={t.takeOf(nick)}
                      busyVerb={t.taking}
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
      <Panel title={t.give} lead={t.giveLead}>
        <StaffForm action={role} verb={t.giveVerb} busyVerb={t.giving} hidden={{ role: "salesman", has: "1" }}>
          <StaffField name="nick" label={t.member}>
            <TextInput name="nick" required autoComplete="off" list="nicks" />
          </StaffField>
        </StaffForm>
      </Panel>
      <Panel title={t.bans} lead={t.bansLead}>
        <SaidHere>
          <DataTable
            caption={t.bansCaption}
            rows={bans.value}
            rowKey={(ban) => ban.nick}
            empty={<Empty>{t.nobody}</Empty>}
            columns={[
              {
                key: "nick",
                head: t.who,
                className: "break-words phone:px-0",
                cell: ({ nick, reason, by, at, until }) => (
                  <>
                    <span className="font-medium">{nick}</span>
                    <span className="block text-sm text-ink-2">{quoted(reason)}</span>
                    <span className="block text-sm text-ink-3">
                      <Said
                        parts={t.bannedBy(
                          <Doer by={by} house={house} />,
                          <Time at={at} show="date" />,
                          until === null ? null : <Time at={until} />,
                        )}
                      />
                    </span>
                  </>
                ),
              },
              {
                key: "act",
                head: t.lift,
                headUnseen: true,
                right: true,
                className: "phone:px-0",
                cell: ({ nick }) => (
                  <StaffForm
                    action={unban}
                    verb={t.lift}
                    label={t.liftOf(nick)}
                    busyVerb={t.lifting}
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
      <Panel id="ban" title={t.ban} lead={t.banLead}>
        <StaffForm action={ban} verb={t.banVerb} busyVerb={t.banning} kind="danger" sure={t.banSure}>
          <StaffField name="nick" label={t.nick}>
            <TextInput
              name="nick"
              required
              autoComplete="off"
              list="nicks"
              defaultValue={typeof nick === "string" ? nick : ""}
            />
          </StaffField>
          <StaffField name="reason" label={t.reason} help={t.reasonHelp}>
            <TextInput name="reason" required maxLength={200} autoComplete="off" />
          </StaffField>
          <StaffField name="days" label={t.span}>
            <Select
              name="days"
              options={BAN_SPANS.map((days) => ({ value: String(days), label: t.spans[days] }))}
              defaultValue="7"
            />
          </StaffField>
        </StaffForm>
      </Panel>
      <Panel title={t.prizes} lead={t.prizesLead}>
        <StaffForm action={prizes} verb={t.prizesVerb} busyVerb={t.saving} kind="secondary">
          <StaffField name="nick" label={t.nick}>
            <TextInput name="nick" required autoComplete="off" list="nicks" />
          </StaffField>
          <StaffField name="reason" label={t.reason} help={t.reasonHelp}>
            <TextInput name="reason" required maxLength={200} autoComplete="off" />
          </StaffField>
          <StaffField name="hold" label={t.prizesWhat}>
            <Select
              name="hold"
              options={[
                { value: "1", label: t.prizesHold },
                { value: "0", label: t.prizesPay },
              ]}
              defaultValue="1"
            />
          </StaffField>
        </StaffForm>
      </Panel>
      <Panel title={t.factor}>
        <SaidHere>
          <p className="mb-3">{demanded ? t.factorOn : t.factorOff}</p>
          <StaffForm
            key={String(demanded)}
            action={secondFactorDemand}
            verb={demanded ? t.demandNoMore : t.demand}
            busyVerb={t.saving}
            kind="secondary"
            hidden={{ demanded: demanded ? "0" : "1" }}
          />
        </SaidHere>
      </Panel>
      <Panel title={t.recovery} lead={t.recoveryLead}>
        <StaffForm action={recovery} verb={t.recoveryVerb} busyVerb={t.recoveryBusy}>
          <StaffField name="nick" label={t.member}>
            <TextInput name="nick" required autoComplete="off" list="nicks" />
          </StaffField>
        </StaffForm>
      </Panel>
      <Panel title={t.signOut} lead={t.signOutLead}>
        <StaffForm action={signOutEverywhere} verb={t.signOutVerb} busyVerb={t.signingOut} kind="secondary">
          <StaffField name="nick" label={t.nick}>
            <TextInput name="nick" required autoComplete="off" list="nicks" />
          </StaffField>
        </StaffForm>
      </Panel>
    </div>
  );
}
