import type { Metadata } from "next";
import { type MapChoice, OpenGameForm } from "@/components/diplomacy/games/open-game-form";
import { powerName } from "@/components/diplomacy/names";
import { Page } from "@/components/shell/page";
import { TextsOfDiplomacyGames } from "@/components/texts/doors/diplomacy-games";
import { currentLanguage } from "@/lib/auth/language";
import type { Member } from "@/lib/auth/policy";
import { currentSession, requireUser } from "@/lib/auth/session";
import { playedPowers } from "@/lib/engine/diplomacy/game/state";
import { phasesFrom } from "@/lib/engine/diplomacy/map/flow";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { isMapName, loadMap, MAP_NAMES, readOwnMap } from "@/lib/engine/diplomacy/maps";
import { VARIANTS } from "@/lib/engine/diplomacy/rules/expand";
import { listMaps, readMap } from "@/lib/services/diplomacy/maps/read-maps";
import { messagesOf } from "@/lib/texts/messages-of";
import { openGame } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("diplomacyGames", await currentLanguage()).form.title };
}

type Offered = { map: DiplomacyMap; text?: string };

const choiceOf = ({ map, text }: Offered, maps: readonly Offered[]): MapChoice => ({
  name: map.name,
  title: map.title,
  powers: map.powers.filter(({ dummy, unplayed }) => !dummy && !unplayed).length,
  centres: map.provinces.filter(({ centre }) => centre).length,
  goal: map.victory[0] ?? 0,
  centre: map.provinces.find(({ centre }) => centre)?.id ?? "",
  phases: phasesFrom(map, map.begin, 5),
  choices: playedPowers(map).map((name) => ({ name, title: powerName(map, name) })),
  ...(text === undefined ? {} : { text }),
  trial: text !== undefined,
  changes: map.changing !== undefined,
  alike: maps.some((other) => other.map !== map && other.map.title === map.title),
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** So many trial maps are offered; any other is opened from its own page. */
const TRIALS = 12;

/** The maps to choose from, the one that was asked for first; then ours, then trial maps and one's own. */
async function mapsFor(member: Member, asked: unknown): Promise<Offered[]> {
  const ours = MAP_NAMES.map((name): Offered => ({ map: loadMap(name) }));
  const { trial, mine } = await listMaps(member);
  const wanted = typeof asked === "string" && !isMapName(asked) ? [asked] : [];
  const names = new Set([...wanted, ...[...mine, ...trial].slice(0, TRIALS).map(({ name }) => name)]);
  const pages = await Promise.all([...names].map((name) => readMap(member, name)));
  const theirs = pages.flatMap((page): Offered[] => {
    const map = page && (page.published || page.isOwn) ? readOwnMap(page.name, page.text).map : null;
    return page && map ? [{ map, text: page.text }] : [];
  });
  const all = [...ours, ...theirs];
  const first = all.filter(({ map }) => map.name === asked);
  return [...first, ...all.filter((one) => !first.includes(one))];
}

export default async function NewGame({ searchParams }: Props) {
  const { map: asked, kind } = await searchParams;
  const member = await requireUser("/diplomacy/new");
  const language = await currentLanguage();
  const session = await currentSession();
  const { form: t } = messagesOf("diplomacyGames", language);
  const maps = await mapsFor(member, asked);
  return (
    <Page title={t.title} lead={t.lead} width="middle">
      <TextsOfDiplomacyGames language={language}>
        <OpenGameForm
          maps={maps.map((one) => choiceOf(one, maps))}
          kind={VARIANTS.find((one) => one === kind) ?? "standard"}
          zone={session?.preferences.zone ?? "UTC"}
          open={openGame}
        />
      </TextsOfDiplomacyGames>
    </Page>
  );
}
