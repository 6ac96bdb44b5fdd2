import type { MembersPage, MembersWanted } from "@/lib/contracts/staff";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { StaffTexts } from "@/lib/texts/staff/en";
import { Panel } from "../shell/page";
import { Button, buttonClass } from "../ui/button";
import { DataTable } from "../ui/data-table";
import { Empty } from "../ui/empty";
import { TextInput } from "../ui/field";
import { Link } from "../ui/link";
import { Time } from "../ui/time";
import { MemberLink } from "./member-link";

type Props = { page: MembersPage; wanted: MembersWanted; texts: StaffTexts };

/** All members by their nicks, with what they own. A nick chosen here fills the forms below. */
export function MemberDirectory({ page, wanted: { words, after }, texts: { directory: t, role } }: Props) {
  const hrefOf = (next: string | null) => {
    const query = new URLSearchParams({ ...(words && { words }), ...(next && { after: next }) });
    return `/staff/members?${query}`;
  };
  return (
    <Panel title={t.title}>
      <search>
        <form action="/staff/members" className="mb-3 flex gap-2">
          <TextInput
            type="search"
            name="words"
            defaultValue={words}
            maxLength={40}
            aria-label={t.search}
            placeholder={t.search}
          />
          <Button type="submit">{t.find}</Button>
        </form>
      </search>
      <DataTable
        caption={t.title}
        rows={page.members}
        rowKey={({ nick }) => nick}
        empty={<Empty>{t.none}</Empty>}
        columns={[
          {
            key: "nick",
            head: t.member,
            className: "break-words phone:px-0",
            cell: ({ nick, admin, roles, banned, seenAt, packs }) => (
              <>
                <MemberLink nick={nick} />
                <span className="block text-sm text-ink-3">
                  {[...(admin ? ["administrator"] : []), ...roles].map(role).join(", ")}
                  {banned && <span className="text-danger">{t.banned}</span>}
                </span>
                <span className="block text-sm text-ink-3 desk:hidden">
                  <Time at={seenAt} show="date" />
                </span>
                {packs > 0 && (
                  <span className="hidden text-sm text-ink-3 phone:block">
                    {t.packs} {packs}
                  </span>
                )}
              </>
            ),
          },
          {
            key: "joined",
            head: t.joined,
            className: "phone:hidden",
            cell: ({ joinedAt }) => <Time at={joinedAt} show="date" />,
          },
          {
            key: "seen",
            head: t.seen,
            className: "phone:hidden",
            cell: ({ seenAt }) => <Time at={seenAt} show="date" />,
          },
          {
            key: "purse",
            head: t.purse,
            right: true,
            className: "phone:px-1",
            cell: ({ purse }) => formatMoney(purse),
          },
          { key: "copies", head: t.copies, right: true, className: "phone:px-1", cell: ({ copies }) => copies },
          { key: "packs", head: t.packs, right: true, className: "phone:hidden", cell: ({ packs }) => packs },
          {
            key: "act",
            head: t.act,
            headUnseen: true,
            right: true,
            className: "phone:px-0",
            cell: ({ nick }) => (
              <Link
                href={`/staff/members?nick=${encodeURIComponent(nick)}#ban`}
                className={buttonClass("secondary", true)}
                aria-label={t.actOn(nick)}
              >
                {t.act}
              </Link>
            ),
          },
        ]}
      />
      <div className="mt-3 flex gap-3">
        {after !== null && (
          <Link href={hrefOf(null)} className={buttonClass("secondary", true)}>
            {t.first}
          </Link>
        )}
        {page.next !== null && (
          <Link href={hrefOf(page.next)} className={buttonClass("secondary", true)}>
            {t.next}
          </Link>
        )}
      </div>
    </Panel>
  );
}
