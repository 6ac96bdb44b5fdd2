import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { TemplateEditor } from "@/components/games/template-editor";
import { Page } from "@/components/shell/page";
import { TextsOfGameEditor } from "@/components/texts/doors/game-editor";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { readTemplate } from "@/lib/services/templates/read-template";
import { messagesOf } from "@/lib/texts/messages-of";
import { saveVersion } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("gameEditor", await currentLanguage()).editTitle };
}

type Props = {
  params: Promise<{ template: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function EditGamePage({ params, searchParams }: Props) {
  const { template: slug } = await params;
  const user = await requireUser(`/games/${slug}/edit`);
  const template = await readTemplate(user, { slug });
  if (!template) notFound();
  if (!template.can.edit) redirect(`/games/${slug}`);
  const { made } = await searchParams;
  const language = await currentLanguage();
  const t = messagesOf("gameEditor", language);
  return (
    <TextsOfGameEditor language={language}>
      <Page
        title={template.name}
        lead={t.version(template.version, template.published)}
        verb={
          <Link href={`/games/${slug}`} className={buttonClass("secondary")}>
            {t.seePage}
          </Link>
        }
      >
        <TemplateEditor
          slug={slug}
          source={template.source}
          version={template.version}
          action={saveVersion.bind(null, slug)}
          made={made === "1"}
        />
      </Page>
    </TextsOfGameEditor>
  );
}
