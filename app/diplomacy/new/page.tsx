import type { Metadata } from "next";
import { type MapChoice, OpenGameForm } from "@/components/diplomacy/games/open-game-form";
import { Page } from "@/components/shell/page";
import { TextsOfDiplomacyGames } from "@/components/texts/doors/diplomacy-games";
import { currentLanguage } from "@/lib/auth/language";
import { currentSession, requireUser } from "@/lib/auth/session";
import { nextPhase } from "@/lib/engine/diplomacy/map/flow";
import type { DiplomacyMap, Phase } from "@/lib/engine/diplomacy/map/model";
import { loadMap, MAP_NAMES } from "@/lib/engine/diplomacy/maps";
import { messagesOf } from "@/lib/texts/messages-of";
import { openGame } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("diplomacyGames", await currentLanguage()).form.title };
}

/** The first phases of a game on a map. */
function firstPhases(map: DiplomacyMap, count: number): Phase[] {
  const phases: Phase[] = [];
  for (let phase: Phase | null = map.begin; phase && phases.length < count; phase = nextPhase(map, phase))
    phases.push(phase);
  return phases;
}

const choiceOf = (map: DiplomacyMap): MapChoice => ({
  name: map.name,
  title: map.title,
  powers: map.powers.filter(({ dummy, unplayed }) => !dummy && !unplayed).length,
  centres: map.provinces.filter(({ centre }) => centre).length,
  goal: map.victory[0] ?? 0,
  phases: firstPhases(map, 5),
});

export default async function NewGame() {
  await requireUser("/diplomacy/new");
  const language = await currentLanguage();
  const session = await currentSession();
  const { form: t } = messagesOf("diplomacyGames", language);
  return (
    <Page title={t.title} lead={t.lead} width="middle">
      <TextsOfDiplomacyGames language={language}>
        <OpenGameForm
          maps={MAP_NAMES.map((name) => choiceOf(loadMap(name)))}
          zone={session?.preferences.zone ?? "UTC"}
          open={openGame}
        />
      </TextsOfDiplomacyGames>
    </Page>
  );
}
