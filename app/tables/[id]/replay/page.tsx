import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CardSprite } from "@/components/cards/card-sprite";
import { hasPlayingCards } from "@/components/ccg/face-of";
import { ReplayDoor } from "@/components/tabletop/replay-door";
import type { TableInfo } from "@/components/tabletop/table-info";
import { TextsOfTabletopTable } from "@/components/texts/doors/tabletop-table";
import { currentLanguage } from "@/lib/auth/language";
import { currentSession } from "@/lib/auth/session";
import { readGame } from "@/lib/services/catalogue/games";
import { cardsVersion } from "@/lib/services/catalogue/read-cards";
import { enter } from "@/lib/services/doors/door";
import { tabletopDoors } from "@/lib/services/doors/tabletop";
import { messagesOf } from "@/lib/texts/messages-of";
import { currentAsking } from "@/lib/web/asking";
import { tableHere } from "../../../reads";
import { ReplaySlower } from "../../replay-slower";
import { goOnFrom } from "../../tabletop/actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("shell", await currentLanguage()).replay.title };
}

/** A game at a tabletop that is over, step by step; from each its players can go on. */
export default async function TabletopReplay({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const [session, language, page] = [await currentSession(), await currentLanguage(), await tableHere(id)];
  if (page?.joined.world !== "tabletop") notFound();
  const replay = await enter(tabletopDoors.replay, await currentAsking(), { tableId: page.id });
  if (!replay.ok && replay.error.code === tabletopDoors.replay.codes.slower) return <ReplaySlower />;
  if (!replay.ok || replay.value.steps.length === 0) notFound();
  const info = page.info as TableInfo;
  const game = await readGame(info.game);
  return (
    <div className="h-dvh desk:h-[calc(100dvh-56px)]">
      <TextsOfTabletopTable language={language}>
        {game && hasPlayingCards(game.database) && <CardSprite />}
        <ReplayDoor
          replay={replay.value}
          info={info}
          cardsAt={`/api/cards/${info.game}/cards.json?v=${game ? cardsVersion(game) : ""}`}
          userId={session?.member.id ?? null}
          goOn={goOnFrom}
        />
      </TextsOfTabletopTable>
    </div>
  );
}
