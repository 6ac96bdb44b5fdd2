import { kindOf } from "@/components/games/about";
import { PlayCards } from "@/components/lobby/play-cards";
import { WaitedGames } from "@/components/lobby/waited-games";
import { LobbyPage } from "@/components/realtime/lobby-page";
import { Page } from "@/components/shell/page";
import { TextsOfLobby } from "@/components/texts/doors/lobby";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Strip } from "@/components/ui/strip";
import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import { listMyTables } from "@/lib/services/tables/list-tables";
import { readLobby } from "@/lib/services/tables/read-lobby";
import { readWaitedGames } from "@/lib/services/tables/waiting-list";
import { listTemplates } from "@/lib/services/templates/list-templates";
import type { TemplateCard } from "@/lib/services/templates/template-view";
import { messagesOf } from "@/lib/texts/messages-of";
import { playNow, stopWaiting } from "./tables/actions";
import { playAgainstBot } from "./tables/tabletop/actions";

/** How many of the members' games stand in the lobby; all are on their shelf. */
const MOST_OF_MEMBERS = 24;

export default async function Lobby() {
  const member = await currentUser();
  const language = await currentLanguage();
  const t = messagesOf("lobby", language);
  const [lobby, mine, waited, shelves] = await Promise.all([
    readLobby(),
    member ? listMyTables(member) : [],
    member ? readWaitedGames(member) : [],
    listTemplates(member),
  ]);
  const playable = ({ slug, name, seats, traits }: TemplateCard) => ({ slug, name, seats, traits });
  const isFirst = (game: TemplateCard) => Number(kindOf(game.slug).first ?? false);
  const games = shelves.house.sort((a, b) => isFirst(b) - isFirst(a)).map(playable);
  const others = [...shelves.mine, ...shelves.members.slice(0, MOST_OF_MEMBERS)].map(playable);
  return (
    <Page title={t.hello(member?.nick ?? null)} lead={t.lead}>
      <TextsOfLobby language={language}>
        {!member && (
          <Strip
            className="mb-4 rounded-sm phone:flex-col phone:items-start phone:gap-2 phone:py-3"
            action={
              <span className="flex flex-wrap gap-2">
                <PlayCards dense play={playAgainstBot} />
                <Link href="/collection" className={buttonClass("secondary", true)}>
                  {t.collect.cards}
                </Link>
                <Link href="/shop" className={buttonClass("ghost", true)}>
                  {t.collect.shop}
                </Link>
              </span>
            }
          >
            {t.collect.said}
          </Strip>
        )}
        <LobbyPage
          start={lobby}
          mine={mine}
          games={games}
          others={others}
          userId={member?.id ?? null}
          play={playNow}
          waits={waited.length > 0 && <WaitedGames games={waited} stop={stopWaiting} />}
        />
      </TextsOfLobby>
    </Page>
  );
}
