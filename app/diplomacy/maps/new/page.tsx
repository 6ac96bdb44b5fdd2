import type { Metadata } from "next";
import { EditorDoor } from "@/components/diplomacy/maps/editor-door";
import { Page } from "@/components/shell/page";
import { TextsOfDiplomacyMaps } from "@/components/texts/doors/diplomacy-maps";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { messagesOf } from "@/lib/texts/messages-of";
import { saveMap } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("diplomacyMaps", await currentLanguage()).editor.title };
}

/** Where to begin from: a small map that holds. */
const FIRST = `TITLE Two Shores
# Name = abbreviation, and other spellings
East Shore = eas
West Shore = wes
North Shore = nor
The Strait = str

COAST EAS ABUTS NOR STR
COAST WES ABUTS NOR STR
COAST NOR ABUTS EAS WES STR
WATER STR ABUTS EAS WES NOR

# POWER homes, then its units
EASTERLINGS EAS
A EAS

WESTERLINGS WES
F WES

UNOWNED NOR
VICTORY 2
`;

export default async function NewMap() {
  await requireUser("/diplomacy/maps/new");
  const language = await currentLanguage();
  const t = messagesOf("diplomacyMaps", language);
  return (
    <TextsOfDiplomacyMaps language={language}>
      <Page title={t.editor.title} lead={t.editor.lead}>
        <EditorDoor name={null} text={FIRST} revision={0} save={saveMap} />
      </Page>
    </TextsOfDiplomacyMaps>
  );
}
