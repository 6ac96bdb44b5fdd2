import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { MemberLink } from "@/components/staff/member-link";
import { SaidHere } from "@/components/staff/said-here";
import { StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { Said } from "@/components/texts/said";
import { Empty } from "@/components/ui/empty";
import { TextInput } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { formatMoney } from "@/lib/engine/kernel/money";
import { type CalledGame, listCalledGames } from "@/lib/services/tabletop/judge-game";
import { messagesOf } from "@/lib/texts/messages-of";
import type { StaffTexts } from "@/lib/texts/staff/en";
import { judgeGame } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("staff", await currentLanguage()).games.title };
}

/** The games with a stake that their players cannot agree about; the staff decides them. */
export default async function StaffGames() {
  const games = await listCalledGames(await requireUser("/staff/games"));
  if (!games.ok) notFound();
  const t = messagesOf("staff", await currentLanguage()).games;
  return (
    <Panel title={t.title} lead={t.lead}>
      <SaidHere>
        {games.value.length === 0 && <Empty>{t.none}</Empty>}
        <ul aria-label={t.caption} className="flex flex-col gap-4 empty:hidden">
          {games.value.map((game) => (
            <Called key={`${game.tableId}/${game.number}`} game={game} t={t} />
          ))}
        </ul>
      </SaidHere>
    </Panel>
  );
}

/** A game that waits, with the form that decides it. */
function Called({ game, t }: { game: CalledGame; t: StaffTexts["games"] }) {
  const { tableId, number, table, bet, at, by, call, players, own } = game;
  return (
    <li className="grid gap-3 border-b border-line pb-4 desk:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">
          <Link href={`/tables/${tableId}`} className="underline underline-offset-4">
            {table}
          </Link>
        </p>
        <p className="text-sm text-ink-3">
          {t.staked(
            formatMoney(bet),
            players.map(({ nick }) => nick),
          )}
        </p>
        <p className="mt-2 text-sm text-ink-3 [overflow-wrap:anywhere]">
          <Said parts={t.called(<MemberLink nick={by} />)} /> <Time at={at} />
        </p>
        <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{call}</p>
      </div>
      {own ? (
        <p className="text-ink-2">{t.own}</p>
      ) : (
        <StaffForm
          action={judgeGame}
          verb={t.judge}
          label={t.judgeOf(table)}
          busyVerb={t.judging}
          sure={t.sure}
          hidden={{ tableId, number: String(number) }}
          className="flex flex-col gap-2"
        >
          <StaffField name="result" label={t.result}>
            <Select
              name="result"
              options={[
                { value: "", label: t.choose, disabled: true },
                ...players.map(({ seat, nick }) => ({ value: String(seat), label: t.wins(nick) })),
                { value: "draw", label: t.draw },
                { value: "nobody", label: t.nobody },
              ]}
              defaultValue=""
            />
          </StaffField>
          <StaffField name="reason" label={t.reason}>
            <TextInput name="reason" required autoComplete="off" minLength={3} maxLength={300} />
          </StaffField>
        </StaffForm>
      )}
    </li>
  );
}
