import { aboutGame } from "@/components/games/about";
import { LobbyPage } from "@/components/realtime/lobby-page";
import { Page } from "@/components/shell/page";
import { currentUser } from "@/lib/auth/session";
import { listMyTables } from "@/lib/services/tables/list-tables";
import { readLobby } from "@/lib/services/tables/read-lobby";
import { listTemplates } from "@/lib/services/templates/list-templates";
import type { TemplateCard } from "@/lib/services/templates/template-view";
import { playNow } from "./tables/actions";

/** How many of the members' games stand in the lobby; all are on their shelf. */
const MOST_OF_MEMBERS = 24;

export default async function Lobby() {
  const member = await currentUser();
  const [lobby, mine, shelves] = await Promise.all([
    readLobby(),
    member ? listMyTables(member.id) : [],
    listTemplates({ actor: member }),
  ]);
  const playable = ({ slug, name, seats, traits }: TemplateCard) => ({ slug, name, seats, traits });
  const isFirst = (game: TemplateCard) => Number(aboutGame(game.slug, game.traits).first ?? false);
  const games = shelves.house.sort((a, b) => isFirst(b) - isFirst(a)).map(playable);
  const others = [...shelves.mine, ...shelves.members.slice(0, MOST_OF_MEMBERS)].map(playable);
  return (
    <Page
      title={member ? `Good to see you, ${member.nick}` : "Welcome to Guildhall"}
      lead="Take a seat, or watch a game."
    >
      <LobbyPage start={lobby} mine={mine} games={games} others={others} userId={member?.id ?? null} play={playNow} />
    </Page>
  );
}
