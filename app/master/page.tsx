import type { Metadata } from "next";
import { BringGame } from "@/components/diplomacy/master/bring-game";
import { sayPhase } from "@/components/diplomacy/order-words";
import { Page, Panel } from "@/components/shell/page";
import { TextsOfDiplomacyMaster } from "@/components/texts/doors/diplomacy-master";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { listDesk } from "@/lib/services/diplomacy/master/read-desk";
import { messagesOf } from "@/lib/texts/messages-of";
import { bringGame } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("diplomacyMaster", await currentLanguage()).title };
}

/** The games that somebody is master of, and what each waits for. */
export default async function MasterPage() {
  const member = await requireUser("/master");
  const language = await currentLanguage();
  const [t, diplomacy] = [messagesOf("diplomacyMaster", language), messagesOf("diplomacy", language)];
  const games = await listDesk(member);
  const open = (
    <Link href="/diplomacy/new" className={buttonClass("primary")}>
      {t.open}
    </Link>
  );
  return (
    <TextsOfDiplomacyMaster language={language}>
      <Page title={t.title} lead={t.lead} width="middle" verb={games.length > 0 ? open : undefined}>
        <div className="flex flex-col gap-5">
          {games.length === 0 ? (
            <Empty action={open}>{t.none}</Empty>
          ) : (
            <ul className="rounded-md border border-line bg-surface">
              {games.map(({ id, name, phase, stage, hold, since, deadlineAt, powers }) => (
                <li key={id} className="border-b border-line last:border-b-0">
                  <Link
                    href={`/master/${id}`}
                    className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3 hover:bg-sunken"
                  >
                    <span className="min-w-0">
                      <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
                      <span className="text-sm text-ink-2">
                        {phase ? sayPhase(diplomacy, phase) : (t.stage[stage] ?? stage)}
                        {deadlineAt !== null && (
                          <>
                            {" · "}
                            {t.until} <Time at={deadlineAt} />
                          </>
                        )}
                      </span>
                    </span>
                    <span className="text-sm">
                      {t.hold[hold]} {powers.join(", ")}{" "}
                      <span className="text-ink-2">
                        {t.since} <Time at={since} />
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <Panel title={t.bring.title} lead={t.bring.lead}>
            <BringGame bring={bringGame} />
          </Panel>
        </div>
      </Page>
    </TextsOfDiplomacyMaster>
  );
}
