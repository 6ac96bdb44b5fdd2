import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { MemberAvatar } from "@/components/accounts/member-avatar";
import { DiplomacyRecord } from "@/components/diplomacy/records";
import { TableRow } from "@/components/lobby/table-row";
import { TabletopRecord } from "@/components/tabletop/record";
import { TextsOfLobby } from "@/components/texts/doors/lobby";
import { buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { currentUser } from "@/lib/auth/session";
import { readRecords } from "@/lib/services/diplomacy/records/read-records";
import { listVisitedTables } from "@/lib/services/tables/list-tables";
import { readTabletopRecord } from "@/lib/services/tabletop/read-record";
import { messagesOf } from "@/lib/texts/messages-of";
import type { ProfileTexts } from "@/lib/texts/profile/en";
import { profileOf } from "../../../reads";

/** How many tables a profile names. */
const LATELY = 6;

type Props = { params: Promise<{ nick: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const profile = await profileOf((await params).nick);
  return { title: profile?.nick ?? messagesOf("profile", await currentLanguage()).noMember };
}

export default async function ProfilePage({ params }: Props) {
  const [profile, actor] = [await profileOf((await params).nick), await currentUser()];
  if (!profile) notFound();
  const language = await currentLanguage();
  const [t, deal] = [messagesOf("profile", language), messagesOf("trades", language)];
  return (
    <div className="mx-auto w-full max-w-[820px] px-3 py-6 tablet:px-5 tablet:py-8">
      <div className="flex flex-wrap items-center gap-5">
        <MemberAvatar avatar={profile.avatar} nick={profile.nick} size={88} />
        <div className="min-w-0 flex-1">
          <h1 className="display-3xl break-words phone:display-2xl">{profile.nick}</h1>
          {profile.realName && <p className="text-lg text-ink-2">{profile.realName}</p>}
          {(profile.admin || profile.guest) && (
            <p className="mt-1.5">
              <Chip>{profile.admin ? t.keeper : t.guest}</Chip>
            </p>
          )}
        </div>
        {canCollect(actor) && actor.id !== profile.id && !profile.guest && (
          <nav className="flex flex-wrap gap-2" aria-label={deal.list.link}>
            {(
              [
                ["/trades?with", deal.list.link],
                ["/give?to", deal.give.link],
                ["/swaps?with", deal.swaps.link],
              ] as const
            ).map(([way, words]) => (
              <Link key={way} href={`${way}=${encodeURIComponent(profile.nick)}`} className={buttonClass("secondary")}>
                {words}
              </Link>
            ))}
          </nav>
        )}
        {actor?.id === profile.id && (
          <Link href="/settings" className={buttonClass("secondary")}>
            {t.edit}
          </Link>
        )}
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-4 border-y border-line py-4 tablet:grid-cols-4">
        <Fact name={t.since}>
          <Time at={profile.joinedAt} show="date" />
        </Fact>
        <Fact name={t.seen}>
          <Time at={profile.seenAt} show="both" />
        </Fact>
      </dl>
      {profile.plan && (
        <section className="mt-6">
          <h2 className="display-xl">{t.about}</h2>
          <p className="mt-2 max-w-prose break-words whitespace-pre-line">{profile.plan}</p>
        </section>
      )}
      <Suspense fallback={null}>
        <Diplomacy memberId={profile.id} t={t} />
      </Suspense>
      <Suspense fallback={null}>
        <Tabletop memberId={profile.id} t={t} />
      </Suspense>
      <section className="mt-6">
        <h2 className="display-xl">{t.lately}</h2>
        <Suspense fallback={<Skeleton className="mt-2 h-16" />}>
          <TextsOfLobby language={language}>
            <Lately playerId={profile.id} readerId={actor?.id ?? null} t={t} />
          </TextsOfLobby>
        </Suspense>
      </section>
    </div>
  );
}

/** What they have done in games of Diplomacy; nothing where they have not played any. */
async function Diplomacy({ memberId, t }: { memberId: string; t: ProfileTexts }) {
  const records = await readRecords(memberId);
  return records && <DiplomacyRecord records={records} t={t.diplomacy} />;
}

/** What they have done at tabletops; nothing where they have finished no game. */
async function Tabletop({ memberId, t }: { memberId: string; t: ProfileTexts }) {
  const record = await readTabletopRecord(memberId);
  return record && <TabletopRecord record={record} t={t.tabletop} />;
}

/** The public tables that they were at last; of an anonymous one nobody is told who was there. */
async function Lately({ playerId, readerId, t }: { playerId: string; readerId: string | null; t: ProfileTexts }) {
  const tables = (await listVisitedTables(playerId))
    .filter((table) => table.public && !table.anonymous)
    .slice(0, LATELY);
  if (tables.length === 0) return <p className="mt-2 text-ink-3">{t.noneLately}</p>;
  return (
    <ul className="mt-1" aria-label={t.latelyList}>
      {tables.map((table) => (
        <TableRow key={table.id} table={table} userId={readerId} />
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
