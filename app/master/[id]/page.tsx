import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskPage } from "@/components/diplomacy/master/desk-page";
import { Page } from "@/components/shell/page";
import { TextsOfDiplomacyMaster } from "@/components/texts/doors/diplomacy-master";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { readDesk } from "@/lib/services/diplomacy/master/read-desk";
import { messagesOf } from "@/lib/texts/messages-of";
import { actAtDesk, foreseeRewind, saveStatusFile } from "../actions";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("diplomacyMaster", await currentLanguage()).title };
}

/** The desk of one game, for its master. */
export default async function DeskOfGame({ params }: Props) {
  const { id } = await params;
  const member = await requireUser(`/master/${id}`);
  const desk = await readDesk(member, { id });
  if (!desk.ok) notFound();
  const language = await currentLanguage();
  const t = messagesOf("diplomacyMaster", language);
  return (
    <TextsOfDiplomacyMaster language={language}>
      <Page
        title={desk.value.name}
        lead={
          <Link href="/master" className="underline underline-offset-4">
            {t.back}
          </Link>
        }
        width="middle"
      >
        <DeskPage
          key={id}
          desk={desk.value}
          config={desk.value.config}
          act={actAtDesk}
          foresee={foreseeRewind}
          save={saveStatusFile}
        />
      </Page>
    </TextsOfDiplomacyMaster>
  );
}
