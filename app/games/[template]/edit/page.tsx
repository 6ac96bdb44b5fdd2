import type { Metadata } from "next";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { TemplateEditor } from "@/components/games/template-editor";
import { Page } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { requireUser } from "@/lib/auth/session";
import { readTemplate } from "@/lib/services/templates/read-template";
import { saveVersion } from "../actions";

export const metadata: Metadata = { title: "Edit a game" };

type Props = {
  params: Promise<{ template: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function EditGamePage({ params, searchParams }: Props) {
  const { template: slug } = await params;
  const user = await requireUser(`/games/${slug}/edit`);
  const template = await readTemplate({ slug, actor: user });
  if (!template) notFound();
  if (!template.can.edit) redirect(`/games/${slug}`);
  const { made } = await searchParams;
  return (
    <Page
      title={template.name}
      lead={`Version ${template.version}${template.published ? ", published" : ", a draft that only you see"}.`}
      verb={
        <Link href={`/games/${slug}`} className={buttonClass("secondary")}>
          See its page
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
  );
}
