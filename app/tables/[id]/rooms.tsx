import type { ComponentType } from "react";
import { CardSprite } from "@/components/cards/card-sprite";
import { TablePage } from "@/components/cards-table/table-page";
import { hasPlayingCards } from "@/components/ccg/face-of";
import { DiplomacyDoor } from "@/components/diplomacy/room/diplomacy-door";
import type { DiplomacyConfig } from "@/components/diplomacy/room/seen";
import { DraftDoor } from "@/components/draft/draft-door";
import type { DraftTableInfo } from "@/components/draft/table-info";
import { PlayedOptions } from "@/components/games/played-options";
import { SpoofDoor } from "@/components/spoof/spoof-door";
import type { TableInfo } from "@/components/tabletop/table-info";
import { TabletopDoor } from "@/components/tabletop/tabletop-door";
import { TextsOfCardTable } from "@/components/texts/doors/card-table";
import { TextsOfDiplomacyTable } from "@/components/texts/doors/diplomacy-table";
import { TextsOfDraftTable } from "@/components/texts/doors/draft-table";
import { TextsOfSpoofTable } from "@/components/texts/doors/spoof-table";
import { TextsOfTabletopTable } from "@/components/texts/doors/tabletop-table";
import { Markdown } from "@/components/ui/markdown";
import type { currentSession } from "@/lib/auth/session";
import type { Joined } from "@/lib/contracts/live";
import type { WorldName } from "@/lib/contracts/worlds";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import { templateWords } from "@/lib/engine/cards/words";
import { toParts } from "@/lib/engine/ccg/decks/deck";
import type { View as DraftView } from "@/lib/engine/ccg/draft/view";
import { houseDecks } from "@/lib/engine/ccg/sets/house-decks";
import type { View as TabletopView } from "@/lib/engine/ccg/tabletop/view";
import type { View as DiplomacyView } from "@/lib/engine/diplomacy/game/view";
import type { Seat } from "@/lib/engine/kernel/game";
import type { SpoofView } from "@/lib/engine/spoof/game";
import { readGame } from "@/lib/services/catalogue/games";
import { cardsVersion } from "@/lib/services/catalogue/read-cards";
import { sampleDecks } from "@/lib/services/decks/list-decks";
import type { TablePage as Page } from "@/lib/services/tables/read-table";
import { lockedDeck } from "@/lib/services/tournaments/locked-deck";
import type { Language } from "@/lib/texts/languages";
import { messagesOf } from "@/lib/texts/messages-of";
import { playAsGuest } from "../../(account)/actions";
import { makeDeck } from "../draft/actions";
import { callJudge, readVerdicts, saveGame } from "../tabletop/actions";

type Props = {
  page: Page;
  language: Language;
  session: Awaited<ReturnType<typeof currentSession>>;
  /** Take a seat as soon as the table is reached: any, or this one. */
  sitDown: boolean | Seat;
  /** At a tabletop: with a deck of the house, without being asked for one. */
  lend: boolean;
  /** The browser's session is over: somebody was signed in here. */
  lapsed: boolean;
};

function CardRoom({ page, session, language, sitDown, lapsed }: Props) {
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
        {...{ sitDown, lapsed }}
        playAsGuest={playAsGuest}
      />
    </TextsOfCardTable>
  );
}

const SpoofRoom = ({ page, session, language, sitDown, lapsed }: Props) => (
  <TextsOfSpoofTable language={language}>
    <SpoofDoor
      id={page.id}
      joined={page.joined as Joined<SpoofView>}
      records={page.records}
      userId={session?.member.id ?? null}
      {...{ sitDown, lapsed }}
      playAsGuest={playAsGuest}
    />
  </TextsOfSpoofTable>
);

const DiplomacyRoom = ({ page, session, language, sitDown, lapsed }: Props) => (
  <TextsOfDiplomacyTable language={language}>
    <DiplomacyDoor
      id={page.id}
      joined={page.joined as Joined<DiplomacyView>}
      records={page.records}
      config={page.info as DiplomacyConfig}
      userId={session?.member.id ?? null}
      {...{ sitDown, lapsed }}
      playAsGuest={playAsGuest}
    />
  </TextsOfDiplomacyTable>
);

async function TabletopRoom({ page, session, language, sitDown, lend, lapsed }: Props) {
  const info = page.info as TableInfo;
  const member = session?.member ?? null;
  const [game, decks, locked] = await Promise.all([
    readGame(info.game),
    sampleDecks(member, info.game),
    member && page.joined.table.settings.houseRun ? lockedDeck(page.id, member.id) : null,
  ]);
  const sold = (game?.products ?? []).flatMap(({ name, fixed }) =>
    fixed.length > 0 ? [{ name, parts: { deck: fixed } }] : [],
  );
  const ready = houseDecks(info.game).map(({ name, about, cards }) => ({ name, about, parts: { deck: cards } }));
  // Of one's own opening and for nothing: no link of somebody else's begins a game with a stake.
  const lends = lend && page.joined.access.host && !page.joined.table.settings.bet;
  const any = ready[page.id.charCodeAt(page.id.length - 1) % ready.length];
  const lent = locked ? [] : [...sold, ...ready];
  const own = (locked ? [locked] : decks).flatMap(({ name, cards }) =>
    cards.length > 0 ? [{ name, parts: toParts(cards) }] : [],
  );
  return (
    <TextsOfTabletopTable language={language}>
      {game && hasPlayingCards(game.database) && <CardSprite />}
      <TabletopDoor
        id={page.id}
        joined={page.joined as Joined<TabletopView>}
        records={page.records}
        info={info}
        cardsAt={`/api/cards/${info.game}/cards.json?v=${game ? cardsVersion(game) : ""}`}
        own={own}
        lent={lent}
        locked={locked !== null}
        bringsAtOnce={(lends && any) || null}
        userId={session?.member.id ?? null}
        {...{ sitDown, lapsed }}
        playAsGuest={playAsGuest}
        saveGame={saveGame}
        callJudge={callJudge}
        readVerdicts={readVerdicts}
        rules={<Markdown>{messagesOf("tabletopRules", language).rules[info.game]}</Markdown>}
      />
    </TextsOfTabletopTable>
  );
}

async function DraftRoom({ page, session, language, sitDown, lapsed }: Props) {
  const info = page.info as DraftTableInfo;
  const game = await readGame(info.game);
  return (
    <TextsOfDraftTable language={language}>
      {game && hasPlayingCards(game.database) && <CardSprite />}
      <DraftDoor
        id={page.id}
        joined={page.joined as Joined<DraftView>}
        records={page.records}
        info={info}
        cardsAt={`/api/cards/${info.game}/cards.json?v=${game ? cardsVersion(game) : ""}`}
        userId={session?.member.id ?? null}
        {...{ sitDown, lapsed }}
        playAsGuest={playAsGuest}
        anchor={page.anchor}
        makeDeck={makeDeck}
      />
    </TextsOfDraftTable>
  );
}

/** The page of each world's tables. */
export const ROOMS: Readonly<Record<WorldName, ComponentType<Props>>> = {
  cards: CardRoom,
  diplomacy: DiplomacyRoom,
  tabletop: TabletopRoom,
  draft: DraftRoom,
  spoof: SpoofRoom,
};
