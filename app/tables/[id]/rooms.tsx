import type { ComponentType } from "react";
import { TablePage } from "@/components/cards-table/table-page";
import { DiplomacyDoor } from "@/components/diplomacy/room/diplomacy-door";
import type { DiplomacyConfig } from "@/components/diplomacy/room/seen";
import { PlayedOptions } from "@/components/games/played-options";
import { SpoofDoor } from "@/components/spoof/spoof-door";
import { TextsOfCardTable } from "@/components/texts/doors/card-table";
import { TextsOfDiplomacyTable } from "@/components/texts/doors/diplomacy-table";
import { TextsOfSpoofTable } from "@/components/texts/doors/spoof-table";
import { Markdown } from "@/components/ui/markdown";
import type { currentSession } from "@/lib/auth/session";
import type { Joined } from "@/lib/contracts/live";
import type { WorldName } from "@/lib/contracts/worlds";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import { templateWords } from "@/lib/engine/cards/words";
import type { View as DiplomacyView } from "@/lib/engine/diplomacy/game/view";
import type { Seat } from "@/lib/engine/kernel/game";
import type { SpoofView } from "@/lib/engine/spoof/game";
import type { TablePage as Page } from "@/lib/services/tables/read-table";
import type { Language } from "@/lib/texts/languages";
import { messagesOf } from "@/lib/texts/messages-of";
import { playAsGuest } from "../../(account)/actions";

type Props = {
  page: Page;
  language: Language;
  session: Awaited<ReturnType<typeof currentSession>>;
  /** Take a seat as soon as the table is reached: any, or this one. */
  sitDown: boolean | Seat;
};

function CardRoom({ page, session, language, sitDown }: Props) {
  const preferences = session?.preferences;
  const info = page.info as TemplateInfo;
  const { description, words } = templateWords(info, [language]);
  const { page: t } = messagesOf("games", language);
  return (
    <TextsOfCardTable language={language}>
      <TablePage
        id={page.id}
        joined={page.joined as Joined<View>}
        records={page.records}
        info={info}
        userId={session?.member.id ?? null}
        prefs={preferences ? { faces: preferences.cardFaces, fourColour: preferences.fourColours } : {}}
        rules={
          (description || info.variants) && (
            <>
              <PlayedOptions variants={info.variants ?? []} words={words} title={t.options} />
              {description && <Markdown>{description}</Markdown>}
            </>
          )
        }
        sitDown={sitDown}
        playAsGuest={playAsGuest}
      />
    </TextsOfCardTable>
  );
}

const SpoofRoom = ({ page, session, language, sitDown }: Props) => (
  <TextsOfSpoofTable language={language}>
    <SpoofDoor
      id={page.id}
      joined={page.joined as Joined<SpoofView>}
      records={page.records}
      userId={session?.member.id ?? null}
      sitDown={sitDown}
      playAsGuest={playAsGuest}
    />
  </TextsOfSpoofTable>
);

const DiplomacyRoom = ({ page, session, language, sitDown }: Props) => (
  <TextsOfDiplomacyTable language={language}>
    <DiplomacyDoor
      id={page.id}
      joined={page.joined as Joined<DiplomacyView>}
      records={page.records}
      config={page.info as DiplomacyConfig}
      userId={session?.member.id ?? null}
      sitDown={sitDown}
      playAsGuest={playAsGuest}
    />
  </TextsOfDiplomacyTable>
);

/** The page of each world's tables. */
export const ROOMS: Readonly<Record<WorldName, ComponentType<Props>>> = {
  cards: CardRoom,
  diplomacy: DiplomacyRoom,
  spoof: SpoofRoom,
};
