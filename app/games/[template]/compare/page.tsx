import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { changesIn } from "@/components/games/json-changes";
import { VersionDiff } from "@/components/games/version-diff";
import { Page } from "@/components/shell/page";
import { TextsOfGame } from "@/components/texts/doors/game";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { readJson } from "@/lib/engine/cards/read-json";
import { templateWords } from "@/lib/engine/cards/words";
import { messagesOf } from "@/lib/texts/messages-of";
import { templateHere } from "../../../reads";

type Props = {
  params: Promise<{ template: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("games", await currentLanguage()).compare.title };
}

const numberOf = (text: string | string[] | undefined): number | null =>
  typeof text === "string" && /^\d{1,6}$/.test(text) ? Number(text) : null;

const jsonOf = (source: string): unknown => {
  const read = readJson(source);
  return read.ok ? read.value : null;
};

/** What a game's version changed from another one. */
export default async function ComparePage({ params, searchParams }: Props) {
  const [{ template: slug }, { from, to }] = await Promise.all([params, searchParams]);
  const [before, after] = [numberOf(from), numberOf(to)];
  if (before === null || after === null) notFound();
  const [one, other] = await Promise.all([templateHere(slug, before), templateHere(slug, after)]);
  if (!one || !other) notFound();
  const language = await currentLanguage();
  const { compare: t } = messagesOf("games", language);
  const { name } = templateWords(other.info, [language]);
  return (
    <TextsOfGame language={language}>
      <Page
        title={t.of(name)}
        lead={t.versions(before, after)}
        verb={
          <Link href={`/games/${slug}`} className={buttonClass("secondary")}>
            {t.back}
          </Link>
        }
      >
        <VersionDiff
          changes={changesIn(jsonOf(one.source), jsonOf(other.source))}
          before={one.source}
          after={other.source}
        />
      </Page>
    </TextsOfGame>
  );
}
