import type { Metadata } from "next";
import Link from "next/link";
import { FIRST_TEMPLATE } from "@/components/games/first-template";
import { TemplateEditor } from "@/components/games/template-editor";
import { Page } from "@/components/shell/page";
import { Strip } from "@/components/ui/strip";
import { requireUser } from "@/lib/auth/session";
import { readTemplate } from "@/lib/services/templates/read-template";
import { saveNew } from "../[template]/actions";

export const metadata: Metadata = { title: "Write a game" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewGamePage({ searchParams }: Props) {
  const { from } = await searchParams;
  const slug = typeof from === "string" ? from : null;
  const user = await requireUser(slug ? `/games/new?from=${encodeURIComponent(slug)}` : "/games/new");
  const model = slug ? await readTemplate({ slug, actor: user }) : null;
  return (
    <Page title="Write a game" lead={model ? `Begun from ${model.name}. Give it a name of its own.` : undefined}>
      {user.guest && (
        <Strip
          tone="warn"
          className="mb-4 rounded-sm"
          action={
            <Link
              href={`/sign-up?next=${encodeURIComponent("/games/new")}`}
              className="font-semibold underline underline-offset-2"
            >
              Keep this account
            </Link>
          }
        >
          A guest can write here but not save.
        </Strip>
      )}
      <TemplateEditor slug={null} source={model?.source ?? FIRST_TEMPLATE} version={0} action={saveNew} />
    </Page>
  );
}
