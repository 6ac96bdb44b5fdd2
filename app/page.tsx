import { LobbyPage } from "@/components/realtime/lobby-page";
import { Page } from "@/components/shell/page";
import { currentUser } from "@/lib/auth/session";
import { listMyTables } from "@/lib/services/tables/list-tables";
import { readLobby } from "@/lib/services/tables/read-lobby";
import { listTemplates } from "@/lib/services/templates/list-templates";
import { playNow } from "./tables/actions";

export default async function Lobby() {
  const member = await currentUser();
  const [lobby, mine, shelves] = await Promise.all([
    readLobby(),
    member ? listMyTables(member.id) : [],
    listTemplates({ asker: member }),
  ]);
  const games = [...shelves.house, ...shelves.mine, ...shelves.members].map(({ slug, name }) => ({ slug, name }));
  return (
    <Page
      title={member ? `Good to see you, ${member.nick}` : "Welcome to the hall"}
      lead="Take a seat, or watch a game."
    >
      <LobbyPage
        start={lobby}
        mine={mine}
        games={games.sort((a, b) => Number(b.slug === "thousand") - Number(a.slug === "thousand"))}
        userId={member?.id ?? null}
        play={playNow}
      />
    </Page>
  );
}
