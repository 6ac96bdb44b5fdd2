import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MapBoard } from "@/components/diplomacy/maps/map-board";
import { MapFacts } from "@/components/diplomacy/maps/map-facts";
import { OwnerTools } from "@/components/diplomacy/maps/owner-tools";
import { linkOf } from "@/components/diplomacy/sandbox/link";
import { sandboxOf } from "@/components/diplomacy/sandbox/sandbox-game";
import { Page } from "@/components/shell/page";
import { TextsOfDiplomacyMaps } from "@/components/texts/doors/diplomacy-maps";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { messagesOf } from "@/lib/texts/messages-of";
import { removeMap, setPublished } from "../actions";
import { mapHere } from "./map-here";

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await mapHere((await params).name);
  const t = messagesOf("diplomacyMaps", await currentLanguage());
  return { title: found ? (found.page?.title ?? found.map?.title ?? found.name) : t.notFound.title };
}

/** A map: its drawing, what it says, its text, and what may be done with it. */
export default async function MapOfDiplomacy({ params }: Props) {
  const found = await mapHere((await params).name);
  if (!found) notFound();
  const language = await currentLanguage();
  const t = messagesOf("diplomacyMaps", language);
  const { name, text, map, page } = found;
  const owner = page?.owner ?? null;
  return (
    <TextsOfDiplomacyMaps language={language}>
      <Page
        title={page?.title ?? map?.title ?? name}
        lead={`${name} · ${page === null ? t.ofHouse : `${t.onTrial}${owner === null ? "" : `, ${t.by(owner)}`}`}`}
        verb={
          <span className="flex flex-wrap gap-2">
            {map && (page === null || page.published || page.isOwn) && (
              <Link href={`/diplomacy/new?map=${name}`} className={buttonClass("primary")}>
                {t.play}
              </Link>
            )}
            {map && page === null && (
              <Link href={`/diplomacy/sandbox#${linkOf(sandboxOf(map))}`} className={buttonClass("secondary")}>
                {t.sandbox}
              </Link>
            )}
            {page?.isOwn && (
              <Link href={`/diplomacy/maps/${name}/edit`} className={buttonClass("secondary")}>
                {t.edit}
              </Link>
            )}
          </span>
        }
      >
        {page && (page.isOwn || page.mayWithdraw) && (
          <OwnerTools
            {...{ name, publish: setPublished, remove: removeMap }}
            published={page.published}
            withdrawn={page.withdrawn}
            isOwn={page.isOwn}
          />
        )}
        {map ? (
          <div className="grid gap-6 desk:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
            <div className="relative h-[min(76dvh,820px)] min-h-96 overflow-hidden rounded-md border border-line">
              <MapBoard name={name} {...(page ? { text } : {})} />
            </div>
            <MapFacts map={map} t={t.facts} />
          </div>
        ) : (
          <p className="text-ink-2">{t.broken}</p>
        )}
        <details className="mt-6">
          <summary className="min-h-8 cursor-pointer font-medium">{t.text}</summary>
          <p className="my-2">
            <a href={`/diplomacy/maps/${name}/text`} className="underline underline-offset-4">
              {t.download}
            </a>
          </p>
          <pre className="max-h-[60dvh] overflow-auto rounded-sm bg-sunken px-4 py-3 font-mono text-sm" lang="en">
            {text}
          </pre>
        </details>
      </Page>
    </TextsOfDiplomacyMaps>
  );
}
