import type { Metadata } from "next";
import { Page } from "@/components/shell/page";
import { TournamentForm } from "@/components/tournaments/tournament-form";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { requireUser } from "@/lib/auth/session";
import { readSpendable } from "@/lib/services/ledger/open-purse";
import { listSealed } from "@/lib/services/sealed/read-event";
import { listTournamentGames } from "@/lib/services/tournaments/game-choices";
import { messagesOf } from "@/lib/texts/messages-of";
import { create } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("tournaments", await currentLanguage()).form.title };
}

/** Holds a tournament. */
export default async function NewTournament() {
  const member = await requireUser("/tournaments/new");
  const { form: t, problems } = messagesOf("tournaments", await currentLanguage());
  if (!canCollect(member))
    return (
      <Page title={t.title} width="narrow">
        <Empty
          action={
            <Link href="/sign-up?next=/tournaments/new" className={buttonClass("primary")}>
              {t.keepAccount}
            </Link>
          }
        >
          {problems.members_only}
        </Empty>
      </Page>
    );
  const [games, money, sealed] = await Promise.all([listTournamentGames(member), readSpendable(member), listSealed()]);
  return (
    <Page title={t.title} lead={t.lead} width="narrow">
      <div className="rounded-md border border-line bg-surface p-4 tablet:p-5">
        <TournamentForm
          {...{ games, money, create }}
          sealed={sealed.map(({ id, name, game }) => ({ id, name, game }))}
        />
      </div>
    </Page>
  );
}
