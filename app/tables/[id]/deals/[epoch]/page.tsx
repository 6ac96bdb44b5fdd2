import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { type CardReplay, ReplayPage } from "@/components/cards-table/replay-page";
import { Page } from "@/components/shell/page";
import { TextsOfCardTable } from "@/components/texts/doors/card-table";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { currentSession } from "@/lib/auth/session";
import { enter } from "@/lib/services/doors/door";
import { tableDoors } from "@/lib/services/doors/tables";
import { messagesOf } from "@/lib/texts/messages-of";
import { currentAsking } from "@/lib/web/asking";
import { ReplaySlower } from "../../../replay-slower";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("shell", await currentLanguage()).replay.title };
}

type Props = { params: Promise<{ id: string; epoch: string }>; searchParams: Promise<{ eyes?: string }> };

/** `all`: open hands; a number: that seat's; nothing: one's own, else open. */
function eyesOf(text: string | undefined): number | null | undefined {
  if (text === "all") return null;
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

export default async function Replay({ params, searchParams }: Props) {
  const { id, epoch } = await params;
  const session = await currentSession();
  const language = await currentLanguage();
  const { replay: t } = messagesOf("shell", language);
  if (!/^\d{1,6}$/.test(epoch)) notFound();
  const eyes = eyesOf((await searchParams).eyes);
  const replay = await enter(tableDoors.replay, await currentAsking(), { tableId: id, epoch: Number(epoch), eyes });
  if (!replay.ok && replay.error.code === tableDoors.replay.codes.slower) return <ReplaySlower />;
  if (replay.ok ? replay.value.world !== "cards" : replay.error.code !== "fair/sealed") notFound();
  if (!replay.ok)
    return (
      <Page title={t.title}>
        <Empty
          action={
            <Link href={`/tables/${id}`} className={buttonClass("primary")}>
              {t.back}
            </Link>
          }
        >
          {t.sealed}
        </Empty>
      </Page>
    );
  const preferences = session?.preferences;
  return (
    <div className="h-dvh desk:h-[calc(100dvh-56px)]">
      <TextsOfCardTable language={language}>
        <ReplayPage
          replay={replay.value as CardReplay}
          epoch={Number(epoch)}
          userId={session?.member.id ?? null}
          prefs={preferences ? { faces: preferences.cardFaces, fourColour: preferences.fourColours } : {}}
        />
      </TextsOfCardTable>
    </div>
  );
}
