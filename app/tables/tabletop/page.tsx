import type { Metadata } from "next";
import { Page, Panel } from "@/components/shell/page";
import { OpenTabletopForm } from "@/components/tabletop/open-form";
import { SavedGames } from "@/components/tabletop/saved-games";
import { TextsOfNewTabletop } from "@/components/texts/doors/new-tabletop";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { requireUser } from "@/lib/auth/session";
import { HOUSE_GAMES } from "@/lib/engine/ccg/sets";
import { hasBots, mostByRules } from "@/lib/engine/ccg/tabletop/house-games";
import { listGames } from "@/lib/services/catalogue/games";
import { listSavedGames } from "@/lib/services/tabletop/go-on";
import { formatChoices } from "@/lib/services/tabletop/table-format";
import { messagesOf } from "@/lib/texts/messages-of";
import { goOn, openTabletop, removeSaved } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("tabletop", await currentLanguage()).open.title };
}

/** Opens a table for collectible cards. */
export default async function NewTabletop() {
  const member = await requireUser("/tables/tabletop");
  const language = await currentLanguage();
  const { open: t } = messagesOf("tabletop", language);
  const games = await listGames();
  const saved = await listSavedGames(member);
  const offered = await Promise.all(
    HOUSE_GAMES.flatMap((name) => {
      const game = games.find((one) => one.name === name);
      return game ? [{ name, game }] : [];
    }).map(async ({ name, game }) => ({
      ...{ name, title: game.database.game, most: mostByRules(name), bots: hasBots(name, "strict") },
      formats: (await formatChoices(member, game)).map(({ id, name, title }) => ({
        value: name === null ? id : `${id}/${name}`,
        title,
      })),
    })),
  );
  return (
    <Page title={t.title} lead={t.lead} width="narrow">
      <TextsOfNewTabletop language={language}>
        <OpenTabletopForm games={offered} stakes={canCollect(member)} open={openTabletop} />
        {saved.length > 0 && (
          <Panel title={t.saved.title} className="mt-8">
            <SavedGames games={saved} goOn={goOn} remove={removeSaved} />
          </Panel>
        )}
      </TextsOfNewTabletop>
    </Page>
  );
}
