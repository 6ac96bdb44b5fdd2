import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Metadata } from "next";
import { guideParts } from "@/components/games/guide-parts";
import { Page } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Markdown } from "@/components/ui/markdown";
import { Strip } from "@/components/ui/strip";
import { currentLanguage } from "@/lib/auth/language";
import { messagesOf } from "@/lib/texts/messages-of";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("gameEditor", await currentLanguage()).guide.title };
}

/** How a card game is written, for whoever writes one: the same guide that lies with the source. */
export default async function GuidePage() {
  const language = await currentLanguage();
  const { guide: t, newTitle } = messagesOf("gameEditor", language);
  const { beginning, parts } = guideParts(await readFile(join("docs", "how-to-write-a-template.md"), "utf8"));
  return (
    <Page
      title={t.title}
      lead={t.lead}
      verb={
        <Link href="/games/new" className={buttonClass("secondary")}>
          {newTitle}
        </Link>
      }
    >
      {language !== "en" && (
        <Strip tone="info" className="mb-4 rounded-sm">
          {t.inEnglish}
        </Strip>
      )}
      <div className="grid gap-6 desk:grid-cols-[14rem_minmax(0,1fr)]">
        <nav aria-label={t.parts} lang="en" className="desk:sticky desk:top-20 desk:self-start">
          <ul className="flex flex-wrap gap-x-4 desk:flex-col">
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center underline-offset-2 hover:underline desk:min-h-8"
                >
                  {title.replaceAll("`", "")}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <article lang="en" className="max-w-[46rem] min-w-0">
          <Markdown>{beginning}</Markdown>
          {parts.map(({ id, title, text }) => (
            <section key={id} id={id} className="mt-8 scroll-mt-20">
              <h2 className="mb-2 display-xl">{title.replaceAll("`", "")}</h2>
              <Markdown>{text}</Markdown>
            </section>
          ))}
        </article>
      </div>
    </Page>
  );
}
