import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Panel } from "@/components/shell/page";
import { StaffField } from "@/components/staff/staff-field";
import { StaffForm } from "@/components/staff/staff-form";
import { TextInput } from "@/components/ui/field";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { listCardGames } from "@/lib/services/catalogue/list-card-games";
import { messagesOf } from "@/lib/texts/messages-of";
import { saveCards } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("staff", await currentLanguage()).cards.title };
}

/** The games of collectible cards: their files, to read and to change. */
export default async function StaffCards() {
  const games = await listCardGames(await requireUser("/staff/cards"));
  if (!games.ok) notFound();
  const { cards: t } = messagesOf("staff", await currentLanguage());
  return (
    <div className="flex flex-col gap-5">
      <Panel title={t.games} lead={t.gamesLead}>
        {games.value.length === 0 && <p className="text-ink-3">{t.none}</p>}
        <ul className="divide-y divide-line">
          {games.value.map((game) => (
            <li key={game.name} className="py-3 first:pt-0 last:pb-0">
              <h3 className="font-semibold">
                {game.title} <span className="font-normal text-ink-3">({game.name})</span>
              </h3>
              <p className="text-ink-2">{t.size(game)}</p>
              <p className="mt-1 flex flex-wrap gap-x-4">
                {game.files.map(({ file, changed }) => (
                  <a
                    key={file}
                    href={`/staff/cards/${game.name}/${file}`}
                    className="flex min-h-8 items-center gap-1 underline underline-offset-4"
                  >
                    {file}.json{changed && ` ${t.changed}`}
                  </a>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t.add} lead={t.addLead}>
        <StaffForm action={saveCards} verb={t.verb} busyVerb={t.busy}>
          <div className="grid gap-4 tablet:grid-cols-2">
            <StaffField name="game" label={t.game} help={t.gameHelp}>
              <TextInput name="game" required autoComplete="off" defaultValue={games.value[0]?.name ?? ""} />
            </StaffField>
            <StaffField name="files" label={t.files} help={t.filesHelp}>
              <TextInput
                name="files"
                type="file"
                multiple
                required
                accept=".json,application/json"
                className="py-2.5"
              />
            </StaffField>
          </div>
        </StaffForm>
      </Panel>
    </div>
  );
}
