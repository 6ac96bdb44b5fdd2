import type { Metadata } from "next";
import { firstTemplate } from "@/components/games/first-template";
import { TemplateEditor } from "@/components/games/template-editor";
import { Page } from "@/components/shell/page";
import { TextsOfGameEditor } from "@/components/texts/doors/game-editor";
import { Link } from "@/components/ui/link";
import { Strip } from "@/components/ui/strip";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { readTemplate } from "@/lib/services/templates/read-template";
import { messagesOf } from "@/lib/texts/messages-of";
import { saveNew } from "../[template]/actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("gameEditor", await currentLanguage()).newTitle };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewGamePage({ searchParams }: Props) {
  const { from } = await searchParams;
  const slug = typeof from === "string" ? from : null;
  const user = await requireUser(slug ? `/games/new?from=${encodeURIComponent(slug)}` : "/games/new");
  const language = await currentLanguage();
  const t = messagesOf("gameEditor", language);
  const model = slug ? await readTemplate(user, { slug }) : null;
  return (
    <TextsOfGameEditor language={language}>
      <Page title={t.newTitle} lead={model ? t.begunFrom(model.name) : undefined}>
        {user.guest && (
          <Strip
            tone="warn"
            className="mb-4 rounded-sm"
            action={
              <Link
                href={`/sign-up?next=${encodeURIComponent("/games/new")}`}
                className="font-semibold underline underline-offset-2"
              >
                {t.keepAccount}
              </Link>
            }
          >
            {t.guest}
          </Strip>
        )}
        <TemplateEditor slug={null} source={model?.source ?? firstTemplate(t.first)} version={0} action={saveNew} />
      </Page>
    </TextsOfGameEditor>
  );
}
