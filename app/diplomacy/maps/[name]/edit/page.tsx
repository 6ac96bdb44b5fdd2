import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { EditorDoor } from "@/components/diplomacy/maps/editor-door";
import { Page } from "@/components/shell/page";
import { TextsOfDiplomacyMaps } from "@/components/texts/doors/diplomacy-maps";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { messagesOf } from "@/lib/texts/messages-of";
import { saveMap } from "../../actions";
import { mapHere } from "../map-here";

type Props = { params: Promise<{ name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: messagesOf("diplomacyMaps", await currentLanguage()).editor.change((await params).name) };
}

export default async function EditMap({ params }: Props) {
  const { name } = await params;
  await requireUser(`/diplomacy/maps/${encodeURIComponent(name)}/edit`);
  const found = await mapHere(name);
  if (!found) notFound();
  if (!found.page?.isOwn) redirect(`/diplomacy/maps/${encodeURIComponent(name)}`);
  const language = await currentLanguage();
  const t = messagesOf("diplomacyMaps", language);
  return (
    <TextsOfDiplomacyMaps language={language}>
      <Page title={t.editor.change(found.page.title)} lead={t.editor.lead}>
        <EditorDoor name={name} text={found.text} revision={found.page.revision} save={saveMap} />
      </Page>
    </TextsOfDiplomacyMaps>
  );
}
