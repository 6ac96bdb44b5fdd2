import type { Metadata } from "next";
import { OpenDraftForm } from "@/components/draft/open-form";
import { Page } from "@/components/shell/page";
import { TextsOfNewDraft } from "@/components/texts/doors/new-draft";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { requireUser } from "@/lib/auth/session";
import { listDraftable } from "@/lib/services/drafts/list-draftable";
import { messagesOf } from "@/lib/texts/messages-of";
import { openDraft } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("draft", await currentLanguage()).open.title };
}

/** Opens a table at which boosters are drafted. */
export default async function NewDraft() {
  const member = await requireUser("/tables/draft");
  const language = await currentLanguage();
  const { open: t } = messagesOf("draft", language);
  const products = await listDraftable();
  return (
    <Page title={t.title} lead={t.lead} width="narrow">
      {products.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <TextsOfNewDraft language={language}>
          <OpenDraftForm products={products} keeps={canCollect(member)} open={openDraft} />
        </TextsOfNewDraft>
      )}
    </Page>
  );
}
