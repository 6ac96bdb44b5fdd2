import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FormatEditor } from "@/components/formats/format-editor";
import { Page } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { currentUser, requireUser } from "@/lib/auth/session";
import { readGame } from "@/lib/services/catalogue/games";
import { cardsVersion } from "@/lib/services/catalogue/read-cards";
import { sampleDecks } from "@/lib/services/decks/list-decks";
import { readFormat } from "@/lib/services/formats/list-formats";
import { messagesOf } from "@/lib/texts/messages-of";
import { gameChosen } from "../../../market/game-links";
import { removeRules, saveRules } from "../actions";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};
/** The address of a format that is yet to be written; `like`: of another. */
const NEW = "new";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [member, { id }] = await Promise.all([currentUser(), params]);
  const t = messagesOf("formats", await currentLanguage());
  return { title: (await readFormat(member, id))?.title ?? t.newTitle };
}

/** A format: read, or written by whoever it belongs to. */
export default async function FormatPage({ params, searchParams }: Props) {
  const [{ id }, query, language] = await Promise.all([params, searchParams, currentLanguage()]);
  const member = id === NEW ? await requireUser("/decks/formats/new") : await currentUser();
  if (id === NEW && !canCollect(member)) notFound();
  const like = id === NEW ? (typeof query.like === "string" ? query.like : null) : id;
  const read = like === null ? null : await readFormat(member, like);
  const file = id === NEW ? null : read;
  if (id !== NEW && !file) notFound();
  const game = read ? await readGame(read.game) : (await gameChosen(query)).game;
  if (!game) notFound();
  const t = messagesOf("formats", language);
  return (
    <Page
      title={file?.title ?? t.newTitle}
      lead={
        file &&
        [...(file.owner === null ? [t.house] : [t.by(file.owner)]), t.version(file.version)]
          .concat(file.mayEdit ? [] : [t.readOnly])
          .join(" · ")
      }
      verb={
        <span className="flex flex-wrap gap-2">
          <Link href={`/decks/formats?game=${game.name}`} className={buttonClass("ghost")}>
            {t.all}
          </Link>
          {file && !file.mayEdit && canCollect(member) && (
            <Link href={`/decks/formats/new?like=${file.id}`} className={buttonClass("secondary")}>
              {t.copy}
            </Link>
          )}
        </span>
      }
    >
      <FormatEditor
        key={id}
        game={game.name}
        address={`/api/cards/${game.name}/cards.json?v=${cardsVersion(game)}`}
        file={file}
        begins={{ title: read?.title ?? "", text: read?.text ?? t.template }}
        samples={await sampleDecks(member, game.name)}
        save={saveRules}
        remove={removeRules}
      />
    </Page>
  );
}
