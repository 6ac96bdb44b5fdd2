import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AbsenceForm, AbsenceList } from "@/components/diplomacy/clock/absences";
import { CalendarAddress } from "@/components/diplomacy/clock/calendar-address";
import { Page, Panel } from "@/components/shell/page";
import { TextsOfDiplomacyClock } from "@/components/texts/doors/diplomacy-clock";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { signInPath } from "@/lib/auth/safe-next";
import { currentSession } from "@/lib/auth/session";
import { listAbsences } from "@/lib/services/diplomacy/absences/absences";
import { readCalendarLink } from "@/lib/services/diplomacy/calendar";
import { messagesOf } from "@/lib/texts/messages-of";
import { enterAbsence, removeAbsence, renewCalendar, stopCalendar } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("diplomacyClock", await currentLanguage()).title };
}

export default async function AwayPage() {
  const session = await currentSession();
  if (!session) redirect(signInPath("/settings/away"));
  // Guests play, but what is theirs ends with their session.
  if (session.member.guest) redirect("/settings");
  const [absences, address] = await Promise.all([listAbsences(session.member), readCalendarLink(session.member)]);
  const language = await currentLanguage();
  const t = messagesOf("diplomacyClock", language);
  return (
    <TextsOfDiplomacyClock language={language}>
      <Page
        title={t.title}
        lead={t.lead}
        width="middle"
        verb={
          <Link href="/diplomacy" className={buttonClass("secondary")}>
            {messagesOf("diplomacyGames", language).title}
          </Link>
        }
      >
        <div className="flex flex-col gap-4">
          <Panel title={t.absences.title} lead={t.absences.lead}>
            <AbsenceList absences={absences} remove={removeAbsence} />
            <AbsenceForm enter={enterAbsence} />
          </Panel>
          <Panel id="calendar" title={t.calendar.title} lead={t.calendar.lead}>
            <CalendarAddress address={address} renew={renewCalendar} stop={stopCalendar} />
          </Panel>
        </div>
      </Page>
    </TextsOfDiplomacyClock>
  );
}
