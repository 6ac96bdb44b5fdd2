import { LobbyPage } from "@/components/realtime/lobby-page";
import { Page } from "@/components/shell/page";
import { currentUser } from "@/lib/auth/session";
import { listChatMessages } from "@/lib/services/chat/list-chat-messages";
import { listMyTables, listPublicTables } from "@/lib/services/tables/list-tables";
import { readOnlinePeople } from "@/lib/services/tables/presence";
import { listTemplates } from "@/lib/services/templates/list-templates";
import { playNow } from "./tables/actions";

export default async function Lobby() {
  const member = await currentUser();
  const [tables, mine, chat, online, shelves] = await Promise.all([
    listPublicTables(),
    member ? listMyTables(member.id) : [],
    listChatMessages({ room: "lobby", limit: 50 }),
    readOnlinePeople(),
    listTemplates({ asker: member }),
  ]);
  const games = [...shelves.house, ...shelves.mine, ...shelves.members].map(({ slug, name }) => ({ slug, name }));
  return (
    <Page
      title={member ? `Good to see you, ${member.nick}` : "Welcome to the hall"}
      lead="Take a seat, or watch a game."
    >
      <LobbyPage
        start={{ tables, chat, online }}
        mine={mine}
        games={games.sort((a, b) => Number(b.slug === "thousand") - Number(a.slug === "thousand"))}
        userId={member?.id ?? null}
        play={playNow}
      />
    </Page>
  );
}
