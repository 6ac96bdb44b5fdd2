import type { Metadata } from "next";
import { HoldForm } from "@/components/sealed/hold-form";
import { Page } from "@/components/shell/page";
import { TextsOfSealed } from "@/components/texts/doors/sealed";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { listGames } from "@/lib/services/catalogue/games";
import { listDraftable } from "@/lib/services/drafts/list-draftable";
import { houseFormatNames } from "@/lib/services/formats/house-formats";
import { messagesOf } from "@/lib/texts/messages-of";
import { hold } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("sealed", await currentLanguage()).holding.title };
}

/** Holds a sealed event. */
export default async function HoldPage() {
  await requireUser("/sealed/hold");
  const language = await currentLanguage();
  const { holding: t } = messagesOf("sealed", language);
  const [products, games] = await Promise.all([listDraftable(), listGames()]);
  const formats = (await Promise.all(games.map(houseFormatNames))).flat();
  return (
    <Page title={t.title} lead={t.lead} width="narrow">
      {products.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <TextsOfSealed language={language}>
          <HoldForm products={products} formats={[...new Set(formats)]} hold={hold} />
        </TextsOfSealed>
      )}
    </Page>
  );
}
