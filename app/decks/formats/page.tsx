import type { Metadata } from "next";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { currentUser } from "@/lib/auth/session";
import type { FormatFile } from "@/lib/contracts/formats";
import { listFormats } from "@/lib/services/formats/list-formats";
import { messagesOf } from "@/lib/texts/messages-of";
import { GameLinks, gameChosen } from "../../market/game-links";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("formats", await currentLanguage()).title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The formats of a game: the house's, one's own, those that others show. */
export default async function Formats({ searchParams }: Props) {
  const [member, language, { game, games }] = await Promise.all([
    currentUser(),
    currentLanguage(),
    searchParams.then(gameChosen),
  ]);
  const t = messagesOf("formats", language);
  const all = game ? await listFormats(member, game.name) : [];
  const groups: [string, FormatFile[]][] = [
    [t.house, all.filter(({ owner }) => owner === null)],
    ...(canCollect(member)
      ? [[t.own, all.filter(({ owner }) => owner === member.nick)] as [string, FormatFile[]]]
      : []),
    [t.others, all.filter(({ owner }) => owner !== null && owner !== member?.nick)],
  ];
  return (
    <Page
      title={t.title}
      lead={t.lead}
      verb={
        canCollect(member) && (
          <Link href={`/decks/formats/new?game=${game?.name ?? ""}`} className={buttonClass("primary")}>
            {t.begin}
          </Link>
        )
      }
    >
      <GameLinks games={games} here={game?.name ?? ""} label={t.title} to="/decks/formats" />
      <div className="grid items-start gap-5 tablet:grid-cols-3">
        {groups.map(([title, files]) => (
          <Panel key={title} title={title}>
            {files.length === 0 && <p className="text-ink-3">{t.none}</p>}
            <ul>
              {files.map((file) => (
                <li key={file.id} className="border-b border-line py-2 last:border-0">
                  <Link
                    href={`/decks/formats/${file.id}`}
                    className="inline-flex min-h-6 font-semibold [overflow-wrap:anywhere] underline-offset-4 hover:underline"
                  >
                    {file.title}
                  </Link>
                  <p className="text-sm text-ink-3">
                    {[...(file.owner === null ? [] : [t.by(file.owner)]), t.version(file.version)].join(", ")}
                  </p>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </Page>
  );
}
